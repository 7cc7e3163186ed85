import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { ownsParcel } from '../../db/ownership.ts';
import type { Actor } from '../../shared/actor.ts';
import { isSentTo, openPerson, type Person, phoneKey } from '../../shared/personalData.ts';
import { GONE, parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import { COURIER_NAME } from './parcels.repository.ts';
import type { FindByRowsInput, ParcelsOfRowDto, RowParcelDto } from './parcelsOfRows.schemas.ts';

/** How far back parcels are looked for by their receiver, who may be sent to again and again. */
const DAYS = 90;
/** Parcels that a row may have; more of one receiver are cut off, newest first. */
const MOST = literal(100);

type Hit = Omit<RowParcelDto, 'statusText'> & { row: number };
type SealedHit = Hit & { receiver: string };

/**
 * The buyer's parcels of the rows of a sheet: by third-party order number or our own, else by receiver. Those that were refunded or
 * cancelled only where a row has no others; rows without any are left out.
 */
export async function parcelsOfRows(
  db: Queryable,
  actor: Actor,
  { rows, orderId }: FindByRowsInput,
  now: Date,
): Promise<ParcelsOfRowDto[]> {
  const ofOrder = orderId === undefined ? sql`` : sql`AND p.order_id = ${orderId}`;
  const numbered = Map.groupBy(await byNumber(db, actor, rows, ofOrder), ({ row }) => row);
  const rest = rows.filter(({ row }) => !numbered.has(row));
  const addressed = Map.groupBy(await byReceiver(db, actor, rest, ofOrder, now), ({ row }) => row);
  return rows.flatMap(({ row }) => {
    const found = numbered.get(row) ?? addressed.get(row) ?? [];
    const live = found.filter(({ status }) => !GONE.includes(status));
    const parcels = (live.length > 0 ? live : found).map(({ row: _, ...parcel }) => ({
      ...parcel,
      statusText: parcelStatusTexts[parcel.status] ?? '',
    }));
    return parcels.length > 0 ? [{ row, parcels }] : [];
  });
}

const columns = sql`
  p.id AS "packageId", p.package_no AS "packageNo", p.order_id AS "orderId", p.status, p.refund_status AS "refundStatus",
  p.output_status AS "outputStatus", p.waybill_no AS "waybillNo", ${COURIER_NAME} AS "courierName"`;

async function byNumber(
  db: Queryable,
  actor: Actor,
  all: FindByRowsInput['rows'],
  ofOrder: SQL,
): Promise<Hit[]> {
  const rows = all.filter(({ thirdOrderNo }) => thirdOrderNo);
  if (rows.length === 0) return [];
  const found = await db.execute<Hit>(sql`
    WITH asked AS MATERIALIZED (
      SELECT * FROM unnest(${sql.param(rows.map(({ row }) => row))}::integer[],
                           ${sql.param(rows.map(({ thirdOrderNo }) => thirdOrderNo))}::text[]) AS asked (row, no))
    SELECT asked.row, ${columns}
      FROM asked CROSS JOIN LATERAL (
        SELECT p.id FROM order_package p WHERE p.third_order_no = asked.no AND p.third_order_no IS NOT NULL AND ${ownsParcel(actor)} ${ofOrder}
        -- Of merged parcels the other numbers.
        UNION SELECT p.id FROM third_order t JOIN order_package p ON p.id = t.package_id
         WHERE t.third_order_no = asked.no AND ${ownsParcel(actor)} ${ofOrder}
        -- Who has none of a shop's writes down ours.
        UNION SELECT p.id FROM order_package p WHERE p.package_no = asked.no AND ${ownsParcel(actor)} ${ofOrder}
        UNION SELECT p.id FROM orders q JOIN order_package p ON p.order_id = q.id
         WHERE q.order_no = asked.no AND ${ownsParcel(actor)} ${ofOrder}
         ORDER BY id DESC LIMIT ${MOST}) hit
      JOIN order_package p ON p.id = hit.id JOIN orders o ON o.id = p.order_id
     ORDER BY asked.row, p.id`);
  return found.rows;
}

/** Found by the blind index of the phone, and held to name, phone and address here, where receivers can be opened. */
async function byReceiver(
  db: Queryable,
  actor: Actor,
  all: FindByRowsInput['rows'],
  ofOrder: SQL,
  now: Date,
): Promise<Hit[]> {
  const receivers = new Map<number, Person>();
  const prints: { row: number; print: string }[] = [];
  for (const { row, receiver } of all) {
    const print = receiver && phoneKey(db.box, actor.accountId, receiver.phone);
    if (!print) continue;
    receivers.set(row, receiver);
    prints.push({ row, print });
  }
  if (prints.length === 0) return [];
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  const found = await db.execute<SealedHit>(sql`
    WITH asked AS MATERIALIZED (
      SELECT * FROM unnest(${sql.param(prints.map(({ row }) => row))}::integer[],
                           ${sql.param(prints.map(({ print }) => print))}::bigint[]) AS asked (row, print))
    SELECT asked.row, p.receiver, ${columns}
      FROM asked CROSS JOIN LATERAL (
        SELECT p.id FROM receiver_print r JOIN order_package p ON p.id = r.package_id
         WHERE r.print = asked.print AND ${ownsParcel(actor)} AND p.receiver <> '' AND p.created_at >= ${since}::timestamptz ${ofOrder}
         ORDER BY r.package_id DESC LIMIT ${MOST}) hit
      JOIN order_package p ON p.id = hit.id JOIN orders o ON o.id = p.order_id
     ORDER BY asked.row, p.id`);
  return found.rows.flatMap(({ receiver, ...hit }) => {
    const asked = receivers.get(hit.row);
    return asked && isSentTo(openPerson(db.box, 'receiver', receiver), asked) ? [hit] : [];
  });
}
