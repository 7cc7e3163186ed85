export const ROBOT_PLATFORMS = ['wecom', 'dingtalk', 'feishu'] as const;
export type RobotPlatform = (typeof ROBOT_PLATFORMS)[number];

/** How a robot takes what it is sent: as it should, or as platforms do on a bad day. */
export const MOODS = [
  'well',
  'limited',
  'wrongSign',
  'keywordRefused',
  'removed',
  'down',
  'garbage',
] as const;
export type Mood = (typeof MOODS)[number];

export type SimulatedRobot = {
  platform: RobotPlatform;
  key: string;
  /** What messages must be signed with; empty where they are not. */
  secret: string;
  /** What a message must hold; empty for anything. */
  keyword: string;
  mood: Mood;
};
export type ArrivedMessage = { platform: RobotPlatform; key: string; text: string; at: Date };

const MINUTE_MS = 60_000;
const KEPT = 200;
/** Messages that a robot takes in a minute. */
const A_MINUTE: Record<RobotPlatform, number> = { wecom: 20, dingtalk: 20, feishu: 100 };

/** The robots of all group chats, and what has arrived there. */
export function robotBook(now: () => Date) {
  const robots = new Map<string, SimulatedRobot>();
  const arrived: ArrivedMessage[] = [];
  const taken = new Map<SimulatedRobot, number[]>();
  const nameOf = (platform: RobotPlatform, key: string) => `${platform} ${key}`;
  const put = (robot: SimulatedRobot) => void robots.set(nameOf(robot.platform, robot.key), robot);

  for (const platform of ROBOT_PLATFORMS)
    put({
      ...{ platform, key: `development-${platform}-robot`, keyword: '', mood: 'well' },
      secret: platform === 'wecom' ? '' : 'development-secret',
    });

  return {
    put,
    all: (): readonly SimulatedRobot[] => [...robots.values()],
    find: (platform: RobotPlatform, key: string) => robots.get(nameOf(platform, key)),
    arrived: (): readonly ArrivedMessage[] => arrived,

    /** Whether one more message is within what the robot takes in a minute. */
    mayTake(robot: SimulatedRobot): boolean {
      const recent = (taken.get(robot) ?? []).filter((at) => at > now().getTime() - MINUTE_MS);
      taken.set(robot, recent);
      return recent.length < A_MINUTE[robot.platform];
    },

    take(robot: SimulatedRobot, text: string): void {
      taken.get(robot)?.push(now().getTime());
      arrived.unshift({ platform: robot.platform, key: robot.key, text, at: now() });
      arrived.length = Math.min(arrived.length, KEPT);
    },
  };
}

export type RobotBook = ReturnType<typeof robotBook>;
