import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { Refusal } from '../../shared/refusal.ts';
import { cancelTypes, orderStatus, parcelStatus } from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { atErpOf } from './atErp.repository.ts';
import {
  type AuditActor,
  inFull,
  lockStockOf,
  type OrderRow,
  refundParcels,
  releaseStock,
  releaseTypes,
  setAuditActor,
} from './refunding.repository.ts';

type Cancelled = { orderId: number; status: number; refundFee: number };

const SWEEP_BATCH = 50;

/** A buyer's cancel: before payment the order ends; paid and nothing issued or at an ERP yet, every parcel is refunded in full. */
export function cancelOrder(db: Db, accountId: number, orderId: number): Promise<Cancelled> {
  return db.transaction(async (tx) => {
    return cancelIn(tx, and(eq(orders.id, orderId), eq(orders.accountId, accountId)), {
      ...{ by: 'user', cancelType: cancelTypes.buyer, reason: '取消订单' },
    });
  });
}

/** The same by the platform, whose reason both parties see. */
export function cancelByPlatform(tx: Tx, orderId: number, reason: string): Promise<Cancelled> {
  return cancelIn(tx, eq(orders.id, orderId), { by: 'platform', cancelType: cancelTypes.system, reason });
}

type Canceller = { by: AuditActor; cancelType: number; reason: string };

async function cancelIn(tx: Tx, which: SQL | undefined, canceller: Canceller): Promise<Cancelled> {
  const [order] = await tx.select().from(orders).where(which).for('update');
  if (!order) throw new Refusal('NOT_FOUND');
  await setAuditActor(tx, canceller.by);
  if (order.status === orderStatus.pendingPayment) return endUnpaid(tx, order, canceller.cancelType);
  if (order.status === orderStatus.pendingShipment) return refundAll(tx, order, canceller);
  throw new Refusal('ORDER_STATE');
}

/**
 * Scheduled job: cancels expired unpaid orders and releases their stock; returns their number. Any number of processes may
 * run it.
 */
export function sweepUnpaid(db: Db, stop?: AbortSignal): Promise<number> {
  return inRounds(SWEEP_BATCH, stop, () => sweepSome(db));
}

function sweepSome(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await setAuditActor(tx, 'system');
    const due = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, literal(orderStatus.pendingPayment)), lte(orders.payExpireAt, sql`now()`)))
      .orderBy(orders.payExpireAt, orders.id)
      .limit(SWEEP_BATCH)
      .for('update', { skipLocked: true });
    // All their stock rows before any changes, in the order in which every transaction locks them.
    await lockStockOf(
      tx,
      due.map(({ id }) => id),
    );
    for (const order of due) await endUnpaid(tx, order, cancelTypes.timeout);
    return due.length;
  });
}

/** Cancels an unpaid order, whose row is locked, and releases its stock. */
export async function endUnpaid(tx: Tx, order: OrderRow, cancelType: number): Promise<Cancelled> {
  const ended = await tx
    .update(parcels)
    .set({ status: parcelStatus.cancelled })
    .where(eq(parcels.orderId, order.id))
    .returning({ id: parcels.id });
  await tx
    .update(orders)
    .set({ status: orderStatus.cancelled, cancelType, cancelledAt: sql`now()` })
    .where(eq(orders.id, order.id));
  await releaseStock(
    tx,
    order,
    ended.map(({ id }) => id),
    cancelType === cancelTypes.timeout ? releaseTypes.timedOut : releaseTypes.cancelled,
  );
  return { orderId: order.id, status: orderStatus.cancelled, refundFee: 0 };
}

async function refundAll(tx: Tx, order: OrderRow, { by, reason }: Canceller): Promise<Cancelled> {
  const rows = await tx.select().from(parcels).where(eq(parcels.orderId, order.id)).for('update');
  const live = rows.filter(
    (parcel) => parcel.status !== parcelStatus.refunded && parcel.status !== parcelStatus.cancelled,
  );
  const ids = live.map(({ id }) => id);
  // What lies at an ERP is asked for parcel by parcel: it may have been shipped there.
  const isBegun =
    live.some((parcel) => !NOT_ISSUED.includes(parcel.outputStatus)) || (await atErpOf(tx, ids)).size > 0;
  if (live.length === 0 || isBegun) throw new Refusal('ORDER_STATE');
  const refunded = await refundParcels(tx, order, live.map(inFull), { by, reason });
  return { orderId: order.id, ...refunded };
}
