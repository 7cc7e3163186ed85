import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
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
  // The parcels are locked: what `waybill` says nothing of stays as it was read.
  const rows = eligible.map(({ parcel, waybill }) => ({
    ...parcel,
    outputStatus: outputStatuses.issued,
    ...waybill,
  }));
  await tx.execute(sql`
    UPDATE order_package p
       SET status = ${parcelStatus.shipped}, shipped_at = now(), settle_status = ${settleStatus.waiting}, lease_until = NULL,
           output_status = x."outputStatus", output_code = '', output_info = x."outputInfo", output_result = x."outputResult",
           waybill_no = x."waybillNo", courier_order_no = x."courierOrderNo", route_code = x."routeCode",
           own_courier_id = x."ownCourierId", waybill_outcome_unknown = x."waybillOutcomeUnknown",
           refund_status = x."refundStatus", cancel_requested = x."cancelRequested"
           ${toldToShop ? sql`, auto_send_status = ${SEND_WAITING}, auto_send_at = now()` : sql``}
      FROM jsonb_to_recordset(${JSON.stringify(rows.map(shippedColumns))}::jsonb) AS x (
             id bigint, "outputStatus" smallint, "outputInfo" text, "outputResult" text, "waybillNo" text, "courierOrderNo" text,
             "routeCode" text, "ownCourierId" bigint, "waybillOutcomeUnknown" boolean, "refundStatus" smallint,
             "cancelRequested" boolean)
     WHERE p.id = x.id`);
  const ids = eligible.map(({ parcel }) => parcel.id);
  await tx.execute(sql`SELECT record_issued(${`{${ids.join()}}`}::bigint[])`);
  await tx.execute(sql`
    SELECT take_parcels(o, ${`{${ids.join()}}`}::bigint[]) FROM orders o WHERE o.id = ${order.id}`);
  await queue.send(tx, TRACK, String(order.id), { orderId: order.id });
  if (toldToShop) await queue.send(tx, SEND, String(order.shopId), { shopId: order.shopId });
}

/** Of its columns, those that shipping sets. */
function shippedColumns(parcel: ParcelRow) {
  const { id, outputStatus, outputInfo, outputResult, waybillNo, courierOrderNo, routeCode } = parcel;
  const { ownCourierId, waybillOutcomeUnknown, refundStatus, cancelRequested } = parcel;
  return {
    ...{ id, outputStatus, outputInfo, outputResult, waybillNo, courierOrderNo, routeCode },
    ...{ ownCourierId, waybillOutcomeUnknown, refundStatus, cancelRequested },
  };
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
