import { type SQL, sql } from 'drizzle-orm';

/** A LIKE pattern for texts that hold `part`, taken literally. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
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

/** Rows whose search text holds the keyword. */
export function found(keyword: string, searchText: SQL): SQL {
  return sql`${searchText} LIKE ${containing(keyword.toLowerCase())}`;
}
