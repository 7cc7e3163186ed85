import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { afterSaleCases, refunds } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type ReturnedGoods, refundStatus, returnedGoods } from '../../shared/statuses.ts';
import type { CaseRow } from '../cases/caseRows.ts';
import { recordReturned } from '../refunds/returned.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

/** A case with its order and parcel, all locked. */
type OfCase = { order: OrderRow; parcel: ParcelRow; found: CaseRow };

/**
 * Says what became of the goods of a case that came back, once. The refund that has ended it knows that they are back.
 * @throws Refusal CASE_STATE where that refund knew it; RETURN_STOCK where their warehouse keeps none of them
 */
export async function settleGoods(
  tx: Tx,
  { order, parcel, found }: OfCase,
  goods: ReturnedGoods,
): Promise<void> {
  const restock = goods === returnedGoods.restocked;
  const refund = await refundOfCase(tx, found.id);
  if (refund?.returnedAt) throw new Refusal('CASE_STATE');
  if (refund) await recordReturned(tx, order, { ...refund, packageNo: parcel.packageNo }, { restock });
  else if (restock) await restockPieces(tx, order, parcel, found);
  await tx.update(afterSaleCases).set({ goods }).where(eq(afterSaleCases.id, found.id));
}

/** What became of the goods was said before the money went back. */
export async function markReturned(tx: Tx, caseId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE refund SET returned_at = now() WHERE id = (SELECT refund_id FROM after_sale_case WHERE id = ${caseId})`);
}

/** The refund that has ended a case; undefined where none has. */
async function refundOfCase(tx: Tx, caseId: number) {
  const [row] = await tx
    .select({ id: refunds.id, packageId: refunds.packageId, returnedAt: refunds.returnedAt })
    .from(refunds)
    .innerJoin(afterSaleCases, eq(afterSaleCases.refundId, refunds.id))
    .where(and(eq(afterSaleCases.id, caseId), eq(refunds.status, refundStatus.success)));
  return row;
}

/** The pieces that a case is about are in the stock again, of a bundle what it was made of. */
async function restockPieces(
  tx: Tx,
  { id: orderId, warehouseId, sellerId }: OrderRow,
  { id: packageId, packageNo }: ParcelRow,
  { items, returnTo }: CaseRow,
): Promise<void> {
  const lines = items
    ? sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS l ("skuId" bigint, num integer)`
    : sql`(SELECT sku_id AS "skuId", num FROM parcel_line WHERE package_id = ${packageId}) l`;
  await toRefusals(
    tx.execute(sql`
    SELECT return_stock(h.sku_id, ${returnTo?.warehouseId ?? warehouseId}, h.pieces, ${packageNo}, ${sellerId})
      FROM (SELECT coalesce(b.part_sku_id, l."skuId") AS sku_id, sum(l.num * coalesce(b.num, 1))::integer AS pieces
              FROM ${lines} LEFT JOIN order_sku_part b ON b.order_id = ${orderId} AND b.sku_id = l."skuId"
             GROUP BY 1 ORDER BY 1) h`),
  );
}
