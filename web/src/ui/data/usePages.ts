import { useState } from 'react';

/** What a page answers of itself. */
export interface ShownPage {
  page: number;
  total: number;
  /** Left out where it always is. */
  totalIsExact?: boolean;
  nextCursor?: string | null;
}

/** The pages of a list, of which one is asked for. */
export interface Pages<Variables extends { page: number }> {
  /** With where the page begins, where the one before it was seen. */
  variables: Variables & { cursor?: string };
  /** To be called before another page is asked for, with the one on show. */
  turn: (to: number, shown: ShownPage) => void;
}

/**
 * Pages of a list that grows at its front: the next page begins behind the last row of the page on show, so that nothing
 * is seen twice. A page that is gone to by its number begins where the number says; a negative one counts from the end. Kept
 * until the list is left: Back and Forward show the same pages again; after a reload numbers count.
 */
export function usePages<Variables extends { page: number }>(variables: Variables): Pages<Variables> {
  const { page, ...list } = variables;
  const key = JSON.stringify(list);
  const [lists] = useState(() => new Map<string, Map<number, string>>());
  const begins = lists.get(key);
  const cursor = begins?.get(page);
  return {
    variables: cursor === undefined ? variables : { ...variables, cursor },
    turn: (to, shown) => {
      if (to < page || to < 0) return;
      const next = to === page + 1 && shown.page === page ? shown.nextCursor : null;
      // What was behind it began behind other rows.
      const kept = [...(begins ?? [])].filter(([at]) => at < to);
      lists.set(key, new Map(next ? [...kept, [to, next]] : kept));
    },
  };
}

/** How many pages there are to go to: the last one ends the list, however many rows came in before it meanwhile. */
export function countPages(page: number, pageSize: number, shown: ShownPage): number {
  const count = Math.ceil(shown.total / pageSize);
  if (shown.page !== page || page < 0) return count;
  if (shown.nextCursor) return Math.max(count, page + 1);
  return shown.totalIsExact === false ? page : Math.min(count, page);
}
