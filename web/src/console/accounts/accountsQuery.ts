import { toTimeFilter } from '../../lib/days.ts';
import { day, keyOf, oneOf, page, type QueryOf, searchParams, text } from '../../lib/searchParams.ts';
import type { ListAccountsQueryVariables } from '../graphql/generated/graphql.ts';
import { kindNames, statusNames } from './accounts.text.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const PHONE = /^1\d{10}$/;
const SHORTEST_NAME = 2;
const PAGE_SIZE = 20;

/** Which accounts are listed, as the address has it. */
export const accountsParams = searchParams({
  keyword: text(30),
  kind: keyOf(kindNames),
  status: keyOf(statusNames),
  level: oneOf(LEVELS),
  from: day(),
  to: day(),
  page: page(),
});

/** A whole phone is looked up as one; anything else is part of a name. */
export function accountsVariables(query: QueryOf<typeof accountsParams>): ListAccountsQueryVariables {
  const { keyword, kind, status, level, from, to, page: at } = query;
  const { startAt, endAt } = toTimeFilter({ from, to });
  const isName = !PHONE.test(keyword) && [...keyword].length >= SHORTEST_NAME;
  return {
    filter: {
      ...(PHONE.test(keyword) && { phone: keyword }),
      ...(isName && { name: keyword }),
      ...(kind && { kind }),
      ...(status && { status }),
      ...(level && { level }),
      ...(startAt && { from: startAt }),
      ...(endAt && { to: endAt }),
    },
    page: at,
    pageSize: PAGE_SIZE,
  };
}
