import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities, literal } from '../../db/conditions.ts';
import { transferStatus } from '../../shared/statuses.ts';

type Among = { skuId?: number; goodId?: number; warehouseId?: number };

/** A combination that a transfer of the supplier has on its way; undefined when there is none. */
export async function findInTransit(
  db: Queryable,
  sellerId: number,
  { skuId, goodId, warehouseId }: Among,
): Promise<{ skuId: number; title: string } | undefined> {
  const conditions = [
    sql`t.seller_id = ${sellerId} AND t.status = ${literal(transferStatus.sent)}`,
    ...equalities([
      [skuId, sql`l.sku_id`],
      [goodId, sql`k.good_id`],
    ]),
    ...(warehouseId === undefined
      ? []
      : [sql`${warehouseId}::bigint IN (t.from_warehouse_id, t.to_warehouse_id)`]),
  ];
  const { rows } = await db.execute<{ skuId: number; title: string }>(sql`
    SELECT l.sku_id AS "skuId", sku_title(l.sku_id) AS title
      FROM stock_transfer t JOIN stock_transfer_line l ON l.transfer_id = t.id JOIN sku k ON k.id = l.sku_id
     WHERE ${sql.join(conditions, sql` AND `)} LIMIT 1`);
  return rows[0];
}
