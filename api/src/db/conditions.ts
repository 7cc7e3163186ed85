import { type SQL, sql } from 'drizzle-orm';
import { type SearchWord, searchWordsOf } from '../shared/searchWords.ts';

/** A LIKE pattern for texts that hold the parts one after another, taken literally. */
export function containing(...parts: string[]): string {
  return `%${parts.map((part) => part.replace(/[\\%_]/g, (sign) => `\\${sign}`)).join('%')}%`;
}

/** `column = value` for every value that a filter gives. */
export function equalities(filters: readonly [value: number | undefined, column: SQL][]): SQL[] {
  return filters.flatMap(([value, column]) => (value === undefined ? [] : [sql`${column} = ${value}`]));
}

/** Only the rows with these ids, where any are given. */
export function among(column: SQL, ids: readonly number[] | undefined): SQL[] {
  return ids ? [sql`${column} = ANY (${`{${ids.join(',')}}`}::bigint[])`] : [];
}

/** From `startAt` on, up to but without `endAt`, as far as they are given. */
export function within(column: SQL, { startAt, endAt }: { startAt?: string; endAt?: string }): SQL[] {
  return [...(startAt ? [sql`${column} >= ${startAt}`] : []), ...(endAt ? [sql`${column} < ${endAt}`] : [])];
}

/** Rows whose search text has every word of the keyword, in any order. */
export function found(keyword: string, searchText: SQL): SQL {
  const words = searchWordsOf(keyword).map((ways) => {
    const patterns = ways.map((parts) => containing(...parts));
    // One text however many ways there are: it may be prepared.
    return sql`${isIndexed(ways) ? searchText : sql`(${searchText} || '')`} LIKE ANY (${sql.param(patterns)}::text[])`;
  });
  return words.length > 0 ? sql.join(words, sql` AND `) : sql`true`;
}

/** The index knows three signs in a row. Asked for less it reads all of itself, for the sake of the other words too. */
function isIndexed(ways: SearchWord): boolean {
  return ways.every((parts) => parts.some((part) => [...part].length >= 3));
}
