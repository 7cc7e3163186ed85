import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { parcels } from '../../db/schema/index.ts';
import { TRACK } from '../../jobs/kinds/tracking.ts';
import { SEND } from '../../jobs/kinds/writeBacks.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { outputStatuses, parcelStatus, settleStatus } from '../../shared/statuses.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';
import type { ParcelRow } from './claims.repository.ts';

/** An issued parcel with its new columns: the waybill number and its origin. */
export type IssuedParcel = { parcel: ParcelRow; waybill: Partial<ParcelRow> & { waybillNo: string } };

const SEND_WAITING = 1;

/**
 * Ships parcels of one order: numbers, stock, write-backs and follow-up jobs. The order's row is locked, then the
 * parcels, then the shop orders; the caller derives the order's status at the end.
 */
export async function shipParcels(
  tx: Tx,
  queue: JobSender,
  order: OrderRow,
  eligible: readonly IssuedParcel[],
): Promise<void> {
  if (eligible.length === 0) return;
  const toldToShop = order.autoSend && order.shopId !== null;
  for (const { parcel, waybill } of eligible) {
    await tx
      .update(parcels)
      .set({
        status: parcelStatus.shipped,
        outputStatus: outputStatuses.issued,
        outputCode: '',
        shippedAt: sql`now()`,
        settleStatus: settleStatus.waiting,
        leaseUntil: null,
        ...(toldToShop && { autoSendStatus: SEND_WAITING, autoSendAt: sql`now()` }),
        ...waybill,
      })
      .where(eq(parcels.id, parcel.id));
  }
  const ids = eligible.map(({ parcel }) => parcel.id);
  await tx.execute(sql`SELECT record_issued(${`{${ids.join()}}`}::bigint[])`);
  await tx.execute(sql`
    SELECT take_parcels(o, ${`{${ids.join()}}`}::bigint[]) FROM orders o WHERE o.id = ${order.id}`);
  await queue.send(tx, TRACK, String(order.id), { orderId: order.id });
  if (toldToShop) await queue.send(tx, SEND, String(order.shopId), { shopId: order.shopId });
}

/** In the order of shop readings, so that the two do not deadlock. */
export async function lockShopOrders(tx: Tx, rows: readonly { parcel: ParcelRow }[]): Promise<void> {
  const ids = rows.filter(({ parcel }) => parcel.shopId !== null).map(({ parcel }) => parcel.id);
  if (ids.length === 0) return;
  await tx.execute(sql`
    SELECT FROM shop_order WHERE id IN (
      SELECT shop_order_id FROM shop_order_parcel WHERE package_id = ANY (${`{${ids.join()}}`}::bigint[]))
     ORDER BY shop_id, remote_order_no COLLATE "C" FOR UPDATE`);
}
