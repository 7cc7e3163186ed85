import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';
import { moneyLogTypes } from '../wallet/moneyLogTypes.ts';
import {
  cancelTypes,
  deriveAfterSaleStatus,
  deriveOrderStatus,
  NOT_ISSUED,
  orderStatus,
  parcelStatus,
} from './orderStatus.ts';

type OrderRow = typeof orders.$inferSelect;
type Cancelled = { orderId: number; status: number; refundFee: number };

const CANCEL_RELEASE = 4;
const TIMEOUT_RELEASE = 5;
const REFUND_DONE = 40;
const SWEEP_BATCH = 50;

/** A buyer's cancel: before payment the order ends; paid and nothing issued yet, every parcel is refunded in full. */
export function cancelOrder(db: Db, accountId: number, orderId: number): Promise<Cancelled> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)))
      .for('update');
    if (!order) throw new Refusal('NOT_FOUND');
    if (order.status === orderStatus.pendingPayment) return endUnpaid(tx, order, cancelTypes.buyer);
    if (order.status === orderStatus.pendingShipment) return refundAll(tx, order);
    throw new Refusal('ORDER_STATE');
  });
}

/** Ends unpaid orders whose time is up and gives their stock back; answers how many. Any number of processes may run it. */
export async function sweepUnpaid(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, orderStatus.pendingPayment), lte(orders.payExpireAt, sql`now()`)))
      .orderBy(orders.goodId, orders.warehouseId, orders.id)
      .limit(SWEEP_BATCH)
      .for('update', { skipLocked: true });
    for (const order of due) await endUnpaid(tx, order, cancelTypes.timeout);
    return due.length;
  });
}

async function endUnpaid(tx: Tx, order: OrderRow, cancelType: number): Promise<Cancelled> {
  await tx.update(parcels).set({ status: parcelStatus.cancelled }).where(eq(parcels.orderId, order.id));
  await tx
    .update(orders)
    .set({ status: orderStatus.cancelled, cancelType, cancelledAt: sql`now()` })
    .where(eq(orders.id, order.id));
  await release(
    tx,
    order,
    order.packageCount,
    cancelType === cancelTypes.timeout ? TIMEOUT_RELEASE : CANCEL_RELEASE,
  );
  return { orderId: order.id, status: orderStatus.cancelled, refundFee: 0 };
}

async function refundAll(tx: Tx, order: OrderRow): Promise<Cancelled> {
  const rows = await tx.select().from(parcels).where(eq(parcels.orderId, order.id)).for('update');
  const live = rows.filter(
    (parcel) => parcel.status !== parcelStatus.refunded && parcel.status !== parcelStatus.cancelled,
  );
  if (live.length === 0 || live.some((parcel) => !NOT_ISSUED.includes(parcel.outputStatus)))
    throw new Refusal('ORDER_STATE');
  const refundFee = live.reduce((sum, parcel) => sum + parcel.packageFee, 0);

  await tx
    .update(parcels)
    .set({
      status: parcelStatus.refunded,
      refundStatus: REFUND_DONE,
      refundFee: sql`package_fee`,
      refundedAt: sql`now()`,
      outputStatus: 0,
      outputInfo: '',
    })
    .where(
      and(
        eq(parcels.orderId, order.id),
        notInArray(parcels.status, [parcelStatus.refunded, parcelStatus.cancelled]),
      ),
    );
  const after = rows.map((parcel) =>
    live.includes(parcel) ? { status: parcelStatus.refunded, refundStatus: REFUND_DONE } : parcel,
  );
  const status = deriveOrderStatus(order, after);
  await tx
    .update(orders)
    .set({
      status,
      afterSaleStatus: deriveAfterSaleStatus(after),
      refundCount: order.refundCount + live.length,
      refundFee: order.refundFee + refundFee,
    })
    .where(eq(orders.id, order.id));
  await release(tx, order, live.length, CANCEL_RELEASE);
  // One movement a parcel: each can be refunded once, for ever.
  await tx.execute(sql`
    SELECT ledger_move(${moneyLogTypes.packageRefund}::smallint, 'package', p.id, '', '包裹退款 ' || p.package_no,
             ledger_account_of(0, 'escrow'), ledger_account_of(${order.accountId}, 'available'), p.package_fee)
      FROM order_package p WHERE ${inArray(
        sql`p.id`,
        live.map((parcel) => parcel.id),
      )} AND p.package_fee > 0 ORDER BY p.id`);
  return { orderId: order.id, status, refundFee };
}

async function release(tx: Tx, order: OrderRow, parcelCount: number, type: number): Promise<void> {
  await tx.execute(sql`
    SELECT release_stock(${order.goodId}, ${order.warehouseId}, ${parcelCount * order.num}, ${type}::smallint, ${order.orderNo}, ${order.accountId})`);
}
