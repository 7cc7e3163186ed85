import { observeCall } from '../observed.ts';
import { dingtalk } from './dingtalk.ts';
import { feishu } from './feishu.ts';
import { type Robot, RobotError, type RobotPlatform, type RobotProtocol } from './robotProtocol.ts';
import { wecom } from './wecom.ts';

export type GroupRobotsOptions = {
  /** Where each platform is reached: its own host, or that of the simulators in a demo. */
  urls: Record<RobotPlatform, string>;
  timeoutMs?: number;
  now?: () => Date;
};

/** Robots of group chats. A person pastes an address, of which the key alone is kept: messages go to the platform's host. */
export type GroupRobots = {
  /** The key in a robot's address; null where that is not one of the platform's own. */
  keyIn(platform: RobotPlatform, address: string): string | null;
  /** What the addresses of a platform's robots begin with. */
  startOf(platform: RobotPlatform): string;
  /** Whether the platform signs what its robots are sent. */
  isSigned(platform: RobotPlatform): boolean;
  /** Resolves when the platform has taken the message. @throws RobotError */
  send(platform: RobotPlatform, robot: Robot, text: string): Promise<void>;
};

const PROTOCOLS: Record<RobotPlatform, RobotProtocol> = { wecom, dingtalk, feishu };
/** An answer is a handful of bytes. */
const MAX_ANSWER_BYTES = 16 * 1024;

export function groupRobots({
  urls,
  timeoutMs = 8_000,
  now = () => new Date(),
}: GroupRobotsOptions): GroupRobots {
  async function post(
    platform: RobotPlatform,
    path: string,
    body: object,
  ): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(urls[platform] + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      return { status: answer.status, text: text.slice(0, MAX_ANSWER_BYTES) };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new RobotError(platform, 'unreachable', late ? 'TIMEOUT' : 'NO_ANSWER');
    }
  }

  return {
    keyIn: (platform, address) => PROTOCOLS[platform].keyIn(address.trim(), urls[platform]),
    startOf: (platform) => `${new URL(urls[platform]).origin}/`,
    isSigned: (platform) => PROTOCOLS[platform].isSigned,
    send: (platform, robot, text) =>
      observeCall(`${platform}Robot`, 'send', async () => {
        const { request, verdictOf } = PROTOCOLS[platform];
        const { path, body } = request(robot, text, now());
        const answer = await post(platform, path, body);
        const verdict = verdictOf(jsonOf(answer.text));
        if (verdict === null)
          throw new RobotError(
            platform,
            'unreachable',
            answer.status === 200 ? 'BAD_ANSWER' : `HTTP_${answer.status}`,
          );
        if (verdict.failure) throw new RobotError(platform, verdict.failure, verdict.code);
      }),
  };
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
