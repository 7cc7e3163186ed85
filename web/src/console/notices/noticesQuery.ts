import { keyOf, page, type QueryOf, scope, searchParams, text } from '../../lib/searchParams.ts';
import type { ListNoticesQueryVariables, NoticeState } from '../graphql/generated/graphql.ts';
import { audienceNames, listText, stateNames, TITLE_MAX, typeNames } from './notices.text.ts';

export type NoticeTab = NoticeState | 'ALL';
export const tabNames: Record<NoticeTab, string> = { ALL: listText.all, ...stateNames };

const PAGE_SIZE = 20;

/** Which notices are listed, as the address has it. */
export const noticesParams = searchParams({
  tab: scope(keyOf<NoticeTab>(tabNames, 'ALL')),
  keyword: text(TITLE_MAX),
  type: keyOf(typeNames),
  audience: keyOf(audienceNames),
  page: page(),
});

export function noticesVariables(query: QueryOf<typeof noticesParams>): ListNoticesQueryVariables {
  const { tab, keyword, type, audience, page: at } = query;
  return {
    filter: {
      ...(tab !== 'ALL' && { state: tab }),
      ...(keyword && { title: keyword }),
      ...(type && { type }),
      ...(audience && { audience }),
    },
    page: at,
    pageSize: PAGE_SIZE,
  };
}
