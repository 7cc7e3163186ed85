import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { eachInRounds, inRounds } from '../../jobs/inRounds.ts';
import { cancelTypes, orderStatus, parcelStatus } from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';
import { atErpOf, refundOnceCancelled } from './atErp.repository.ts';
import { endUnpaid } from './cancelling.service.ts';
import {
  inFull,
  lockStockOf,
  type OrderRow,
  rederiveOrder,
  refundParcels,
  setAuditActor,
} from './refunding.repository.ts';

const AT_ONCE = 50;
/** How long parcels of a frozen supplier are held before they are refunded. */
export const HELD_HOURS = 48;

/** Cancels the unpaid orders of frozen suppliers and releases their stock; returns their number. */
export function cancelUnpaidOfFrozen(db: Db, stop?: AbortSignal): Promise<number> {
  return inRounds(AT_ONCE, stop, () =>
    db.transaction(async (tx) => {
      await setAuditActor(tx, 'system');
      const due = await tx
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.status, literal(orderStatus.pendingPayment)),
            sql`${orders.sellerId} IN (SELECT id FROM account WHERE kind = 2 AND status = 2)`,
          ),
        )
        .orderBy(orders.id)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      // All their stock rows before any changes, in the order in which every transaction locks them.
      await lockStockOf(
        tx,
        due.map(({ id }) => id),
      );
      for (const order of due) await endUnpaid(tx, order, cancelTypes.system);
      return due.length;
    }),
  );
}

/** Refunds in full what frozen suppliers have not issued in time; issued parcels continue. */
export function refundUnissuedOfFrozen(db: Db, stop?: AbortSignal): Promise<void> {
  return eachInRounds(
    AT_ONCE,
    stop,
    (last: number | undefined) => findUnissued(db, last ?? 0),
    (id) => db.transaction((tx) => refundUnissued(tx, id)),
  );
}

/** The next orders with such parcels, by their ids. */
async function findUnissued(db: Db, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT o.id FROM orders o
     WHERE o.status = ${literal(orderStatus.pendingShipment)} AND o.id > ${after}
       AND o.seller_id IN (SELECT id FROM account WHERE kind = 2 AND status = 2
                              AND frozen_at <= now() - make_interval(hours => ${HELD_HOURS}))
       AND EXISTS (SELECT FROM order_package p WHERE p.order_id = o.id AND p.status = ${literal(parcelStatus.pendingShipment)}
                      AND p.output_status IN (0, 1, 4) AND p.refund_status NOT IN (10, 20, 30))
     ORDER BY o.id LIMIT ${literal(AT_ONCE)}`);
  return rows.map(({ id }) => id);
}

/** The order's row first, as everywhere; a concurrent thaw leaves everything unchanged. */
async function refundUnissued(tx: Tx, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || !(await isStillFrozen(tx, order))) return;
  const held = await tx
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.orderId, orderId),
        eq(parcels.status, parcelStatus.pendingShipment),
        inArray(parcels.outputStatus, [...NOT_ISSUED]),
        notInArray(parcels.refundStatus, [...REFUND_ACTIVE]),
      ),
    )
    .orderBy(parcels.id)
    .for('update');
  if (held.length === 0) return;
  await setAuditActor(tx, 'system');
  const terms = { by: 'system', reason: '供应商已停止服务，系统自动退款' } as const;
  const ids = held.map(({ id }) => id);
  const atErp = await atErpOf(tx, ids);
  const atOnce = held.filter(({ id }) => !atErp.has(id));
  await refundOnceCancelled(
    tx,
    order,
    held.filter(({ id }) => atErp.has(id)),
    terms,
  );
  if (atOnce.length > 0) await refundParcels(tx, order, atOnce.map(inFull), terms);
  else await rederiveOrder(tx, order);
}

async function isStillFrozen(tx: Tx, { sellerId }: OrderRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM account WHERE id = ${sellerId} AND status = 2
       AND frozen_at <= now() - make_interval(hours => ${HELD_HOURS}) FOR SHARE`);
  return rows.length > 0;
}
