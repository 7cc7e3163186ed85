import type { InviteeFilter, UserProfitFilter } from '../../graphql/generated/graphql.ts';
import { toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { day, fixed, id, oneOf, page, type QueryOf, searchParams, text } from '../../lib/searchParams.ts';

export const TABS = ['members', 'markUps', 'league', 'simulator'] as const;
export type PromotionTab = (typeof TABS)[number];

export const PAGE_SIZE = 20;
export const MAX_KEYWORD = 30;

/** Which part of the page is shown. */
export const tabParams = searchParams({ tab: oneOf(TABS, 'members') });

/** Which of the invited a list shows. */
export const membersParams = searchParams({
  ...{ from: day(), to: day() },
  keyword: text(MAX_KEYWORD),
  page: page(),
});

/** Which amounts a list shows. */
export const markUpsParams = searchParams({
  tab: fixed('markUps'),
  ...{ userId: id(), goodId: id() },
  keyword: text(MAX_KEYWORD),
  page: page(),
});

export type MembersQuery = QueryOf<typeof membersParams>;
export type MarkUpsQuery = QueryOf<typeof markUpsParams>;

/** The search part of the address of the amounts of one member or of one of the goods. */
export function markUpsOf(one: { userId: number } | { goodId: number }): string {
  return markUpsParams.write({ ...markUpsParams.initial, ...one });
}

export function membersFilter({ from, to, keyword }: MembersQuery): InviteeFilter {
  return { ...toTimeFilter({ from, to }), ...given({ keyword }) };
}

export function markUpsFilter({ userId, goodId, keyword }: MarkUpsQuery): UserProfitFilter {
  return given({ userId, goodId, keyword });
}
