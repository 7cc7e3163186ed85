import { type SQL, sql } from 'drizzle-orm';
import { AT_ERP } from '../../db/atErp.ts';
import type { Queryable } from '../../db/client.ts';
import { ownsParcel } from '../../db/ownership.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPerson } from '../../shared/personalData.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';
import { ITEMS, type ParcelItem } from './parcelItems.ts';
import { COURIER_NAME, IS_HELD } from './parcels.repository.ts';

/** A parcel that waits for the supplier's own number, with its unmasked receiver. */
export type ParcelToShip = {
  id: number;
  packageNo: string;
  courierName: string;
  items: ParcelItem[];
  specification: string;
  receiverName: string;
  receiverPhone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  orderRemark: string;
  remark: string;
};

const listed = (values: readonly number[]) => sql.raw(values.join());

/**
 * FROM and WHERE of the supplier's parcels that `waybillIsFillable` allows and whose receivers are stored;
 * `packageIds` narrows them.
 */
export function parcelsToShip(actor: Actor, packageIds: readonly number[] | undefined): SQL {
  const chosen = packageIds ? sql`AND p.id = ANY (${`{${packageIds.join()}}`}::bigint[])` : sql``;
  return sql`
    FROM order_package p JOIN orders o ON o.id = p.order_id
   WHERE ${ownsParcel(actor)} AND p.status = ${listed([parcelStatus.pendingShipment])}
     AND p.output_status IN (${listed(NOT_ISSUED)}) AND p.refund_status NOT IN (${listed(REFUND_ACTIVE)})
     AND ${AT_ERP} IS DISTINCT FROM 'cancellable' AND ${IS_HELD} ${chosen}`;
}

/** The next of these parcels below an id, newest first. The caller must record their reveal. */
export async function parcelsToShipBelow(
  db: Queryable,
  parcels: SQL,
  id: number,
  limit: number,
): Promise<ParcelToShip[]> {
  const { rows } = await db.execute<ParcelToShip & { receiver: string }>(sql`
    SELECT p.id, p.package_no AS "packageNo", ${COURIER_NAME} AS "courierName", ${ITEMS} AS items, p.specification,
           p.receiver, p.province, p.city, p.district, p.remark, o.remark AS "orderRemark"
      ${parcels} AND p.id < ${id} ORDER BY p.id DESC LIMIT ${limit}`);
  return rows.map(({ receiver, ...row }) => {
    const { name, phone, address } = openPerson(db.box, 'receiver', receiver);
    return { ...row, receiverName: name, receiverPhone: phone, address };
  });
}
