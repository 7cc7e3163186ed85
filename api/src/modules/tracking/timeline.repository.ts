import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { COURIER_NAME, ownedBy } from '../parcels/parcels.repository.ts';
import type { TimelineDto } from './tracking.schemas.ts';

const EVENTS_SHOWN = 300;

type EventRow = { id: number; at: string; type: string; text: string; reasonCode: string; actor: string };

/** What happened to one of the actor's parcels, the newest first; undefined when there is no such parcel. */
export function timelineOf(db: Queryable, actor: Actor, packageId: number): Promise<TimelineDto | undefined> {
  return readTimeline(db, packageId, ownedBy(actor));
}

/** The same of anybody's parcel, for operators. */
export function timelineForOperator(db: Queryable, packageId: number): Promise<TimelineDto | undefined> {
  return readTimeline(db, packageId, sql`true`);
}

async function readTimeline(
  db: Queryable,
  packageId: number,
  isShown: SQL,
): Promise<TimelineDto | undefined> {
  const { rows: parcels } = await db.execute<Omit<TimelineDto, 'list'>>(sql`
    SELECT p.id AS "packageId", ${COURIER_NAME} AS "courierName", p.waybill_no AS "waybillNo", p.trace_state AS "traceState"
      FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.id = ${packageId} AND ${isShown}`);
  const [parcel] = parcels;
  if (!parcel) return undefined;
  const { rows } = await db.execute<EventRow>(sql`
    SELECT id, at, type, text, reason_code AS "reasonCode", actor FROM package_event
     WHERE package_id = ${packageId} ORDER BY package_event.at DESC, id DESC LIMIT ${EVENTS_SHOWN}`);
  const list = rows.map(({ at, reasonCode, ...event }) => ({
    ...event,
    at: shanghaiIso(new Date(at)),
    reasonCode: reasonCode || null,
  }));
  return { ...parcel, list };
}
