import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { AreaClosureDto } from './areaClosures.schemas.ts';
import { areaRuleTypes } from './areaRules.ts';
import { regionOf } from './areas.ts';

const SHOWN_PAST = 50;

/** Rules `r` that the platform itself has: bans of no warehouse. */
const CLOSURE = sql`r.warehouse_id IS NULL AND r.type = ${literal(areaRuleTypes.ban)}`;
// Not now(), which is when the transaction began: who waited for another one sees what that one has ended. Kept times have milliseconds.
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;
const LASTS = sql`(r.end_at IS NULL OR r.end_at > ${NOW})`;

const COLUMNS = sql`
  r.id, r.area_code AS "areaCode", r.courier_id AS "courierId", c.name AS "courierName", r.reason, r.start_at AS "startAt", r.end_at AS "endAt",
  CASE WHEN r.end_at <= ${NOW} THEN 3 WHEN r.start_at > ${NOW} THEN 2 ELSE 1 END AS state, r.operator, r.created_at AS "createdAt"`;
const TABLES = sql`area_rule r LEFT JOIN courier c ON c.id = r.courier_id`;

type Row = Omit<AreaClosureDto, 'areaName'>;

export async function listClosures(db: Queryable): Promise<AreaClosureDto[]> {
  const { rows } = await db.execute<Row>(sql`
    (SELECT ${COLUMNS} FROM ${TABLES} WHERE ${CLOSURE} AND ${LASTS} ORDER BY r.id DESC)
    UNION ALL
    (SELECT ${COLUMNS} FROM ${TABLES} WHERE ${CLOSURE} AND NOT ${LASTS} ORDER BY r.end_at DESC, r.id DESC LIMIT ${literal(SHOWN_PAST)})`);
  return rows.map(shown);
}

export async function findClosure(db: Queryable, id: number): Promise<AreaClosureDto | undefined> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${COLUMNS} FROM ${TABLES} WHERE ${CLOSURE} AND r.id = ${id}`,
  );
  return rows[0] && shown(rows[0]);
}

/** One change of closures at a time: two of them would not see each other's. */
export async function lockClosures(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('closures of areas', 0))`);
}

/** Whether an area is closed for a courier, or for all, at some time to come. */
export async function isClosed(tx: Tx, areaCode: string, courierId: number | null): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM area_rule r WHERE ${CLOSURE} AND ${LASTS} AND r.area_code = ${areaCode} AND r.courier_id IS NOT DISTINCT FROM ${courierId}`);
  return rows.length > 0;
}

export type Closure = {
  areaCode: string;
  courierId: number | null;
  reason: string;
  startAt: Date | null;
  endAt: Date | null;
  operator: string;
};

export async function addClosure(tx: Tx, closure: Closure): Promise<number> {
  const { areaCode, courierId, reason, operator } = closure;
  const moment = (at: Date | null): SQL => sql`${at?.toISOString() ?? null}::timestamptz`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO area_rule (area_code, courier_id, type, reason, start_at, end_at, operator)
    VALUES (${areaCode}, ${courierId}, ${literal(areaRuleTypes.ban)}, ${reason}, ${moment(closure.startAt)}, ${moment(closure.endAt)}, ${operator})
    RETURNING id`);
  return Number(rows[0]?.id);
}

export async function endClosure(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`UPDATE area_rule r SET end_at = ${NOW} WHERE ${CLOSURE} AND r.id = ${id}`);
}

export async function isCourier(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM courier WHERE id = ${id}`);
  return rows.length > 0;
}

function shown(row: Row): AreaClosureDto {
  const region = regionOf({ districtCode: row.areaCode });
  return {
    ...row,
    areaName: region ? `${region.province}${region.city}${region.district}` : row.areaCode,
    startAt: shanghaiIsoOrNull(row.startAt),
    endAt: shanghaiIsoOrNull(row.endAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}
