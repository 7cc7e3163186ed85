import type { BookFilter } from '../../graphql/generated/graphql.ts';
import { chosen, page, searchParams, text } from '../../lib/searchParams.ts';

/** Stands for entries without a group: no group can be called so. */
export const UNGROUPED = '\u2014';

/** Which entries are listed, as the address has it. */
export const bookParams = searchParams({ keyword: text(50), group: chosen(20), page: page() });

/** What the list is narrowed to, as the graph takes it. */
export function bookFilter({ keyword, group }: { keyword: string; group: string | null }): BookFilter {
  return {
    ...(keyword !== '' && { keyword }),
    ...(group !== null && { group: group === UNGROUPED ? '' : group }),
  };
}
