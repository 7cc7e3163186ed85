import type { Actor } from '../../shared/actor.ts';
import { seesMoney } from '../../shared/rights.ts';
import { groupsFor, NOTICE_GROUPS, type NoticeGroup, noticeGroups } from '../notices/personNoticeKinds.ts';

/** What can be told by other ways than the bell: groups of notices, and the digest of a day. */
export type WaysGroup = NoticeGroup | 'digest';
export const waysGroups: WaysGroup[] = [...noticeGroups, 'digest'];

const DIGEST = '昨日的订单、发货，待处理的异常和退款';

/** What a group is called, and what it tells somebody: the digest has the balance only of who sees money. */
export function namesOf(
  group: WaysGroup,
  actor: Pick<Actor, 'token' | 'member'> = {},
): { name: string; about: string } {
  if (group !== 'digest') return NOTICE_GROUPS[group];
  return { name: '每日摘要', about: seesMoney(actor) ? `${DIGEST}，余额` : DIGEST };
}

/** The groups of which a person is told anything. */
export function waysGroupsFor(actor: Pick<Actor, 'kind' | 'token' | 'member'>): WaysGroup[] {
  return [...groupsFor(actor), 'digest'];
}
