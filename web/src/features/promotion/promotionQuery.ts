import type { InviteeFilter, UserProfitFilter } from '../../graphql/generated/graphql.ts';
import { type DateRange, readDateRange, toTimeFilter } from '../../lib/days.ts';
import { readId, readPage, writeSearch } from '../../lib/page.ts';

export const TABS = ['members', 'markUps', 'league', 'simulator'] as const;
export type PromotionTab = (typeof TABS)[number];

export const PAGE_SIZE = 20;
export const KEYWORD_MAX = 30;

/** Which of the invited a list shows, as its address says it; '' for what is left open. */
export interface MembersQuery extends DateRange {
  keyword: string;
}

/** Which amounts a list shows; '' and null for what is left open. */
export interface MarkUpsQuery {
  userId: number | null;
  goodId: number | null;
  keyword: string;
}

export const anyMembers: MembersQuery = { from: '', to: '', keyword: '' };
export const anyMarkUps: MarkUpsQuery = { userId: null, goodId: null, keyword: '' };

/** Which part of the page an address shows; what makes no sense counts as the first. */
export function readTab(params: URLSearchParams): PromotionTab {
  return TABS.find((tab) => tab === params.get('tab')) ?? 'members';
}

/** The search part of the address of a part of the page. */
export function writeTab(tab: PromotionTab): string {
  return writeSearch({ tab: tab === 'members' ? undefined : tab });
}

export function readMembers(params: URLSearchParams): { query: MembersQuery; page: number } {
  return { query: { ...readDateRange(params), keyword: readKeyword(params) }, page: readPage(params) };
}

export function readMarkUps(params: URLSearchParams): { query: MarkUpsQuery; page: number } {
  const query = {
    userId: readId(params.get('userId')),
    goodId: readId(params.get('goodId')),
    keyword: readKeyword(params),
  };
  return { query, page: readPage(params) };
}

function readKeyword(params: URLSearchParams): string {
  return (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX);
}

/** The search part of the address of a list of the invited, without what is left open. */
export function writeMembers({ from, to, keyword }: MembersQuery, page = 1): string {
  return writeSearch({ from, to, keyword }, page);
}

export function writeMarkUps({ userId, goodId, keyword }: MarkUpsQuery, page = 1): string {
  const ids = { userId: userId?.toString(), goodId: goodId?.toString() };
  return writeSearch({ tab: 'markUps', ...ids, keyword }, page);
}

/** Whether anything is left out. */
export function isNarrowed(query: MembersQuery | MarkUpsQuery): boolean {
  return Object.values(query).some(Boolean);
}

export function membersFilter({ keyword, ...days }: MembersQuery): InviteeFilter {
  return { ...toTimeFilter(days), ...(keyword && { keyword }) };
}

export function markUpsFilter({ userId, goodId, keyword }: MarkUpsQuery): UserProfitFilter {
  return {
    ...(userId !== null && { userId }),
    ...(goodId !== null && { goodId }),
    ...(keyword && { keyword }),
  };
}
