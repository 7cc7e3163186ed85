import { type SQL, sql } from 'drizzle-orm';
import type { Page, Paging } from '../shared/paging.ts';
import type { Queryable } from './client.ts';
import { behind, cursorOf, keyOf, type Order, orderBy, type SortKey } from './cursors.ts';

export {
  behind,
  type Order,
  orderBy,
  type SortColumn,
  type SortKey,
  sortKey,
  unindexed,
} from './cursors.ts';

/** Which rows of a list make up a page: behind a cursor, or so many pages further on. */
export type Window = {
  page: number;
  pageSize: number;
  order: Order;
  /** What the cursor points to. */
  key: SortKey | undefined;
  /** A condition: what stands behind it; true without one. */
  after: SQL;
  /** LIMIT and OFFSET. One row more than is shown says whether there is another page. */
  limit: number;
  offset: number;
};

/** Refuses with CURSOR_INVALID what is no cursor of this list and sort. */
export function windowOf({ page = 1, cursor, ...paging }: Paging, order: Order, defaultSize = 20): Window {
  const pageSize = paging.pageSize ?? defaultSize;
  const key = cursor === undefined ? undefined : keyOf(order, cursor);
  return {
    page,
    pageSize,
    order,
    key,
    after: key ? behind(order, key) : sql`true`,
    limit: pageSize + 1,
    offset: key ? 0 : (page - 1) * pageSize,
  };
}

/** A row of a list that is sorted by its id alone, or one with its `sortKey`. */
type Placed = { id: number } | { sortKey: SortKey };

/** The page of the rows that were read by a window. */
export function pageOfRows<Row extends Placed, Shown>(
  { page, pageSize, order }: Window,
  rows: readonly Row[],
  total: number,
  show: (row: Row) => Shown,
): Page<Shown> {
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const nextCursor = last ? cursorOf(order, 'sortKey' in last ? last.sortKey : [last.id]) : null;
  return { list: shown.map(show), total, page, pageSize, nextCursor };
}

/** What rows of `pageOfIds` and of `countedPage` have besides what is shown. */
export type Counted = { total: number; sortKey: SortKey };

/** The same of rows that carry the `total`, of which there is always one: without an `id` on an empty page. */
export function pageOfListed<Row extends { id: number }, Shown>(
  window: Window,
  rows: readonly (Row & Counted)[],
  show: (row: Row) => Shown,
): Page<Shown> {
  const found = rows.filter(({ id }) => id !== null);
  return pageOfRows(window, found, rows[0]?.total ?? 0, ({ total: _total, sortKey: _key, ...row }) =>
    show(row as unknown as Row),
  );
}

export type Listing = {
  /** What the rows are told apart by, of a table under its alias. */
  id: SQL;
  /** That table, and WHERE with what is on the list. */
  from: SQL;
  /** A query of one number: how many are on the list. */
  count: SQL;
};

/** A page of rows `g` with the `total` of all; `from` is FROM and WHERE of these. For lists that are found whole anyway. */
export function countedPage(from: SQL, { order, after, limit, offset }: Window): SQL {
  return sql`
    SELECT * FROM (SELECT g.*, count(*) OVER () AS total ${from}) g WHERE ${after}
     ${orderBy(order)} LIMIT ${limit} OFFSET ${offset}`;
}

/** The total that rows of `countedPage` carry; where there are none, it is counted. */
export async function totalOf(
  db: Queryable,
  { key, offset }: Window,
  rows: readonly { total: number }[],
  from: SQL,
): Promise<number> {
  if (rows[0]) return rows[0].total;
  if (!key && offset === 0) return 0;
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*) AS total ${from}`);
  return counted.rows[0]?.total ?? 0;
}

/** Up to here a page is not worth planning a second way to it. */
const NEAR = 1_000;

/**
 * Common tables of a list, both as of the same moment: `whole`, with the `total`, and `page`, with the `id` of each row.
 * What else is shown is joined after. A page is read from the end that is nearer, and nothing past the last row; behind
 * a cursor nothing before it.
 */
export function pageOfIds({ id, from, count }: Listing, window: Window): SQL {
  const { order, after, key, limit, offset } = window;
  const [most, before] = [sql.raw(String(limit)), sql.raw(String(offset))];
  const present = sql`greatest(least(${most}, total - ${before}), 0)`;
  const read = (by: Order) => sql`SELECT ${id} FROM ${from} AND ${after} ${orderBy(by)}`;
  const ids = key
    ? sql`${read(order)} LIMIT ${most}`
    : offset <= NEAR
      ? sql`${read(order)} LIMIT (SELECT ${present} FROM whole) OFFSET ${before}`
      : sql`
        (${read(order)} LIMIT (SELECT CASE WHEN total / 2 < ${before} THEN 0 ELSE ${present} END FROM whole) OFFSET ${before})
        UNION ALL
        (${read({ ...order, descending: !order.descending })}
         LIMIT (SELECT CASE WHEN total / 2 < ${before} THEN ${present} ELSE 0 END FROM whole)
         OFFSET (SELECT greatest(total - ${before} - ${most}, 0) FROM whole))`;
  return sql`
    whole (total) AS MATERIALIZED (${count}),
    page AS (SELECT id FROM (${ids}) ids (id) LIMIT ${most})`;
}
