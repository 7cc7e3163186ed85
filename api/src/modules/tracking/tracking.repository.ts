import { type SQL, sql } from 'drizzle-orm';
import type { ParcelToTrack } from '../../adapters/tracking/trackingService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import type { ParcelRef } from './traces.repository.ts';

export type TrackedParcel = ParcelRef & ParcelToTrack;

type Row = Omit<TrackedParcel, 'phone' | 'from'> & { sender: string };

function opened(db: Queryable, { sender, ...row }: Row): TrackedParcel {
  const { phone, province, city, district } = openSender(db.box, sender);
  return { ...row, phone, from: `${province}${city}${district}` };
}

const FOLLOWED_DAYS = 60;
const ASKED_EVERY_HOURS = 6;
/** The service limits queries of one parcel to this interval. */
const ASKED_AT_MOST_EVERY_MINUTES = 30;
/** A failed query is retried after this time. */
const ASKED_AGAIN_HOURS = 1;
/** The service must not be subscribed for half an hour after it gave a parcel up. */
const AFTER_ABORT_MINUTES = 30;

/** Written exactly like the partial indexes. */
const UNDER_WAY = sql`p.status IN (30, 40, 60) AND p.waybill_no IS NOT NULL`;
/** Older parcels are not tracked any more. */
const RECENT = sql`p.shipped_at > now() - make_interval(days => ${FOLLOWED_DAYS})`;
const UNTRACKED = sql`${UNDER_WAY} AND ${RECENT} AND (p.tracked_until IS NULL
  OR p.tracked_until <= now() - make_interval(mins => ${AFTER_ABORT_MINUTES}))`;
const PARCEL = sql`
  p.id, p.order_id AS "orderId", p.waybill_no AS "waybillNo", c.code AS "courierCode", o.sender,
  concat(p.province, p.city, p.district) AS "to"`;

/** The courier `c` of parcel `p` of order `o`: its supplier may have chosen another one. */
const HAS_IT = sql`c.id = coalesce(p.own_courier_id, o.courier_id)`;

/** Parcels of an order on their way without a subscription. */
export async function findUntracked(db: Queryable, orderId: number, limit: number): Promise<TrackedParcel[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${PARCEL} FROM order_package p JOIN orders o ON o.id = p.order_id JOIN courier c ON ${HAS_IT}
     WHERE p.order_id = ${orderId} AND ${UNTRACKED} ORDER BY p.id LIMIT ${literal(limit)}`);
  return rows.map((row) => opened(db, row));
}

/** The next orders with such parcels whose job was lost or has failed, by their ids. */
export async function findForgotten(db: Queryable, after: number, limit: number): Promise<number[]> {
  // What is under way first, and not the orders one after the other until enough are found.
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH forgotten AS MATERIALIZED (
      SELECT DISTINCT p.order_id AS id FROM order_package p WHERE ${UNTRACKED} AND p.shipped_at < now() - interval '1 minute')
    SELECT id FROM forgotten WHERE id > ${after} ORDER BY id LIMIT ${literal(limit)}`);
  return rows.map(({ id }) => id);
}

/** Records until when a parcel needs no subscription. */
export async function markTracked(db: Queryable, id: number, days: number): Promise<void> {
  await db.execute(
    sql`UPDATE order_package SET tracked_until = now() + make_interval(days => ${days}) WHERE id = ${id}`,
  );
}

/** Records that the service has given a parcel up. */
export async function recordAborted(db: Queryable, id: number): Promise<void> {
  await db.execute(sql`UPDATE order_package SET tracked_until = now() WHERE id = ${id}`);
}

/** Claims parcels without news for hours, exclusively. */
export function claimSilent(db: Db, limit: number): Promise<TrackedParcel[]> {
  return claim(
    db,
    sql`coalesce(p.trace_checked_at, p.shipped_at) < now() - make_interval(hours => ${ASKED_EVERY_HOURS})
       ORDER BY coalesce(p.trace_checked_at, p.shipped_at), p.id LIMIT ${literal(limit)}`,
  );
}

/** The same for one order, as far as the interval allows. */
export function claimOfOrder(db: Db, orderId: number, limit: number): Promise<TrackedParcel[]> {
  return claim(
    db,
    sql`p.order_id = ${orderId} AND (p.trace_checked_at IS NULL
         OR p.trace_checked_at < now() - make_interval(mins => ${ASKED_AT_MOST_EVERY_MINUTES}))
       ORDER BY p.id LIMIT ${literal(limit)}`,
  );
}

async function claim(db: Db, due: SQL): Promise<TrackedParcel[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH due AS (SELECT p.id FROM order_package p WHERE ${UNDER_WAY} AND ${RECENT} AND ${due} FOR UPDATE SKIP LOCKED),
    claimed AS (
      UPDATE order_package p SET trace_checked_at = now() FROM due WHERE p.id = due.id RETURNING p.*)
    SELECT ${PARCEL} FROM claimed p JOIN orders o ON o.id = p.order_id JOIN courier c ON ${HAS_IT} ORDER BY p.id`);
  return rows.map((row) => opened(db, row));
}

/** Makes claimed parcels due again soon when they could not be queried. */
export async function retryQuerySoon(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE order_package SET trace_checked_at = now() - make_interval(hours => ${ASKED_EVERY_HOURS - ASKED_AGAIN_HOURS})
     WHERE id = ANY (${`{${ids.join(',')}}`}::bigint[])`);
}

/** The parcels of a courier with a number; usually one. */
export async function findByWaybill(
  db: Queryable,
  courierCode: string,
  waybillNo: string,
): Promise<ParcelRef[]> {
  const { rows } = await db.execute<ParcelRef>(sql`
    SELECT p.id, p.order_id AS "orderId" FROM order_package p JOIN orders o ON o.id = p.order_id
      JOIN courier c ON ${HAS_IT}
     WHERE p.waybill_no = ${waybillNo} AND c.code = ${courierCode} ORDER BY p.id`);
  return rows;
}
