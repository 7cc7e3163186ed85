import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';

/** Whose totals are kept, of which of their lists. */
export type ListOf = { ownerId: number; list: 'orders' | 'parcels' | 'refunds' };

/** In rows: from when on totals are kept, how many of the newest are left out, and by how many more they are extended. */
export type Extent = { long: number; leftOut: number; least: number; most: number };
export const CHANGES_AT_ONCE = 20_000;

const TABLES = {
  orders: { table: sql`orders`, facets: sql`order_facets(NULL::orders, r)` },
  parcels: { table: sql`order_package`, facets: sql`parcel_facets(NULL::order_package, r)` },
  refunds: { table: sql`refund`, facets: sql`refund_facets(NULL::refund, r)` },
};
const LISTS = Object.keys(TABLES) as ListOf['list'][];

/** Looks at the owners of so many more orders, and adds their lists that have become long. Returns how many orders there were. */
export async function addLongLists(db: Db, { long }: Extent, atOnce: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO kept_list (owner_id, list) VALUES (0, 'orders') ON CONFLICT DO NOTHING`);
    const { rows } = await tx.execute<{ id: number; owners: { ownerId: number; isSeller: boolean }[] }>(sql`
      WITH seen AS (SELECT covered_id FROM kept_list WHERE owner_id = 0 AND list = 'orders' FOR UPDATE SKIP LOCKED),
           found AS (SELECT o.id, o.account_id, o.seller_id FROM orders o
                      WHERE o.id > (SELECT covered_id FROM seen) ORDER BY o.id LIMIT ${sql.raw(String(atOnce))})
      SELECT (SELECT count(*) FROM found) AS orders, (SELECT max(id) FROM found) AS id,
             (SELECT coalesce(json_agg(x), '[]') FROM (SELECT account_id AS "ownerId", false AS "isSeller" FROM found
                       UNION SELECT seller_id, true FROM found) x) AS owners`);
    const [found] = rows as unknown as [
      { orders: number; id: number | null; owners: { ownerId: number; isSeller: boolean }[] } | undefined,
    ];
    if (!found || found.id === null) return 0;
    for (const list of LISTS) {
      const rowsOf = (owner: string) => sql`
        EXISTS (SELECT FROM ${TABLES[list].table} r WHERE r.${sql.raw(owner)} = x."ownerId" ORDER BY r.id OFFSET ${sql.raw(String(long))} LIMIT 1)`;
      await tx.execute(sql`
        INSERT INTO kept_list (owner_id, list, is_seller)
        SELECT x."ownerId", ${list}, x."isSeller"
          FROM json_to_recordset(${JSON.stringify(found.owners)}::json) AS x ("ownerId" bigint, "isSeller" boolean)
         WHERE NOT EXISTS (SELECT FROM kept_list k WHERE k.owner_id = x."ownerId" AND k.list = ${list})
           AND CASE WHEN x."isSeller" THEN ${rowsOf('seller_id')} ELSE ${rowsOf('account_id')} END
        ON CONFLICT DO NOTHING`);
    }
    await tx.execute(
      sql`UPDATE kept_list SET covered_id = ${found.id}, recorded_id = ${found.id} WHERE owner_id = 0 AND list = 'orders'`,
    );
    return found.orders;
  });
}

/** The lists that are kept, behind the last one. */
export async function keptLists(db: Db, limit: number, last?: ListOf): Promise<ListOf[]> {
  const { rows } = await db.execute<ListOf>(sql`
    SELECT owner_id AS "ownerId", list FROM kept_list
     WHERE owner_id > 0 AND (owner_id, list) > (${last?.ownerId ?? 0}, ${last?.list ?? ''})
     ORDER BY owner_id, list LIMIT ${sql.raw(String(limit))}`);
  return rows;
}

type Kept = { isSeller: boolean; coveredId: number; recordedId: number; knownFrom: number | null };

/** Locks a list while its totals are changed; undefined when another process has it. */
export async function lockKeptList(tx: Tx, { ownerId, list }: ListOf): Promise<Kept | undefined> {
  const { rows } = await tx.execute<Kept>(sql`
    SELECT is_seller AS "isSeller", covered_id AS "coveredId", recorded_id AS "recordedId", known_from AS "knownFrom"
      FROM kept_list WHERE owner_id = ${ownerId} AND list = ${list} FOR UPDATE SKIP LOCKED`);
  return rows[0];
}

function rowsOf({ ownerId, list }: ListOf, { isSeller }: Kept): SQL {
  const owner = isSeller ? sql`seller_id` : sql`account_id`;
  return sql`${TABLES[list].table} r WHERE r.${owner} = ${ownerId}`;
}

/** Has the changes of more rows recorded, all but the newest, which change most. False where that is not worth it yet. */
export async function recordMore(
  tx: Queryable,
  of: ListOf,
  kept: Kept,
  { leftOut, least, most }: Extent,
): Promise<boolean> {
  const { ownerId, list } = of;
  const more = sql`${rowsOf(of, kept)} AND r.id > ${kept.coveredId}`;
  const place = (rows: number, way: 'ASC' | 'DESC') =>
    sql`(SELECT r.id FROM ${more} ORDER BY r.id ${sql.raw(way)} OFFSET ${sql.raw(String(rows))} LIMIT 1)`;
  const { rowCount } = await tx.execute(sql`
    UPDATE kept_list SET recorded_id = least(${place(leftOut, 'DESC')}, ${place(most, 'ASC')})
     WHERE owner_id = ${ownerId} AND list = ${list} AND ${place(least + leftOut, 'ASC')} IS NOT NULL`);
  return rowCount === 1;
}

/** Keeps which transactions may have begun before changes were recorded. To be called once that is committed. */
export async function awaitOlder(tx: Queryable, { ownerId, list }: ListOf): Promise<void> {
  await tx.execute(sql`
    UPDATE kept_list SET known_from = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
     WHERE owner_id = ${ownerId} AND list = ${list}`);
}

/**
 * Extends the totals to the rows whose changes are recorded, once all older transactions have ended. One statement, so that
 * it counts the rows as of the moment of which it removes their changes; what is not seen of it yet stays recorded.
 * @returns whether they have
 */
export async function coverMore(tx: Queryable, of: ListOf, kept: Kept): Promise<boolean> {
  const { ownerId, list } = of;
  const { rowCount } = await tx.execute(sql`
    WITH due AS (
      SELECT k.* FROM kept_list k WHERE k.owner_id = ${ownerId} AND k.list = ${list}
         AND pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= k.known_from
    ), counted AS (
      SELECT f.facet, f.after AS value, count(*) AS rows, min(r.id) AS first_id, max(r.id) AS last_id
        FROM ${TABLES[list].table} r CROSS JOIN LATERAL ${TABLES[list].facets} f
       WHERE r.${kept.isSeller ? sql`seller_id` : sql`account_id`} = ${ownerId} AND r.id > ${kept.coveredId} AND r.id <= ${kept.recordedId}
         AND f.after IS NOT NULL AND EXISTS (SELECT FROM due) GROUP BY 1, 2
    ), gone AS (
      DELETE FROM kept_change c USING due WHERE c.owner_id = due.owner_id AND c.list = due.list AND c.row_id > due.covered_id
    ), added AS (
      INSERT INTO kept_total AS t (owner_id, list, facet, value, rows, first_id, last_id)
      SELECT due.owner_id, due.list, n.facet, n.value, n.rows, n.first_id, n.last_id FROM due, counted n
      ON CONFLICT (owner_id, list, facet, value) DO UPDATE SET rows = t.rows + excluded.rows,
        first_id = least(t.first_id, excluded.first_id), last_id = greatest(t.last_id, excluded.last_id)
    )
    UPDATE kept_list k SET covered_id = k.recorded_id, known_from = NULL FROM due WHERE k.owner_id = due.owner_id AND k.list = due.list`);
  return rowCount === 1;
}

/** Adds changes of covered rows to the totals, at most some of them. Returns how many there were. */
export async function addChanges(tx: Queryable, { ownerId, list }: ListOf): Promise<number> {
  const { rows } = await tx.execute<{ changes: number }>(sql`
    WITH gone AS (
      DELETE FROM kept_change WHERE ctid = ANY (ARRAY (
        SELECT c.ctid FROM kept_change c JOIN kept_list k ON k.owner_id = c.owner_id AND k.list = c.list
         WHERE c.owner_id = ${ownerId} AND c.list = ${list} AND c.row_id <= k.covered_id LIMIT ${sql.raw(String(CHANGES_AT_ONCE))}))
      RETURNING facet, row_id, before, after
    ), added AS (
      INSERT INTO kept_total AS t (owner_id, list, facet, value, rows, first_id, last_id)
      SELECT ${ownerId}, ${list}, g.facet, v.value, sum(v.rows), min(g.row_id), max(g.row_id)
        FROM gone g CROSS JOIN LATERAL (VALUES (g.before, -1), (g.after, 1)) v (value, rows) WHERE v.value IS NOT NULL
       GROUP BY g.facet, v.value
      ON CONFLICT (owner_id, list, facet, value) DO UPDATE SET rows = t.rows + excluded.rows,
        first_id = least(t.first_id, excluded.first_id), last_id = greatest(t.last_id, excluded.last_id)
    )
    SELECT count(*) AS changes FROM gone`);
  return rows[0]?.changes ?? 0;
}
