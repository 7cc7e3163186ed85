import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities, literal, onlyIf } from '../../db/conditions.ts';
import {
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { ITEMS, namedWithPieces, type ParcelItem } from '../parcels/parcelItems.ts';
import { IS_PACKED, PACK_FACTS } from './packing.sql.ts';
import type { PackFacts } from './packRefusal.ts';
import type { WaveDto, WaveParcelDto, WavesFilter } from './waves.schemas.ts';

type ParcelRow = Omit<WaveParcelDto, 'goods'> & { items: ParcelItem[] };
type Row = Omit<WaveDto, 'parcels' | 'allowedActions'> & { parcels: ParcelRow[] };

const NEWEST: Order = { name: 'waves', by: [sql`w.id`], descending: true };

/** How parcel `p` of a wave stands. */
const STATE = sql`
  CASE WHEN p.status IN (70, 80) THEN 'gone' WHEN ${IS_PACKED} THEN 'packed'
       WHEN p.status IN (40, 50, 60) OR p.picked_at IS NOT NULL THEN 'sent' ELSE 'waiting' END`;

const PARCELS = sql`(
  SELECT coalesce(json_agg(json_build_object('place', x.place, 'packageId', p.id, 'packageNo', p.package_no, 'waybillNo', p.waybill_no,
           'items', ${ITEMS}, 'state', ${STATE}, 'skipReason', coalesce(k.skip_reason, ''), 'packedAt', k.packed_at,
           'packedBy', CASE WHEN k.packed_at IS NULL THEN '' ELSE k.packed_by END) ORDER BY x.place), '[]')
    FROM wave_parcel x JOIN order_package p ON p.id = x.package_id LEFT JOIN packing k ON k.package_id = p.id WHERE x.wave_id = w.id)`;

/** A page of a supplier's waves, newest first. */
export async function listWaves(
  db: Queryable,
  { accountId }: Actor,
  filter: WavesFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, NEWEST);
  const conditions = [
    sql`w.seller_id = ${accountId}`,
    ...equalities([[filter.warehouseId, sql`w.warehouse_id`]]),
    ...(filter.open === undefined ? [] : [sql`(w.closed_at IS NULL) = ${filter.open}`]),
    ...among(sql`w.id`, filter.ids),
  ];
  const from = sql`wave w WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`w.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT w.id, w.wave_no AS "waveNo", w.warehouse_id AS "warehouseId", h.name AS "warehouseName", s.count AS "parcelCount", s.done, s.gone,
           ${onlyIf(asksFor(fieldsBelow(fields, 'list'), 'parcels'), PARCELS, sql`'[]'`)} AS parcels,
           w.created_at AS "createdAt", w.closed_at AS "closedAt", ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN wave w ON w.id = page.id JOIN warehouse h ON h.id = w.warehouse_id CROSS JOIN LATERAL (
             SELECT (count(*) FILTER (WHERE state <> 'gone'))::integer AS count,
                    (count(*) FILTER (WHERE state IN ('packed', 'sent')))::integer AS done,
                    (count(*) FILTER (WHERE state = 'gone'))::integer AS gone
               FROM (SELECT ${STATE} AS state FROM wave_parcel x JOIN order_package p ON p.id = x.package_id WHERE x.wave_id = w.id) each) s) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, dto);
}

function dto({ parcels, ...row }: Row): WaveDto {
  return {
    ...row,
    parcels: parcels.map(({ items, packedAt, ...parcel }) => ({
      ...parcel,
      goods: namedWithPieces(items),
      packedAt: packedAt === null ? null : shanghaiIso(new Date(packedAt)),
    })),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    closedAt: shanghaiIsoOrNull(row.closedAt),
    allowedActions: row.closedAt === null ? ['close'] : [],
  };
}

/** A parcel that may come into a wave. */
export type Candidate = PackFacts & { id: number; warehouseId: number; inWave: boolean };

const CANDIDATE = sql`
  p.id, o.warehouse_id AS "warehouseId", ${PACK_FACTS},
  EXISTS (SELECT FROM wave_parcel x WHERE x.package_id = p.id AND x.is_open) AS "inWave"`;

/** Those of the parcels that are the supplier's. */
export async function candidatesOf(
  db: Queryable,
  sellerId: number,
  packageIds: readonly number[],
): Promise<Map<number, Candidate>> {
  const { rows } = await db.execute<Candidate>(sql`
    SELECT ${CANDIDATE} FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE p.id = ANY (${`{${packageIds.join()}}`}::bigint[]) AND p.seller_id = ${sellerId}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The oldest parcels that wait at one of the supplier's warehouses, those with the same goods together: not shipped yet, or with
 * a waybill of ours that no courier has come for. What went out under a number of the supplier's own was packed when it got it.
 */
export async function waitingAt(
  db: Queryable,
  sellerId: number,
  warehouseId: number,
  most: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM (
      SELECT p.id, l.lines, l.sku_id FROM orders o JOIN order_package p ON p.order_id = o.id
       CROSS JOIN LATERAL (SELECT count(*) AS lines, min(sku_id) AS sku_id FROM parcel_line WHERE package_id = p.id) l
       WHERE o.seller_id = ${sellerId} AND o.warehouse_id = ${warehouseId} AND o.status IN (20, 30)
         AND (p.status = 20 AND p.output_status <> 2 OR p.status = 30 AND p.picked_at IS NULL AND p.own_courier_id IS NULL)
         AND p.refund_status NOT IN (10, 20, 30) AND NOT ${IS_PACKED}
         AND NOT EXISTS (SELECT FROM wave_parcel x WHERE x.package_id = p.id AND x.is_open)
         AND NOT EXISTS (SELECT FROM after_sale_case c WHERE c.package_id = p.id AND c.status < 70)
       ORDER BY p.id LIMIT ${literal(most)}) p
     ORDER BY lines, sku_id, id`);
  return rows.map(({ id }) => id);
}

/** Writes a wave with its parcels in their order; returns its id. The account is locked. */
export async function addWave(
  tx: Queryable,
  { sellerId, warehouseId, packageIds }: { sellerId: number; warehouseId: number; packageIds: number[] },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH today AS (SELECT to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') AS day),
    added AS (
      INSERT INTO wave (wave_no, seller_id, warehouse_id)
      SELECT day || '-' || (SELECT count(*) + 1 FROM wave WHERE seller_id = ${sellerId} AND wave_no LIKE day || '-%'), ${sellerId}, ${warehouseId}
        FROM today RETURNING id),
    filled AS (
      INSERT INTO wave_parcel (wave_id, place, package_id)
      SELECT added.id, n.place, n.package_id FROM added, unnest(${`{${packageIds.join()}}`}::bigint[]) WITH ORDINALITY AS n (package_id, place))
    SELECT id FROM added`);
  const [row] = rows;
  if (!row) throw new Error('the wave was not written');
  return row.id;
}

/** Closes a supplier's wave; false for one that is not there. Closing one again changes nothing. */
export async function closeWave(tx: Queryable, sellerId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE wave SET closed_at = coalesce(closed_at, now()) WHERE id = ${id} AND seller_id = ${sellerId}`);
  if (!rowCount) return false;
  await tx.execute(sql`UPDATE wave_parcel SET is_open = false WHERE wave_id = ${id} AND is_open`);
  return true;
}
