import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { reasonTexts } from '../../shared/reasons.ts';
import { autoSendStatuses } from '../../shared/statuses.ts';
import { MEMBERS, type ParcelMembers } from '../shopOrders/parcelMembers.ts';

const { waiting, success, failed, paused, external } = autoSendStatuses;

/** One of the account's orders with its shop. */
export async function findShopOrder(
  db: Queryable,
  accountId: number,
  orderId: number,
): Promise<{ shopId: number | null; status: number } | undefined> {
  const { rows } = await db.execute<{ shopId: number | null; status: number }>(sql`
    SELECT shop_id AS "shopId", status FROM orders WHERE id = ${orderId} AND account_id = ${accountId}`);
  return rows[0];
}

export type ParcelToCheck = ParcelMembers & { packageId: number; waybillNo: string | null };

/** Active parcels of an order, those expecting news first. */
export async function parcelsToCheck(
  db: Queryable,
  orderId: number,
  limit: number,
): Promise<ParcelToCheck[]> {
  const { rows } = await db.execute<ParcelToCheck>(sql`
    SELECT p.id AS "packageId", p.waybill_no AS "waybillNo",
           ${MEMBERS}
      FROM order_package p WHERE p.order_id = ${orderId} AND p.status NOT IN (70, 80)
     ORDER BY p.output_status = 3 AND p.auto_send_status IN (0, ${success}), p.id LIMIT ${limit}`);
  return rows;
}

/**
 * Records that a shop has our number for a parcel or another one. False when that was known. Claimed parcels are
 * left to their worker.
 */
export async function recordRemoteState(
  tx: Queryable,
  packageId: number,
  seen: 'told' | 'shippedOtherwise',
): Promise<boolean> {
  const [status, code, text] =
    seen === 'told' ? [success, '', '发货成功'] : [external, 'SHOP_SHIPPED', reasonTexts.SHOP_SHIPPED];
  const { rowCount } = await tx.execute(sql`
    UPDATE order_package SET auto_send_status = ${status}, auto_send_code = ${code}, auto_send_result = ${text}, auto_send_at = NULL
     WHERE id = ${packageId} AND auto_send_status IN (${waiting}, ${failed}, ${paused}, ${external}) AND auto_send_status <> ${status}`);
  return rowCount === 1;
}

export type ParcelState = {
  packageId: number;
  outputStatus: number;
  waybillNo: string | null;
  autoSendStatus: number;
};

export async function parcelStates(db: Queryable, packageIds: readonly number[]): Promise<ParcelState[]> {
  const { rows } = await db.execute<ParcelState>(sql`
    SELECT id AS "packageId", output_status AS "outputStatus", waybill_no AS "waybillNo", auto_send_status AS "autoSendStatus"
      FROM order_package WHERE id = ANY (${`{${packageIds.join(',')}}`}::bigint[]) ORDER BY id`);
  return rows;
}

/** Whether waybills of an order are still to be issued. */
export async function isIssuing(db: Queryable, orderId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM order_package WHERE order_id = ${orderId} AND output_status IN (1, 2) LIMIT 1`);
  return rowCount === 1;
}
