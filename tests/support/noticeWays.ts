import type { GroupRobotDto, NoticeWaysDto } from '../../api/src/modules/noticeWays/noticeWays.schemas.ts';
import type { WaysGroup } from '../../api/src/modules/noticeWays/waysGroups.ts';
import type { GivenRobot, startGroupRobots } from '../integrations/groupRobots.ts';
import type { Person, TestApi } from './api.ts';

export type SimulatedRobots = Awaited<ReturnType<typeof startGroupRobots>>;
type Caller = Pick<Person, 'call'>;

let robots = 0;

const pathOf = ({ platform, key }: GivenRobot) =>
  ({
    wecom: `/cgi-bin/webhook/send?key=${key}`,
    dingtalk: `/robot/send?access_token=${key}`,
    feishu: `/open-apis/bot/v2/hook/${key}`,
  })[platform];

/** A robot of a group chat that a person has added: in the chat, and in the account. */
export async function robotOf(
  simulated: SimulatedRobots,
  who: Caller,
  groups: readonly WaysGroup[],
  { platform = 'wecom' as const, secret = '' }: { platform?: GivenRobot['platform']; secret?: string } = {},
): Promise<{ id: number; given: GivenRobot }> {
  robots += 1;
  const given = { platform, key: `robot-of-a-person-${robots}`, secret };
  await simulated.put(given);
  const { data } = await who.call<GroupRobotDto>('POST', '/noticeWays/addRobot', {
    ...{ platform, secret, groups, name: `群${robots}` },
    address: simulated.urls[platform] + pathOf(given),
  });
  return { id: data.id, given };
}

/** What a person is told by short messages, in which hours nothing, and when the digest comes. */
export async function saveWays(who: Caller, more: object = {}): Promise<NoticeWaysDto> {
  const body = { smsGroups: [], quietFrom: null, quietTo: null, digestAt: null, ...more };
  return (await who.call<NoticeWaysDto>('PUT', '/noticeWays/save', body)).data;
}

export const waysOf = async (who: Caller) => (await who.call<NoticeWaysDto>('GET', '/noticeWays/find')).data;

/** Runs a scheduled job of a process, as a worker does. */
export async function runJob(api: TestApi, ...names: string[]): Promise<void> {
  for (const name of names)
    await api.app.scheduledJobs.find((job) => job.name === name)?.run(new AbortController().signal);
}

/** Routes what was told, and sends what is due. */
export const sendNotices = (api: TestApi) => runJob(api, 'routeNotices', 'sendToRobots', 'sendNoticeSms');

/** As though the pauses of a robot were over. */
export async function skipPause(api: TestApi, robotId: number): Promise<void> {
  await api.query('UPDATE group_robot SET paused_until = NULL WHERE id = $1', [robotId]);
}
