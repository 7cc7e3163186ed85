import { groupRobots } from '../../api/src/adapters/groupRobots/groupRobots.ts';
import { readGroupRobots } from '../../api/src/plugins/config.groupRobots.ts';
import { simulatedRobots } from '../../scripts/lib/simulatorKeys.mjs';
import { createSimulators } from '../../simulators/src/app.ts';
import type { ArrivedMessage, SimulatedRobot } from '../../simulators/src/groupRobots/robotBook.ts';
import { APP_ID, keys } from './alipay.ts';

export type GivenRobot = Pick<SimulatedRobot, 'platform' | 'key'> & Partial<SimulatedRobot>;

/** The simulated robots on a port of their own, and the adapter that sends to them as a demo does. */
export async function startGroupRobots({ now = () => new Date() }: { now?: () => Date } = {}) {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const server = await createSimulators({ alipay, now });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const { urls } = readGroupRobots(simulatedRobots(origin).apiEnv);
  const seen = async () =>
    (await (await fetch(`${origin}/robots/api`)).json()) as {
      robots: SimulatedRobot[];
      messages: ArrivedMessage[];
    };
  return {
    origin,
    urls,
    robots: groupRobots({ urls, now }),
    /** Adds a robot, or changes how it takes what it is sent; a field that is wrong is answered. */
    async put(robot: GivenRobot): Promise<string | null> {
      const answer = await fetch(`${origin}/robots/api/putRobot`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(robot),
      });
      return ((await answer.json()) as { error?: string }).error ?? null;
    },
    seen,
    /** The texts that a robot has taken, the newest first. */
    textsOf: async (key: string) =>
      (await seen()).messages.filter((one) => one.key === key).map(({ text }) => text),
    async close() {
      server.server.closeAllConnections();
      await server.close();
    },
  };
}
