import { type SQL, sql } from 'drizzle-orm';

/** What a list is sorted by. The last of it is different in every row, so that pages never overlap. */
export type Order = { by: readonly SQL[]; descending: boolean };

export type Listing = {
  /** What the rows are told apart by, of a table under its alias. */
  id: SQL;
  /** That table, and WHERE with what is on the list. */
  from: SQL;
  order: Order;
  /** A query of one number: how many are on the list. */
  count: SQL;
};

/** Up to here a page is not worth planning a second way to it. */
const NEAR = 1_000;

export function orderBy({ by, descending }: Order): SQL {
  const columns = by.map((column) => (descending ? sql`${column} DESC` : column));
  return sql`ORDER BY ${sql.join(columns, sql`, `)}`;
}

/**
 * Common tables of a list, both as of the same moment: `whole`, with the `total`, and `page`, with the `id` of each row.
 * What else is shown is joined after. A page is read from the end that is nearer, and nothing past the last row.
 */
export function pageOfIds(
  { id, from, order, count }: Listing,
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const [most, before] = [sql.raw(String(limit)), sql.raw(String(offset))];
  const present = sql`greatest(least(${most}, total - ${before}), 0)`;
  const read = (by: Order) => sql`SELECT ${id} FROM ${from} ${orderBy(by)}`;
  const ids =
    offset <= NEAR
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

/** The page itself, of rows that carry the `total`; one behind the end says that there is nothing. */
export function pageOfRows<Row extends { total: number }, Shown>(
  { page, pageSize }: { page: number; pageSize: number },
  rows: readonly Row[],
  show: (row: Row) => Shown,
): { list: Shown[]; total: number; page: number; pageSize: number } {
  return { list: rows.map(show), total: rows[0]?.total ?? 0, page, pageSize };
}
