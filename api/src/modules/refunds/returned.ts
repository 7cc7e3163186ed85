import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { returnedGoods } from '../../shared/statuses.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';

/**
 * Records that the goods of a refund are back; once for each refund, and in the case that they came back for. `restock`:
 * they can be sold again, at the warehouse that they were sent to.
 * @throws Refusal STOCK_MISSING where their warehouse does not keep them any more
 */
export async function recordReturned(
  tx: Tx,
  { id: orderId, warehouseId, sellerId }: OrderRow,
  { id, packageId, packageNo }: { id: number; packageId: number; packageNo: string },
  { restock }: { restock: boolean },
): Promise<void> {
  await tx.update(refunds).set({ returnedAt: sql`now()` }).where(eq(refunds.id, id));
  const goods = restock ? returnedGoods.restocked : returnedGoods.unsellable;
  const { rows } = await tx.execute<{ warehouseId: number | null }>(sql`
    UPDATE after_sale_case SET goods = ${goods} WHERE refund_id = ${id} AND return_id IS NOT NULL
    RETURNING (return_to->>'warehouseId')::bigint AS "warehouseId"`);
  if (!restock) return;
  await toRefusals(
    tx.execute(sql`
    SELECT return_stock(h.sku_id, ${rows[0]?.warehouseId ?? warehouseId}, h.pieces, ${packageNo}, ${sellerId})
      FROM orders o, pieces_of(o, ARRAY[${packageId}::bigint]) h WHERE o.id = ${orderId}`),
  );
}
