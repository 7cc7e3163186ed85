import { ProviderError, type ProviderErrorReason } from '../providerError.ts';

export const robotPlatforms = ['wecom', 'dingtalk', 'feishu'] as const;
export type RobotPlatform = (typeof robotPlatforms)[number];

/** What its address ends with, and what its messages are signed with; empty where they are not. */
export type Robot = { key: string; secret: string };

/**
 * Why a message was not taken: the robot is gone; it refuses us by signature, keyword or address until somebody changes
 * something; it is asked too often; the platform is busy; the message itself is refused; no trustworthy answer.
 */
export type RobotFailure =
  | 'gone'
  | 'sign'
  | 'keyword'
  | 'address'
  | 'limited'
  | 'busy'
  | 'refused'
  | 'unreachable';

/** A failed call. Safe to log: it holds neither the robot's key nor what was sent. */
export class RobotError extends ProviderError {
  readonly failure: RobotFailure;

  constructor(platform: RobotPlatform, failure: RobotFailure, code: string) {
    super(`${platform}Robot`, reasonOf(failure), code);
    this.name = 'RobotError';
    this.failure = failure;
  }
}

function reasonOf(failure: RobotFailure): ProviderErrorReason {
  if (failure === 'limited') return 'limited';
  return failure === 'unreachable' || failure === 'busy' ? 'unreachable' : 'refused';
}

/** What a platform has answered; `failure` is null where it took the message. */
export type Verdict = { failure: RobotFailure | null; code: string };

/** How one platform's robots are spoken to. All answer 200 whatever they decide: the body says it. */
export type RobotProtocol = {
  isSigned: boolean;
  /** The key in the address of a robot at `base`; null where it is no such address. */
  keyIn(address: string, base: string): string | null;
  request(robot: Robot, text: string, now: Date): { path: string; body: object };
  /** Null where it is no answer of the platform's. */
  verdictOf(answer: Record<string, unknown>): Verdict | null;
};

const KEY = /^[\w-]{16,128}$/;

/** The key that stands in an address at a place of a platform's own host, and nowhere else. */
export function keyAt(
  address: string,
  base: string,
  path: string,
  read: (url: URL) => string | null,
): string | null {
  const [url, place] = [URL.parse(address), URL.parse(base + path)];
  if (!url || !place || url.origin !== place.origin || url.username !== '' || url.password !== '')
    return null;
  if (url.pathname !== place.pathname && !(path.endsWith('/') && url.pathname.startsWith(place.pathname)))
    return null;
  const key = read(url);
  return key !== null && KEY.test(key) ? key : null;
}
