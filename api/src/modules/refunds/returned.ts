import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';

/**
 * Records that the goods of a refund are back; once for each refund. `restock`: they can be sold again.
 * @throws Refusal STOCK_MISSING where their warehouse does not keep them any more
 */
export async function recordReturned(
  tx: Tx,
  { id: orderId, warehouseId, sellerId }: OrderRow,
  { id, packageId, packageNo }: { id: number; packageId: number; packageNo: string },
  { restock }: { restock: boolean },
): Promise<void> {
  await tx.update(refunds).set({ returnedAt: sql`now()` }).where(eq(refunds.id, id));
  if (!restock) return;
  await tx.execute(sql`
    SELECT return_stock(h.sku_id, ${warehouseId}, h.pieces, ${packageNo}, ${sellerId})
      FROM orders o, pieces_of(o, ARRAY[${packageId}::bigint]) h WHERE o.id = ${orderId}`);
}
