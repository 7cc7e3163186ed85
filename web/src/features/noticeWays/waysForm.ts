import type {
  GroupRobotPlatform,
  LoadNoticeWaysQuery,
  NoticeGroup,
  NoticeWaysInput,
  RobotRowFragment,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { addRobotText, lowBalanceText, renameText, waysFormText as text } from './noticeWays.text.ts';

export type Ways = LoadNoticeWaysQuery['noticeWays'];
export type Robot = RobotRowFragment;
export type Group = Ways['groups'][number];

/** What a robot or short messages tell: a column of the grid. */
export interface WaysForm {
  smsGroups: readonly NoticeGroup[];
  robots: readonly { id: number; groups: readonly NoticeGroup[] }[];
  quietFrom: string;
  quietTo: string;
  digestAt: string;
}
export type WaysProblems = Partial<Record<'quietTo' | 'digestAt', string>>;

export const blankWays: WaysForm = { smsGroups: [], robots: [], quietFrom: '', quietTo: '', digestAt: '' };

export function waysFormOf({ smsGroups, robots, quietFrom, quietTo, digestAt }: Ways): WaysForm {
  return {
    smsGroups,
    robots: robots.map(({ id, groups }) => ({ id, groups })),
    ...{ quietFrom: quietFrom ?? '', quietTo: quietTo ?? '', digestAt: digestAt ?? '' },
  };
}

export function waysProblems({ quietFrom, quietTo, digestAt, smsGroups, robots }: WaysForm): WaysProblems {
  const isHalf = (quietFrom === '') !== (quietTo === '');
  const isSame = quietFrom !== '' && quietFrom === quietTo;
  const toldSomewhere = [smsGroups, ...robots.map(({ groups }) => groups)].some((groups) =>
    groups.includes('DIGEST'),
  );
  return {
    ...(isHalf && { quietTo: text.quietHalf }),
    ...(isSame && { quietTo: text.quietSame }),
    ...(toldSomewhere && digestAt === '' && { digestAt: text.digestMissing }),
    ...(!toldSomewhere && digestAt !== '' && { digestAt: text.digestNowhere }),
  };
}

export function waysInput({ smsGroups, robots, quietFrom, quietTo, digestAt }: WaysForm): NoticeWaysInput {
  return {
    smsGroups: [...smsGroups],
    robots: robots.map(({ id, groups }) => ({ id, groups: [...groups] })),
    ...{ quietFrom: quietFrom || null, quietTo: quietTo || null, digestAt: digestAt || null },
  };
}

export interface LimitForm {
  limit: string;
}
export const blankLimit: LimitForm = { limit: '' };

export const limitFormOf = ({ lowBalance }: Pick<Ways, 'lowBalance'>): LimitForm => ({
  limit: lowBalance === null ? '' : fenToYuan(lowBalance),
});

/** In fen, as the server takes it. */
const MAX_LIMIT = 1_000_000_000_000;

export function limitProblems({ limit }: LimitForm): { limit?: string } {
  if (limit.trim() === '') return {};
  const fen = parseYuan(limit);
  return fen !== null && fen > 0 && fen <= MAX_LIMIT ? {} : { limit: lowBalanceText.invalid };
}

export const limitOf = ({ limit }: LimitForm): number | null =>
  limit.trim() === '' ? null : parseYuan(limit);

/** A new robot may tell each of these groups. */
export interface NewRobot {
  groups: readonly Group[];
}
export interface RobotForm {
  platform: GroupRobotPlatform;
  address: string;
  secret: string;
  name: string;
  groups: readonly NoticeGroup[];
}
export type RobotProblems = Partial<Record<keyof RobotForm, string>>;

export const blankRobot: RobotForm = { platform: 'WECOM', address: '', secret: '', name: '', groups: [] };

/** What is in the way of work is told to begin with. */
export const robotFormOf = ({ groups }: NewRobot): RobotForm => ({
  ...blankRobot,
  groups: groups.map(({ group }) => group).filter((group) => group === 'SHIPPING' || group === 'AFTER_SALES'),
});

export function robotProblems({ address, name }: RobotForm): RobotProblems {
  return {
    ...(address.trim() === '' && { address: addRobotText.addressMissing }),
    ...(name.trim() === '' && { name: addRobotText.nameMissing }),
  };
}

export interface NameForm {
  name: string;
}
export const blankName: NameForm = { name: '' };
export const nameProblems = ({ name }: NameForm): { name?: string } =>
  name.trim() === '' ? { name: renameText.missing } : {};
