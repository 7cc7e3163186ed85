import { sql } from 'drizzle-orm';
import { type ParcelToTrack, type Tracked, traceStates } from '../../adapters/tracking/trackingService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import type { ReturnTrace } from '../../db/schema/index.ts';
import { lockCasesOfReturn, recordArrival } from '../cases/cases.repository.ts';

export type TrackedReturn = { id: number } & ParcelToTrack;

const FOLLOWED_DAYS = 60;
const ASKED_EVERY_HOURS = 6;
const ASKED_AGAIN_HOURS = 1;

/** Written exactly like the partial index. */
const UNDER_WAY = sql`r.signed_at IS NULL AND r.arrived_at IS NULL AND r.courier_id IS NOT NULL AND r.package_id IS NULL`;
const RECENT = sql`r.created_at > now() - make_interval(days => ${FOLLOWED_DAYS})`;
/** Whoever sends it is not known: its courier asks for a phone of sender or receiver. */
const RETURNED = sql`
  r.id, r.waybill_no AS "waybillNo", k.code AS "courierCode", coalesce(w.phone, '') AS phone,
  coalesce((SELECT concat(p.province, p.city, p.district) FROM after_sale_case c JOIN order_package p ON p.id = c.package_id
             WHERE c.return_id = r.id ORDER BY c.id LIMIT 1), '') AS "from",
  coalesce(concat(w.province, w.city, w.district), '') AS "to"`;
const FROM = sql`JOIN courier k ON k.id = r.courier_id LEFT JOIN warehouse w ON w.id = r.warehouse_id`;

/** Returned parcels on their way without a subscription, the oldest first. */
export async function findUntrackedReturns(db: Queryable, limit: number): Promise<TrackedReturn[]> {
  const { rows } = await db.execute<TrackedReturn>(sql`
    SELECT ${RETURNED} FROM return_parcel r ${FROM}
     WHERE ${UNDER_WAY} AND ${RECENT} AND (r.tracked_until IS NULL OR r.tracked_until <= now()) ORDER BY r.id LIMIT ${literal(limit)}`);
  return rows;
}

/** Records until when one needs no subscription. */
export async function markReturnTracked(db: Queryable, id: number, days: number): Promise<void> {
  await db.execute(
    sql`UPDATE return_parcel SET tracked_until = now() + make_interval(days => ${days}) WHERE id = ${id}`,
  );
}

/** Claims those without news for hours, exclusively. */
export async function claimSilentReturns(db: Db, limit: number): Promise<TrackedReturn[]> {
  const { rows } = await db.execute<TrackedReturn>(sql`
    WITH due AS (
      SELECT r.id FROM return_parcel r WHERE ${UNDER_WAY} AND ${RECENT}
         AND coalesce(r.trace_checked_at, r.created_at) < now() - make_interval(hours => ${ASKED_EVERY_HOURS})
       ORDER BY coalesce(r.trace_checked_at, r.created_at) LIMIT ${literal(limit)} FOR UPDATE SKIP LOCKED),
    claimed AS (UPDATE return_parcel r SET trace_checked_at = now() FROM due WHERE r.id = due.id RETURNING r.*)
    SELECT ${RETURNED} FROM claimed r ${FROM} ORDER BY r.id`);
  return rows;
}

/** Makes claimed ones due again soon when they could not be queried. */
export async function retryReturnsSoon(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE return_parcel SET trace_checked_at = now() - make_interval(hours => ${ASKED_EVERY_HOURS - ASKED_AGAIN_HOURS})
     WHERE id = ANY (${`{${ids.join(',')}}`}::bigint[])`);
}

/** The returned parcels of a courier with a number: each of another supplier. */
export async function findReturnsByWaybill(
  db: Queryable,
  courierCode: string,
  waybillNo: string,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT r.id FROM return_parcel r JOIN courier k ON k.id = r.courier_id
     WHERE r.waybill_no = ${waybillNo} AND k.code = ${courierCode} AND r.package_id IS NULL ORDER BY r.id`);
  return rows.map(({ id }) => id);
}

/** Stores all that a courier says of a returned parcel; when it was delivered, its supplier has some days to inspect it. */
export async function saveReturnTraces(db: Db, id: number, { state, traces }: Tracked): Promise<void> {
  const [newest] = traces;
  if (!newest) return;
  const listed: ReturnTrace[] = traces.map(({ at, text }) => ({ at: at.toISOString(), text }));
  const signedAt = state === traceStates.signed ? newest.at.toISOString() : null;
  await db.transaction(async (tx) => {
    const cases = await lockCasesOfReturn(tx, id);
    const { rows } = await tx.execute<{ wasDelivered: boolean }>(sql`
      UPDATE return_parcel r SET traces = ${JSON.stringify(listed)}::jsonb, trace_text = ${newest.text}, trace_state = ${state},
             traced_at = ${newest.at.toISOString()}::timestamptz, trace_checked_at = now(), signed_at = coalesce(r.signed_at, ${signedAt}::timestamptz)
        FROM return_parcel had WHERE had.id = r.id AND r.id = ${id} AND (r.traced_at IS NULL OR r.traced_at <= ${newest.at.toISOString()}::timestamptz)
      RETURNING coalesce(had.signed_at, had.arrived_at) IS NOT NULL AS "wasDelivered"`);
    if (signedAt === null || rows[0]?.wasDelivered !== false) return;
    await recordArrival(tx, id, cases, 'system');
  });
}
