import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import type { Actor } from '../../shared/actor.ts';
import { autoSendStatuses } from '../../shared/statuses.ts';
import { GONE } from '../lifecycle/orderStatus.ts';
import { parcelRows } from './parcelRows.ts';
import type { ParcelsFilter } from './parcels.schemas.ts';

/** A third-party order number of a parcel with a waybill. */
export type ShippedNumber = {
  /** Of the parcel, of which a merged one has several numbers. */
  id: number;
  thirdOrderNo: string;
  courierCode: string;
  courierName: string;
  waybillNo: string;
};

/** Why a parcel is not in the file of a platform; `fits`: it is. */
export type ShippingFit = 'fits' | 'unnumbered' | 'otherPlatform' | 'waiting' | 'ended' | 'told';

/** The numbers of parcel `p`. */
const NUMBERS = sql`
  ARRAY(SELECT s.remote_order_no FROM shop_order_parcel x JOIN shop_order s ON s.id = x.shop_order_id
         WHERE x.package_id = p.id
        UNION SELECT p.third_order_no WHERE p.third_order_no IS NOT NULL
         ORDER BY 1)`;

/** Of a parcel `p`, for a file whose numbers are of these platforms. */
function fitOf(platforms: readonly number[]): SQL {
  return sql`CASE
    WHEN p.status IN ${literals(GONE)} THEN 'ended'
    WHEN p.third_order_no IS NULL THEN 'unnumbered'
    WHEN p.platform NOT IN ${literals(platforms)} THEN 'otherPlatform'
    WHEN p.waybill_no IS NULL THEN 'waiting'
    WHEN p.auto_send_status = ${literal(autoSendStatuses.success)} THEN 'told'
    ELSE 'fits' END`;
}

/** FROM and WHERE of the buyer's parcels of a filter that fit into such a file. */
export function shippedNumberRows(
  db: Queryable,
  actor: Actor,
  filter: ParcelsFilter,
  platforms: readonly number[],
): SQL {
  return sql`${parcelRows(db.box, actor, filter)} AND (${fitOf(platforms)}) = 'fits'`;
}

/** The numbers of the next of these parcels below an id, newest first, of at most so many parcels. */
export async function shippedNumbersBelow(
  db: Queryable,
  rows: SQL,
  id: number,
  limit: number,
): Promise<ShippedNumber[]> {
  const { rows: found } = await db.execute<ShippedNumber>(sql`
    SELECT q.id, no AS "thirdOrderNo", c.code AS "courierCode", c.name AS "courierName", q.waybill_no AS "waybillNo"
      FROM (SELECT p.id, p.waybill_no, coalesce(p.own_courier_id, o.courier_id) AS courier_id, ${NUMBERS} AS numbers
              ${rows} AND p.id < ${id} ORDER BY p.id DESC LIMIT ${limit}) q
      JOIN courier c ON c.id = q.courier_id, unnest(q.numbers) no
     ORDER BY q.id DESC, no`);
  return found;
}

/** How many of the buyer's parcels of a filter fit into such a file, and why others do not. */
export async function countShippingFits(
  db: Queryable,
  actor: Actor,
  filter: ParcelsFilter,
  platforms: readonly number[],
): Promise<Record<ShippingFit, number>> {
  const { rows } = await db.execute<{ fit: ShippingFit; count: number }>(sql`
    SELECT ${fitOf(platforms)} AS fit, count(*)::int AS count ${parcelRows(db.box, actor, filter)} GROUP BY 1`);
  const counts = { fits: 0, unnumbered: 0, otherPlatform: 0, waiting: 0, ended: 0, told: 0 };
  for (const { fit, count } of rows) counts[fit] = count;
  return counts;
}
