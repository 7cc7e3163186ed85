import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { PACK_FACTS } from './packing.sql.ts';
import type { PackFacts } from './packRefusal.ts';

type Found = PackFacts & { id: number; waybillNo: string | null; printed: boolean };

/** How long a bench that says nothing keeps a parcel from the others. */
const KEPT_MINUTES = 10;

const FACTS = sql`p.id, p.waybill_no AS "waybillNo", p.print_count > 0 AS printed, ${PACK_FACTS}`;

/** The supplier's parcel with a number of its own or of its waybill, a live one first; undefined where there is none. */
export async function findByNumber(db: Queryable, sellerId: number, no: string): Promise<Found | undefined> {
  const { rows } = await db.execute<Found>(sql`
    SELECT ${FACTS} FROM order_package p
     WHERE p.id IN (SELECT id FROM order_package WHERE package_no = ${no} UNION ALL SELECT id FROM order_package WHERE waybill_no = ${no})
       AND p.seller_id = ${sellerId} ORDER BY p.status IN (70, 80), p.id DESC LIMIT 1`);
  return rows[0];
}

/** The parcel at a place of the supplier's wave, while that is open. */
export async function findByPlace(
  db: Queryable,
  sellerId: number,
  { waveId, place }: { waveId: number; place: number },
): Promise<Found | undefined> {
  const { rows } = await db.execute<Found>(sql`
    SELECT ${FACTS} FROM wave w JOIN wave_parcel x ON x.wave_id = w.id JOIN order_package p ON p.id = x.package_id
     WHERE w.id = ${waveId} AND w.seller_id = ${sellerId} AND x.place = ${place} AND x.is_open AND p.seller_id = ${sellerId}`);
  return rows[0];
}

/** The supplier's parcel under its lock, which a refund of it waits for. */
export async function lockToPack(tx: Tx, sellerId: number, packageId: number): Promise<Found | undefined> {
  await tx.execute(
    sql`SELECT FROM order_package WHERE id = ${packageId} AND seller_id = ${sellerId} FOR NO KEY UPDATE`,
  );
  const { rows } = await tx.execute<Found>(
    sql`SELECT ${FACTS} FROM order_package p WHERE p.id = ${packageId} AND p.seller_id = ${sellerId}`,
  );
  return rows[0];
}

type AtBench = { sellerId: number; packageId: number; bench: string };

/** Opens a parcel at a bench; false where another one has it. */
export async function claimParcel(
  db: Queryable,
  { sellerId, packageId, bench }: AtBench,
  packedBy: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO packing AS k (package_id, seller_id, bench, opened_at, packed_by)
    VALUES (${packageId}, ${sellerId}, ${bench}, now(), ${packedBy})
    ON CONFLICT (package_id) DO UPDATE SET bench = excluded.bench, opened_at = excluded.opened_at, packed_by = excluded.packed_by
     WHERE k.packed_at IS NULL
       AND (k.bench IS NULL OR k.bench = excluded.bench OR k.opened_at < now() - make_interval(mins => ${KEPT_MINUTES}))`);
  return (rowCount ?? 0) > 0;
}

/** Who has a parcel open at whichever bench, and since when; undefined where none has. */
export async function openElsewhere(
  db: Queryable,
  { sellerId, packageId }: Pick<AtBench, 'sellerId' | 'packageId'>,
): Promise<{ packedBy: string; time: string } | undefined> {
  const { rows } = await db.execute<{ packedBy: string; time: string }>(sql`
    SELECT packed_by AS "packedBy", to_char(opened_at AT TIME ZONE 'Asia/Shanghai', 'HH24:MI') AS time FROM packing
     WHERE package_id = ${packageId} AND seller_id = ${sellerId} AND bench IS NOT NULL`);
  return rows[0];
}

/** Gives a parcel back that the bench has; nothing changes where another one has it. */
export async function putAside(db: Queryable, at: AtBench, reason: string): Promise<void> {
  await db.execute(sql`
    UPDATE packing SET bench = NULL, opened_at = NULL, packed_by = '', skip_reason = CASE ${reason} WHEN '' THEN skip_reason ELSE ${reason} END
     WHERE package_id = ${at.packageId} AND seller_id = ${at.sellerId} AND bench = ${at.bench} AND packed_at IS NULL`);
}

/** Marks a parcel as packed that the bench has; undefined where it has it not. */
export async function markPacked(tx: Queryable, at: AtBench, packedBy: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ packedAt: string }>(sql`
    UPDATE packing SET packed_at = now(), packed_by = ${packedBy}, skip_reason = ''
     WHERE package_id = ${at.packageId} AND seller_id = ${at.sellerId} AND bench = ${at.bench} AND packed_at IS NULL
    RETURNING packed_at AS "packedAt"`);
  return rows[0]?.packedAt;
}

/** When the bench packed a parcel; undefined where it did not. */
export async function packedHere(db: Queryable, at: AtBench): Promise<string | undefined> {
  const { rows } = await db.execute<{ packedAt: string }>(sql`
    SELECT packed_at AS "packedAt" FROM packing
     WHERE package_id = ${at.packageId} AND seller_id = ${at.sellerId} AND bench = ${at.bench} AND packed_at IS NOT NULL`);
  return rows[0]?.packedAt;
}

/** The open wave of a parcel. */
export async function openWaveOf(
  db: Queryable,
  sellerId: number,
  packageId: number,
): Promise<{ waveId: number; waveNo: string; place: number } | undefined> {
  const { rows } = await db.execute<{ waveId: number; waveNo: string; place: number }>(sql`
    SELECT w.id AS "waveId", w.wave_no AS "waveNo", x.place FROM wave_parcel x JOIN wave w ON w.id = x.wave_id
     WHERE x.package_id = ${packageId} AND x.is_open AND w.seller_id = ${sellerId}`);
  return rows[0];
}

/** What the supplier tells of the buyer of its parcel; undefined for another's parcel. */
export async function findBuyerNote(
  db: Queryable,
  sellerId: number,
  packageId: number,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ text: string }>(sql`
    SELECT coalesce(b.text, '') AS text FROM order_package p
      LEFT JOIN buyer_note b ON b.seller_id = p.seller_id AND b.account_id = p.account_id
     WHERE p.id = ${packageId} AND p.seller_id = ${sellerId}`);
  return rows[0]?.text;
}

/** Keeps it, or removes it where it is empty. */
export async function keepBuyerNote(
  db: Queryable,
  sellerId: number,
  packageId: number,
  text: string,
): Promise<void> {
  const buyer = sql`SELECT account_id FROM order_package WHERE id = ${packageId} AND seller_id = ${sellerId}`;
  await db.execute(
    text === ''
      ? sql`DELETE FROM buyer_note WHERE seller_id = ${sellerId} AND account_id IN (${buyer})`
      : sql`INSERT INTO buyer_note (seller_id, account_id, text) SELECT ${sellerId}, account_id, ${text} FROM (${buyer}) p
            ON CONFLICT (seller_id, account_id) DO UPDATE SET text = excluded.text, updated_at = now()`,
  );
}
