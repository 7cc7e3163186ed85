import type { Actor } from '../../shared/actor.ts';
import { groupsFor, NOTICE_GROUPS, type NoticeGroup, noticeGroups } from '../notices/personNoticeKinds.ts';

/** What can be told by other ways than the bell: groups of notices, and the digest of a day. */
export type WaysGroup = NoticeGroup | 'digest';
export const waysGroups: WaysGroup[] = [...noticeGroups, 'digest'];

const DIGEST = { name: '每日摘要', about: '昨日的订单、发货，待处理的异常和退款，余额' };

export function namesOf(group: WaysGroup): { name: string; about: string } {
  return group === 'digest' ? DIGEST : NOTICE_GROUPS[group];
}

/** The groups of which a person is told anything. */
export function waysGroupsFor(actor: Pick<Actor, 'kind' | 'token' | 'member'>): WaysGroup[] {
  return [...groupsFor(actor), 'digest'];
}
