import type { BookFilter } from '../../graphql/generated/graphql.ts';
import { chosen, page, searchParams, text } from '../../lib/searchParams.ts';
import { bookText } from './addressBook.text.ts';

/** Stands for entries without a group: no group can be called so. */
const UNGROUPED = '\u2014';

/** Which entries are listed, as the address has it. */
export const bookParams = searchParams({ keyword: text(50), group: chosen(20), page: page() });

/** What the list is narrowed to, as the graph takes it. */
export function bookFilter({ keyword, group }: { keyword: string; group: string | null }): BookFilter {
  return {
    ...(keyword !== '' && { keyword }),
    ...(group !== null && { group: groupNamed(group) }),
  };
}

/** A group by its choice; empty for none. */
export function groupNamed(choice: string): string {
  return choice === UNGROUPED ? '' : choice;
}

/** The groups to choose from, and to be in none. */
export function groupOptions(groups: readonly { name: string; count: number }[]) {
  return [
    ...groups.map(({ name, count }) => ({ value: name, text: bookText.groupCount(name, count) })),
    { value: UNGROUPED, text: bookText.noGroup },
  ];
}
