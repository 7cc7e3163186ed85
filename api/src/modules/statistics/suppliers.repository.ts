import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { FIGURES_FROM } from '../../db/schema/sellerFigures.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import type { AfterSalesFiguresDto } from './afterSales.schemas.ts';
import { FIGURES, factsOf } from './afterSales.sql.ts';
import { soldWithin } from './sales.sql.ts';
import { lastDays, type Span } from './scope.ts';

const AT_ONCE = 100;
const MAX_SUPPLIERS = 200;

/** Of fewer parcels, and of fewer answers, a rate and a median would say nothing. */
const MIN_PARCELS = FIGURES_FROM;
const MIN_ANSWERS = 5;

export type SupplierFigures = { id: number; companyName: string } & AfterSalesFiguresDto;

/** The suppliers that sold something within a span, the most disputed first. */
export async function listSuppliers(db: Queryable, span: Span): Promise<SupplierFigures[]> {
  const { rows } = await db.execute<SupplierFigures>(sql`
    SELECT a.id, a.company_name AS "companyName", f.*
      FROM (SELECT DISTINCT seller_id FROM warehouse) s JOIN account a ON a.id = s.seller_id
     CROSS JOIN LATERAL (
       SELECT ${FIGURES} FROM (${factsOf({ orders: soldWithin({ ...span, sellerId: sql`s.seller_id` }) })}) l) f
     WHERE f."packageCount" > 0
     ORDER BY f."disputedRate" DESC, f."caseRate" DESC, a.id LIMIT ${MAX_SUPPLIERS}`);
  return rows;
}

/** How fast the parcels of orders `o` were shipped: the median in seconds, and the rate of those after the promised time. */
const shippingOf = (orders: readonly SQL[]): SQL => sql`
  SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM p.shipped_at - o.paid_at)::int) AS median,
         round(count(*) FILTER (WHERE coalesce(p.shipped_at, now()) > p.promised_ship_at) * 10000.0 / nullif(count(*), 0))::int AS late
    FROM orders o JOIN order_package p ON p.order_id = o.id
   WHERE ${sql.join([...orders], sql` AND `)} AND o.replaces IS NULL
     AND (p.shipped_at IS NOT NULL OR p.status = ${literal(parcelStatus.pendingShipment)})`;

/** Tenths of the stars that a supplier's warehouses have. */
const SCORE = (sellerId: number): SQL => sql`(
  SELECT round(avg(o.review_score) * 10)::int FROM warehouse w JOIN orders o ON o.warehouse_id = w.id
   WHERE w.seller_id = ${sellerId} AND o.review_score IS NOT NULL)`;

/** Scheduled job: writes what buyers see of every supplier's last 30 days, so that reading it counts nothing. */
export async function keepSellerFigures(db: Db, now: Date, stop?: AbortSignal): Promise<void> {
  const span = lastDays(now);
  await eachInRounds(
    AT_ONCE,
    stop,
    async (last: { id: number } | undefined) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        SELECT DISTINCT seller_id AS id FROM warehouse WHERE seller_id > ${last?.id ?? 0} ORDER BY seller_id LIMIT ${AT_ONCE}`);
      return rows;
    },
    ({ id }) =>
      db.execute(sql`
        INSERT INTO seller_figure (seller_id, package_count, refunded_rate, answered_count, answer_median, case_rate,
                                   disputed_rate, late_rate, ship_median, score)
        SELECT ${id}, f."packageCount", f."refundedRate", f."answeredCount", f."answerMedian", f."caseRate",
               f."disputedRate", s.late, s.median, ${SCORE(id)}
          FROM (SELECT ${FIGURES} FROM (${factsOf({ orders: soldWithin({ ...span, sellerId: id }) })}) l) f,
               (${shippingOf(soldWithin({ ...span, sellerId: id }))}) s
        ON CONFLICT (seller_id) DO UPDATE SET package_count = excluded.package_count, refunded_rate = excluded.refunded_rate,
          answered_count = excluded.answered_count, answer_median = excluded.answer_median, case_rate = excluded.case_rate,
          disputed_rate = excluded.disputed_rate, late_rate = excluded.late_rate, ship_median = excluded.ship_median,
          score = excluded.score, counted_at = now()`),
  );
}

/** What buyers see of supplier figures `f`. */
export const SHOWN_FIGURES = sql`
  CASE WHEN f.package_count >= ${sql.raw(String(MIN_PARCELS))} THEN f.refunded_rate END AS "refundRate",
  CASE WHEN f.package_count >= ${sql.raw(String(MIN_PARCELS))} AND f.answered_count >= ${sql.raw(String(MIN_ANSWERS))} THEN f.answer_median END AS "answerSeconds"`;
