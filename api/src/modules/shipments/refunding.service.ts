import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { moneyLogTypes } from '../wallet/moneyLogTypes.ts';
import { deriveAfterSaleStatus, deriveOrderStatus, parcelStatus } from './orderStatus.ts';

export type OrderRow = typeof orders.$inferSelect;
type Chosen = Pick<typeof parcels.$inferSelect, 'id' | 'packageFee'>;

/** Kinds of stock movements that give reserved pieces back. */
export const releaseTypes = { cancelled: 4, timedOut: 5 } as const;

const REFUND_DONE = 40;

/**
 * Refunds parcels that have no waybill in full and gives their stock back; what they held is free again. The order's row
 * is locked, and the parcels are its own, alive and not being issued.
 */
export async function refundParcels(
  tx: Tx,
  order: OrderRow,
  chosen: readonly Chosen[],
): Promise<{ status: number; refundFee: number }> {
  const ids = chosen.map(({ id }) => id);
  const refundFee = chosen.reduce((sum, { packageFee }) => sum + packageFee, 0);
  await tx
    .update(parcels)
    .set({
      status: parcelStatus.refunded,
      refundStatus: REFUND_DONE,
      refundFee: sql`package_fee`,
      refundedAt: sql`now()`,
      outputStatus: 0,
      outputInfo: '',
      leaseUntil: null,
    })
    .where(inArray(parcels.id, ids));
  await tx
    .update(orders)
    .set({
      refundCount: sql`${orders.refundCount} + ${chosen.length}`,
      refundFee: sql`${orders.refundFee} + ${refundFee}`,
    })
    .where(eq(orders.id, order.id));
  const status = await rederiveOrder(tx, order);
  await releaseStock(tx, order, chosen.length, releaseTypes.cancelled);
  // One movement a parcel: each can be refunded once, for ever.
  await tx.execute(sql`
    SELECT ledger_move(${moneyLogTypes.packageRefund}::smallint, 'package', p.id, '', '包裹退款 ' || p.package_no,
             ledger_account_of(0, 'escrow'), ledger_account_of(${order.accountId}, 'available'), p.package_fee)
      FROM order_package p WHERE ${inArray(sql`p.id`, ids)} AND p.package_fee > 0 ORDER BY p.id`);
  return { status, refundFee };
}

/** Sets an order's status to what its parcels say now; the order's row is locked. */
export async function rederiveOrder(tx: Tx, order: OrderRow): Promise<number> {
  // Both follow from which states there are, not from how many parcels are in each.
  const states = await tx
    .selectDistinct({ status: parcels.status, refundStatus: parcels.refundStatus })
    .from(parcels)
    .where(eq(parcels.orderId, order.id));
  const status = deriveOrderStatus(order, states);
  await tx
    .update(orders)
    .set({ status, afterSaleStatus: deriveAfterSaleStatus(states) })
    .where(eq(orders.id, order.id));
  return status;
}

/** Gives the reserved pieces of so many parcels back. */
export async function releaseStock(
  tx: Tx,
  order: OrderRow,
  parcelCount: number,
  type: (typeof releaseTypes)[keyof typeof releaseTypes],
): Promise<void> {
  await tx.execute(sql`
    SELECT release_stock(${order.goodId}, ${order.warehouseId}, ${parcelCount * order.num}, ${type}::smallint, ${order.orderNo}, ${order.accountId})`);
}
