import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../shared/refusal.ts';

/** Goes up when what stands in a cursor changes; cursors of before are refused. */
const VERSION = 1;

/** A column that a list is sorted by: a whole number, or a moment. */
export type SortColumn = SQL | { moment: SQL };

/** What a list is sorted by. The last of it is different in every row, so that pages never overlap. */
export type Order = {
  /** The list and which of its sorts: a cursor of another one is refused. */
  name: string;
  /** Never null, all in one direction; a whole number that goes the other way is negated. */
  by: readonly SortColumn[];
  descending: boolean;
};

/** Where a row stands in its list: what it is sorted by in whole numbers, moments as microseconds since 1970. */
export type SortKey = readonly number[];

/** Nothing but numbers stands in it, so it tells nothing of anybody. */
export function cursorOf({ name }: Order, key: SortKey): string {
  return Buffer.from(JSON.stringify([VERSION, name, ...key])).toString('base64url');
}

/** Where a cursor points to. Throws CURSOR_INVALID for anything that is not a cursor of this list and sort. */
export function keyOf({ name, by }: Order, cursor: string): SortKey {
  const [version, list, ...key] = partsOf(cursor);
  const fits = key.length === by.length && key.every((value) => Number.isSafeInteger(value));
  if (version !== VERSION || list !== name || !fits) throw new Refusal('CURSOR_INVALID');
  return key as number[];
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/**
 * An id to sort by that no index has. For lists of few rows among many: by the index of the ids a plan may go through those of
 * everybody, from the newest on, until a page of the few is found.
 */
export function unindexed(id: SQL): SQL {
  return sql`(${id} + 0)`;
}

/** The sort key of a row, as a column of it. */
export function sortKey({ by }: Order): SQL<SortKey> {
  return sql<SortKey>`json_build_array(${list(by.map(numberOf))})`;
}

/** Rows behind a place in the list. A comparison of rows, which an index on the columns answers. */
export function behind({ by, descending }: Order, key: SortKey): SQL {
  const columns = by.map((column) => ('moment' in column ? column.moment : column));
  const values = by.map((column, at) => placeOf(column, key[at] ?? 0));
  return sql`(${list(columns)}) ${sql.raw(descending ? '<' : '>')} (${list(values)})`;
}

/** What follows ORDER BY. */
export function sorted({ by, descending }: Order): SQL {
  const columns = by.map((column) => ('moment' in column ? column.moment : column));
  return list(columns.map((column) => (descending ? sql`${column} DESC` : column)));
}

export function orderBy(order: Order): SQL {
  return sql`ORDER BY ${sorted(order)}`;
}

function numberOf(column: SortColumn): SQL {
  return 'moment' in column ? sql`(extract(epoch FROM ${column.moment}) * 1000000)::bigint` : column;
}

function placeOf(column: SortColumn, value: number): SQL {
  return 'moment' in column
    ? sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')`
    : sql`${value}::bigint`;
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
