import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { returnedGoods } from '../../shared/statuses.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';

/** Cases `c` of a parcel whose goods came back, and stay, though the case gave no refund of them. */
const KEPT_GOODS = sql`c.goods IN (1, 2) AND c.outcome IS DISTINCT FROM 'refunded'`;

/** Whether all that was in a parcel is back already. */
export const isAllBack = (packageId: SQL): SQL =>
  sql`EXISTS (SELECT FROM after_sale_case c WHERE c.package_id = ${packageId} AND c.items IS NULL AND ${KEPT_GOODS})`;

export async function areGoodsBack(db: Queryable, packageId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`SELECT ${isAllBack(sql`${packageId}`)} AS is`);
  return rows[0]?.is === true;
}

/** Pieces that are back, of a bundle what it was made of: of a parcel without those that cases have kept. */
const piecesLeft = (orderId: number, packageId: number): SQL => sql`
  SELECT h.sku_id, h.pieces - coalesce(x.pieces, 0) AS pieces
    FROM orders o CROSS JOIN LATERAL pieces_of(o, ARRAY[${packageId}::bigint]) h
    LEFT JOIN (
      SELECT coalesce(b.part_sku_id, l.sku_id) AS sku_id, sum(l.num * coalesce(b.num, 1))::integer AS pieces
        FROM after_sale_case c CROSS JOIN LATERAL (
          SELECT i."skuId" AS sku_id, i.num FROM jsonb_to_recordset(c.items) AS i ("skuId" bigint, num integer)
          UNION ALL SELECT p.sku_id, p.num FROM parcel_line p WHERE p.package_id = c.package_id AND c.items IS NULL) l
        LEFT JOIN order_sku_part b ON b.order_id = c.order_id AND b.sku_id = l.sku_id
       WHERE c.package_id = ${packageId} AND ${KEPT_GOODS} GROUP BY 1) x ON x.sku_id = h.sku_id
   WHERE o.id = ${orderId} AND h.pieces > coalesce(x.pieces, 0)`;

/**
 * Records that the goods of a refund are back; once for each refund, and in the cases that they came back for. `restock`:
 * they can be sold again, at the warehouse that they were sent to.
 * @throws Refusal RETURN_STOCK where their warehouse does not keep them any more
 */
export async function recordReturned(
  tx: Tx,
  { id: orderId, warehouseId, sellerId }: OrderRow,
  { id, packageId, packageNo }: { id: number; packageId: number; packageNo: string },
  { restock }: { restock: boolean },
): Promise<void> {
  await tx.update(refunds).set({ returnedAt: sql`now()` }).where(eq(refunds.id, id));
  if (restock) {
    const to = sql`coalesce((SELECT (c.return_to->>'warehouseId')::bigint FROM after_sale_case c WHERE c.refund_id = ${id} LIMIT 1), ${warehouseId})`;
    await toRefusals(
      tx.execute(sql`
      SELECT return_stock(h.sku_id, ${to}, h.pieces, ${packageNo}, ${sellerId}) FROM (${piecesLeft(orderId, packageId)}) h`),
    );
  }
  const goods = restock ? returnedGoods.restocked : returnedGoods.unsellable;
  await tx.execute(sql`
    UPDATE after_sale_case SET goods = ${goods}
     WHERE (refund_id = ${id} OR package_id = ${packageId}) AND return_id IS NOT NULL AND goods IS NULL`);
}
