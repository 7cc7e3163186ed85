import { type SQL, sql } from 'drizzle-orm';
import type { Page, Paging, Total } from '../shared/paging.ts';
import type { Queryable } from './client.ts';
import { onlyIf } from './conditions.ts';
import { behind, cursorOf, keyOf, type Order, orderBy, type SortKey } from './cursors.ts';

export {
  behind,
  type Order,
  orderBy,
  type SortColumn,
  type SortKey,
  sorted,
  sortKey,
  unindexed,
} from './cursors.ts';

/** Up to here rows are counted one by one; of more it is said that there are more. */
const COUNTED_AT_MOST = 10_000;

/** Which rows of a list make up a page: behind a cursor, or so many pages from one of its ends. */
export type Window = {
  page: number;
  pageSize: number;
  /** How its rows are read: from the end, where that is what the page is counted from. */
  order: Order;
  /** What the cursor points to. */
  key: SortKey | undefined;
  /** A condition: what stands behind it; true without one. */
  after: SQL;
  /** LIMIT and OFFSET. One row more than is shown says whether there is another page; from the end that is known. */
  limit: number;
  offset: number;
};

/** Refuses with CURSOR_INVALID what is no cursor of this list and sort. */
export function windowOf({ page = 1, cursor, ...paging }: Paging, order: Order, defaultSize = 20): Window {
  const pageSize = paging.pageSize ?? defaultSize;
  if (cursor !== undefined) {
    const key = keyOf(order, cursor);
    return { page, pageSize, order, key, after: behind(order, key), limit: pageSize + 1, offset: 0 };
  }
  const from = { page, pageSize, key: undefined, after: sql`true` };
  return page < 0
    ? { ...from, order: reversed(order), limit: pageSize, offset: (-page - 1) * pageSize }
    : { ...from, order, limit: pageSize + 1, offset: (page - 1) * pageSize };
}

function reversed(order: Order): Order {
  return { ...order, descending: !order.descending };
}

/** A row of a list that is sorted by its id alone, or one with its `sortKey`. */
type Placed = { id: number } | { sortKey: SortKey };

/** The page of the rows that were read by a window, in its order; a `total` that is a number is exact. */
export function pageOfRows<Row extends Placed, Shown>(
  { page, pageSize, order, key }: Window,
  rows: readonly Row[],
  total: number | Total,
  show: (row: Row) => Shown,
): Page<Shown> {
  const fromEnd = !key && page < 0;
  const shown = fromEnd ? rows.toReversed() : rows.slice(0, pageSize);
  const cursors = shown.map((row) => cursorOf(order, 'sortKey' in row ? row.sortKey : [row.id]));
  const hasNext = fromEnd ? page < -1 : rows.length > pageSize;
  const nextCursor = (hasNext && cursors.at(-1)) || null;
  const totals = typeof total === 'number' ? { total, totalIsExact: true } : total;
  return { list: shown.map(show), ...totals, page, pageSize, nextCursor, cursors };
}

const READ_AT_MOST = sql.raw(String(COUNTED_AT_MOST + 1));

/** A query of one number, `total`: the rows of FROM and WHERE, counted no further than is told. */
function countRows(from: SQL): SQL {
  return sql`SELECT count(*) AS total FROM (SELECT ${from} LIMIT ${READ_AT_MOST}) counted`;
}

/** The same of what each row stands for, one or more. */
export function sumRows(number: SQL, from: SQL): SQL {
  return sql`SELECT coalesce(sum(n), 0) AS total FROM (SELECT ${number} ${from} LIMIT ${READ_AT_MOST}) counted (n)`;
}

/** Counts the rows of FROM and WHERE, no further than is told; 0 where nobody asked. */
export async function countTold(db: Queryable, from: SQL, isCounted = true): Promise<Total> {
  const [total] = isCounted ? await countEachTold(db, [from]) : [];
  return total ?? { total: 0, totalIsExact: true };
}

/** The same of several, in one statement and in their order. */
export async function countEachTold(db: Queryable, each: readonly SQL[]): Promise<Total[]> {
  const counts = sql.join(
    each.map((from) => sql`(${countRows(from)})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ counted: number[] }>(
    sql`SELECT json_build_array(${counts}) AS counted`,
  );
  return (rows[0]?.counted ?? []).map((counted) => ({
    total: Math.min(counted, COUNTED_AT_MOST),
    totalIsExact: counted <= COUNTED_AT_MOST,
  }));
}

/** What rows of `countedPage` have besides what is shown. */
export type Counted = { total: number; sortKey: SortKey };
/** The same of `pageOfIds`. */
export type Listed = Total & { sortKey: SortKey };

/** The same of rows that carry the `total`, of which there is always one: without an `id` on an empty page. */
export function pageOfListed<Row extends { id: number }, Shown>(
  window: Window,
  rows: readonly (Row & Listed)[],
  show: (row: Row) => Shown,
): Page<Shown> {
  const found = rows.filter(({ id }) => id !== null);
  const { total, totalIsExact } = rows[0] ?? { total: 0, totalIsExact: true };
  return pageOfRows(window, found, { total, totalIsExact }, (row) => {
    const { total: _total, totalIsExact: _exact, sortKey: _key, ...shown } = row;
    return show(shown as unknown as Row);
  });
}

export type Listing = {
  /** What the rows are told apart by, of a table under its alias. */
  id: SQL;
  /** That table, and WHERE with what is on the list. */
  from: SQL;
  /** A query of one number: how many are on the list, more than 10,000 where there may be more. */
  count?: SQL;
  /** A query of one number: how many are on the list, null where that is not kept. */
  kept?: SQL | undefined;
  /** Whether anybody asked how many there are; the `total` is 0 otherwise. */
  isCounted?: boolean;
  /**
   * A query of ids: those on the list among the newest rows, where finding the rest is expensive and the list long. Read
   * first, and alone where they fill the page.
   */
  newest?: SQL | undefined;
};

/** What a list shows of `whole`. */
export const TOTALS: SQL = sql`total, exact AS "totalIsExact"`;

/**
 * A page of rows `g` with the `total` of all, 0 where nobody asked; `from` is FROM and WHERE of these. For lists that are
 * found whole anyway.
 */
export function countedPage(from: SQL, { order, after, limit, offset }: Window, isCounted = true): SQL {
  const total = isCounted ? sql`count(*) OVER ()` : sql`0`;
  return sql`
    SELECT * FROM (SELECT g.*, ${total} AS total ${from}) g WHERE ${after}
     ${orderBy(order)} LIMIT ${limit} OFFSET ${offset}`;
}

/** The total that rows of `countedPage` carry; where there are none, it is counted. */
export async function totalOf(
  db: Queryable,
  { key, offset }: Window,
  rows: readonly { total: number }[],
  from: SQL,
  isCounted = true,
): Promise<number> {
  if (!isCounted) return 0;
  if (rows[0]) return rows[0].total;
  if (!key && offset === 0) return 0;
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*) AS total ${from}`);
  return counted.rows[0]?.total ?? 0;
}

/** Rows of a long list among which a page is looked for first, and how many are enough to say that there are more. */
export const NEWEST_READ = 2_000;
const NEWEST_FOUND = 200;

/** The newest of the rows of FROM and WHERE, under the same alias; of those that pass a condition, their ids. */
export function newestOf({ id, alias, from, where }: Record<'id' | 'alias' | 'from' | 'where', SQL>): SQL {
  return sql`
    SELECT ${id} FROM (SELECT ${alias}.* FROM ${from} ORDER BY ${id} DESC LIMIT ${sql.raw(String(NEWEST_READ))}) ${alias} WHERE ${where}`;
}

/** Up to here a page is not worth planning a second way to it. */
const NEAR = 1_000;

/**
 * Common tables of a list, both as of the same moment: `whole`, with `TOTALS`, and `page`, with the `id` of each row.
 * What else is shown is joined after, and sorted as the window says. A page is read from the end that is nearer, and
 * nothing past the last row as far as that is known; behind a cursor nothing before it.
 */
export function pageOfIds(
  {
    id,
    from,
    count = countRows(sql`FROM ${from}`),
    kept = sql`NULL::bigint`,
    newest,
    isCounted = true,
  }: Listing,
  { order, after, key, limit, offset }: Window,
): SQL {
  const [most, before, counted] = [limit, offset, COUNTED_AT_MOST].map((number) => sql.raw(String(number)));
  // Of a far page the nearer end is looked for by the total.
  const isTold = isCounted || offset > NEAR;
  const present = sql`CASE WHEN exact THEN greatest(least(${most}, total - ${before}), 0) ELSE ${most} END`;
  const read = (by: Order) => sql`SELECT ${id} FROM ${from} AND ${after} ${orderBy(by)}`;
  const isEnough = newest
    ? sql`(SELECT count(*) >= ${key ? most : sql`${before} + ${most}`} FROM newest)`
    : sql`false`;
  const isBehindMiddle = sql`exact AND total / 2 < ${before}`;
  const found = key
    ? sql`${read(order)} LIMIT ${most}`
    : offset <= NEAR
      ? sql`${read(order)} LIMIT (SELECT ${present} FROM whole) OFFSET ${before}`
      : sql`
        (${read(order)} LIMIT (SELECT CASE WHEN ${isBehindMiddle} THEN 0 ELSE ${present} END FROM whole) OFFSET ${before})
        UNION ALL
        (${read(reversed(order))}
         LIMIT (SELECT CASE WHEN ${isBehindMiddle} THEN ${present} ELSE 0 END FROM whole)
         OFFSET (SELECT greatest(total - ${before} - ${most}, 0) FROM whole))`;
  const ids =
    newest && !key
      ? sql`
        (SELECT id FROM newest WHERE ${isEnough} ORDER BY id DESC LIMIT ${most} OFFSET ${before})
        UNION ALL
        (SELECT id FROM (${found}) found (id) WHERE NOT ${isEnough})`
      : found;
  return sql`
    ${newest ? sql`newest (id) AS MATERIALIZED (${newest} LIMIT ${sql.raw(String(Math.max(NEWEST_FOUND, offset + limit)))}),` : sql``}
    kept (total) AS MATERIALIZED (SELECT ${onlyIf(isTold, sql`(${kept})`)}),
    enough (total) AS MATERIALIZED (SELECT ${newest ? sql`CASE WHEN ${isEnough} AND total IS NULL THEN (SELECT count(*) FROM newest) END` : sql`NULL::bigint`} FROM kept),
    counted (total) AS MATERIALIZED (SELECT ${onlyIf(isTold, sql`coalesce(kept.total, enough.total, (${count}))`, sql`0`)} FROM kept, enough),
    whole (total, exact) AS MATERIALIZED (
      SELECT CASE WHEN told.exact THEN told.total ELSE least(told.total, ${counted}) END, told.exact
        FROM (SELECT counted.total, ${isTold} AND (kept.total IS NOT NULL OR enough.total IS NULL AND counted.total <= ${counted}) AS exact
                FROM kept, enough, counted) told),
    page AS (SELECT id FROM (${ids}) ids (id) LIMIT ${most})`;
}
