import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { type ReasonCode, reasonTexts } from '../../shared/reasons.ts';
import { autoSendStatuses } from '../../shared/statuses.ts';
import { MEMBERS, type ParcelMembers } from '../shopOrders/parcelMembers.ts';
import { type Outcome, pauseAfter } from './outcomes.ts';

const { success, failed, paused, external } = autoSendStatuses;
const waiting = literal(autoSendStatuses.waiting);
const sending = literal(autoSendStatuses.sending);

/** A parcel claimed by one worker for the time of its lease. */
export type ClaimedParcel = ParcelMembers & {
  id: number;
  packageNo: string;
  waybillNo: string;
  /** Our code, such as YTO. */
  courierCode: string;
  remoteAddressId: string | null;
  /** Failed attempts. */
  attempts: number;
  /** Identifies the claim: a worker that returns after its end must not overwrite later results. */
  lease: string;
};

/**
 * Waits to be told, or was left by a worker that has died. Both halves stand in one partial index. A number that is being
 * given back is told to nobody.
 */
const TO_SEND = sql`p.auto_send_status IN (${waiting}, ${sending}) AND p.waybill_no IS NOT NULL AND p.output_status <> 5
  AND p.status NOT IN (70, 80)`;
const DUE = sql`${TO_SEND} AND p.auto_send_at <= now() AND (p.auto_send_status = ${waiting} OR p.lease_until <= now())`;
/** The parcels of an order in parts go one after the other: platforms ask for it. */
const COMES_BEFORE = sql`
  SELECT FROM shop_order_parcel x
    JOIN shop_order_parcel y ON y.shop_order_id = x.shop_order_id AND y.package_id <> x.package_id
    JOIN order_package q ON q.id = y.package_id
   WHERE x.package_id = p.id
     AND (q.auto_send_status = ${sending} AND q.lease_until > now()
          OR q.id < p.id AND q.auto_send_status IN (${waiting}, ${sending}) AND q.waybill_no IS NOT NULL AND q.output_status <> 5
             AND q.status NOT IN (70, 80) AND (q.auto_send_status = ${sending} OR q.auto_send_at <= now()))`;

/**
 * Claims at most `limit` due parcels of a shop for two minutes, skipping those claimed by others, and of an order in parts
 * all but one.
 */
export async function claimDue(db: Queryable, shopId: number, limit: number): Promise<ClaimedParcel[]> {
  const { rows } = await db.execute<ClaimedParcel>(sql`
    WITH due AS (
      SELECT p.id FROM order_package p WHERE p.shop_id = ${shopId} AND ${DUE} AND NOT EXISTS (${COMES_BEFORE})
       ORDER BY p.auto_send_at, p.id LIMIT ${literal(limit)} FOR UPDATE SKIP LOCKED
    )
    UPDATE order_package p SET auto_send_status = ${sending}, lease_until = now() + interval '2 minutes'
      FROM due, orders o, courier c WHERE p.id = due.id AND o.id = p.order_id AND c.id = coalesce(p.own_courier_id, o.courier_id)
    RETURNING p.id, p.package_no AS "packageNo", p.waybill_no AS "waybillNo", c.code AS "courierCode",
              o.remote_address_id AS "remoteAddressId", p.auto_send_attempts AS attempts, p.lease_until::text AS lease,
              ${MEMBERS}`);
  return rows;
}

/** Stores the outcome of an attempt; false when the claim has ended meanwhile. */
export async function settle(tx: Queryable, parcel: ClaimedParcel, outcome: Outcome): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE order_package SET lease_until = NULL, ${changeOf(parcel, outcome)}
     WHERE id = ${parcel.id} AND lease_until = ${parcel.lease}::timestamptz AND auto_send_status IN (${sending}, ${paused})`);
  return rowCount === 1;
}

function changeOf({ attempts }: ClaimedParcel, outcome: Outcome): SQL {
  switch (outcome.kind) {
    case 'told':
      return ended(success, '', '发货成功');
    case 'refused':
      return ended(outcome.code === 'SHOP_SHIPPED' ? external : failed, outcome.code);
    case 'lapsed':
      return ended(paused, 'SHOP_EXPIRED', LAPSED);
    case 'limited':
      return sql`auto_send_status = ${waiting}, auto_send_code = 'RATE_LIMITED', auto_send_result = ${reasonTexts.RATE_LIMITED},
        auto_send_at = now() + make_interval(secs => ${outcome.waitSeconds})`;
    case 'again': {
      const pause = pauseAfter(attempts + 1);
      const counted = sql`auto_send_attempts = ${attempts + 1}`;
      if (pause === null) return sql`${counted}, ${ended(failed, outcome.code)}`;
      return sql`${counted}, auto_send_status = ${waiting}, auto_send_code = ${outcome.code},
        auto_send_result = ${reasonTexts[outcome.code]}, auto_send_at = now() + make_interval(secs => ${pause})`;
    }
  }
}

function ended(status: number, code: ReasonCode | '', text: string = code && reasonTexts[code]): SQL {
  return sql`auto_send_status = ${status}, auto_send_code = ${code}, auto_send_result = ${text}, auto_send_at = NULL`;
}

const LAPSED = '店铺授权已过期，请续期，续期后自动继续发货';
const UNBOUND = '店铺已解绑，请到店铺后台填写运单号';

/** Defers a shop's waiting parcels after a rate limit. */
export async function deferShop(tx: Queryable, shopId: number, seconds: number): Promise<void> {
  await tx.execute(sql`
    UPDATE order_package SET auto_send_at = now() + make_interval(secs => ${seconds}) WHERE id IN (
      SELECT p.id FROM order_package p WHERE p.shop_id = ${shopId} AND p.auto_send_status = ${waiting}
         AND p.auto_send_at < now() + make_interval(secs => ${seconds}) ORDER BY p.id FOR UPDATE)`);
}

/**
 * Pauses a shop's write-backs until `resumeAll`. A claimed parcel keeps its lease: its worker still stores the
 * outcome, and nobody starts another attempt before.
 */
export async function pauseAll(tx: Queryable, shopId: number, why: 'lapsed' | 'unbound'): Promise<void> {
  await tx.execute(sql`
    UPDATE order_package SET ${ended(paused, 'SHOP_EXPIRED', why === 'lapsed' ? LAPSED : UNBOUND)} WHERE id IN (
      SELECT p.id FROM order_package p WHERE p.shop_id = ${shopId} AND p.auto_send_status IN (${waiting}, ${sending})
       ORDER BY p.id FOR UPDATE)`);
}

/** Waits again as if never tried; see `pauseAll` about the lease. */
const WAIT_AGAIN = sql`auto_send_status = ${waiting}, auto_send_code = '', auto_send_result = '', auto_send_attempts = 0,
  auto_send_at = greatest(now(), lease_until), lease_until = NULL`;

/** Resumes paused parcels; returns their number. Those that have ended are told to nobody. */
export async function resumeAll(tx: Queryable, shopId: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE order_package SET ${WAIT_AGAIN} WHERE id IN (
      SELECT p.id FROM order_package p WHERE p.account_id = (SELECT account_id FROM shop WHERE id = ${shopId}) AND p.shop_id = ${shopId}
         AND p.auto_send_status = ${literal(paused)} AND p.status NOT IN (70, 80) ORDER BY p.id FOR UPDATE)`);
  return rowCount ?? 0;
}

/** Resumes an order's failed or paused parcels, all or the given ones; returns their ids. */
export async function sendAgain(tx: Queryable, orderId: number, packageIds?: number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE order_package SET ${WAIT_AGAIN} WHERE id IN (
      SELECT p.id FROM order_package p WHERE p.order_id = ${orderId} AND p.auto_send_status IN ${literals([failed, paused])}
         AND p.waybill_no IS NOT NULL AND p.status NOT IN (70, 80)
         ${packageIds ? sql`AND p.id = ANY (${`{${packageIds.join(',')}}`}::bigint[])` : sql``}
       ORDER BY p.id FOR UPDATE)
    RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Records that shop orders, which are locked, have a parcel's waybill number. */
export async function recordPosted(
  tx: Queryable,
  packageId: number,
  remoteOrderNos: readonly string[],
): Promise<void> {
  await tx.execute(sql`SELECT record_posted(${packageId}, ${sql.param(remoteOrderNos)}::text[])`);
}

/** When the next parcel of a shop is due, at least a second from now; null when none waits. */
export async function nextDue(db: Queryable, shopId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT greatest(now() + interval '1 second',
                    min(CASE p.auto_send_status WHEN ${sending} THEN p.lease_until ELSE p.auto_send_at END)) AS at
      FROM order_package p WHERE p.shop_id = ${shopId} AND ${TO_SEND} HAVING count(*) > 0`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** The next shops with due write-backs, by their ids. */
export async function shopsToSend(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ shopId: number }>(sql`
    SELECT DISTINCT p.shop_id AS "shopId" FROM order_package p WHERE ${DUE} AND p.shop_id > ${after}
     ORDER BY p.shop_id LIMIT ${literal(limit)}`);
  return rows.map(({ shopId }) => shopId);
}

/** The write-back state of a parcel. */
export type SendState = { id: number; status: number; code: ReasonCode | ''; result: string };

export async function sendStates(db: Queryable, packageIds: readonly number[]): Promise<SendState[]> {
  const { rows } = await db.execute<SendState>(sql`
    SELECT id, auto_send_status AS status, auto_send_code AS code, auto_send_result AS result FROM order_package
     WHERE id = ANY (${`{${packageIds.join(',')}}`}::bigint[]) ORDER BY id`);
  return rows;
}
