import { type SQL, sql } from 'drizzle-orm';
import { equalities, literal } from '../../db/conditions.ts';
import { caseStatus, parcelStatus } from '../../shared/statuses.ts';
import { ofLine } from './sales.sql.ts';

/** Which orders `o` are counted, and which of their parcels and goods. */
export type FactsOf = { orders: readonly SQL[]; courierId?: number | undefined; goodId?: number | undefined };

const PLACED = sql`coalesce(p.part_of, p.id)`;
/** A part that was refunded has the courier of the parcel that it was in. */
const COURIER = sql`coalesce(CASE WHEN p.part_of IS NULL THEN p.own_courier_id
  ELSE (SELECT q.own_courier_id FROM order_package q WHERE q.id = p.part_of) END, o.courier_id)`;
const KEYS = sql`${PLACED} AS placed_id, o.paid_at, o.warehouse_id, ${COURIER} AS courier_id, p.id AS package_id,
  CASE WHEN o.sku_count = 1 THEN o.good_id END AS only_good`;

const whereOf = ({ orders, courierId }: FactsOf): SQL =>
  sql.join([...orders, sql`o.replaces IS NULL`, ...equalities([[courierId, COURIER]])], sql` AND `);

/** One line per parcel, and per part of it that was refunded. */
const parcelsOf = (of: FactsOf): SQL => sql`
  SELECT ${KEYS}, NULL::jsonb AS items, p.status = ${literal(parcelStatus.refunded)} AS is_refunded, p.refund_fee AS refunded,
         NULL::bigint AS case_id, false AS is_replaced, false AS is_disputed, false AS is_late, NULL::int AS answered
    FROM orders o JOIN order_package p ON p.order_id = o.id
   WHERE ${whereOf(of)}`;

/**
 * One line per case. What its supplier is measured by is its first step, which ends the wait for it; words alone do not. Where
 * its silence ends it, that is a step of the system. A case that nobody asked it in has none.
 */
const casesOf = (of: FactsOf): SQL => sql`
  SELECT ${KEYS}, c.items, g.given > 0 AS is_refunded, g.given AS refunded, c.id AS case_id,
         c.outcome IS NOT DISTINCT FROM 'replaced' OR c.status = ${literal(caseStatus.replacing)} AS is_replaced,
         EXISTS (SELECT FROM case_message m WHERE m.case_id = c.id AND m.action = 'escalate') AS is_disputed,
         d.by IS NOT DISTINCT FROM 'system' AS is_late,
         CASE d.by WHEN 'seller' THEN extract(epoch FROM d.created_at - c.created_at)::int END AS answered
    FROM orders o JOIN order_package p ON p.order_id = o.id JOIN after_sale_case c ON c.package_id = p.id AND c.seller_id = o.seller_id
   CROSS JOIN LATERAL (SELECT coalesce(sum(x.amount + x.surplus), 0)::bigint AS given FROM compensation x WHERE x.case_id = c.id) g
    LEFT JOIN LATERAL (
      SELECT m.by, m.created_at FROM case_message m
       WHERE m.case_id = c.id AND (m.by = 'seller' AND m.action IN ('accept', 'offer', 'refuse', 'refund')
                                OR m.by = 'system' AND m.action IN ('accept', 'refund', 'escalate'))
       ORDER BY m.id LIMIT 1) d
      ON (SELECT m.by FROM case_message m WHERE m.case_id = c.id ORDER BY m.id LIMIT 1) = 'user'
   WHERE ${whereOf(of)}`;

/**
 * Lines of parcels or cases by goods: those of the pieces that a case names, else all that are in the parcel. Money is divided
 * by what the goods cost, or by pieces where that is nothing. Of an order of one combination nothing is looked up: most are.
 */
const byGoods = (facts: SQL, goodId: number | undefined): SQL => sql`
  SELECT f.placed_id, f.paid_at, f.warehouse_id, f.courier_id, x.good_id, f.is_refunded, ${ofLine(sql`f.refunded`)} AS refunded,
         f.case_id, f.is_replaced, f.is_disputed, f.is_late, f.answered
    FROM (${facts}) f CROSS JOIN LATERAL (
      SELECT f.only_good AS good_id, 1::bigint AS weight, 1::bigint AS upto, 1::bigint AS whole WHERE f.only_good IS NOT NULL
      UNION ALL
      SELECT w.good_id, w.weight, (sum(w.weight) OVER (ORDER BY w.good_id))::bigint AS upto, (sum(w.weight) OVER ())::bigint AS whole
        FROM (SELECT l.good_id, (CASE WHEN sum(sum(l.goods_fee)) OVER () > 0 THEN sum(l.goods_fee) ELSE sum(l.num) END)::bigint AS weight
                FROM (SELECT good_id, goods_fee, num FROM parcel_line WHERE package_id = f.package_id AND f.items IS NULL
                      UNION ALL
                      SELECT i."goodId", i."goodsFee", i.num
                        FROM jsonb_to_recordset(f.items) AS i ("goodId" bigint, "goodsFee" bigint, num int)) l
               GROUP BY l.good_id) w
       WHERE f.only_good IS NULL) x
   WHERE ${goodId === undefined ? sql`true` : sql`x.good_id = ${goodId}`}`;

/** Lines `l` that `FIGURES` counts: by parcel and case, and by goods where these are asked for. */
export function factsOf(of: FactsOf, isByGoods = false): SQL {
  const facts = sql`${parcelsOf(of)} UNION ALL ${casesOf(of)}`;
  return isByGoods || of.goodId !== undefined ? byGoods(facts, of.goodId) : facts;
}

const parcels = (condition: SQL): SQL => sql`count(DISTINCT l.placed_id) FILTER (WHERE ${condition})`;
const cases = (condition: SQL): SQL => sql`count(DISTINCT l.case_id) FILTER (WHERE ${condition})`;
const rate = (count: SQL): SQL =>
  sql`round(${count} * 10000.0 / nullif(count(DISTINCT l.placed_id), 0))::int`;
const COUNTS = {
  case: parcels(sql`l.case_id IS NOT NULL`),
  refunded: parcels(sql`l.is_refunded`),
  replaced: parcels(sql`l.is_replaced`),
  disputed: parcels(sql`l.is_disputed`),
};

/** The figures of lines `l`, as `afterSales.schemas.ts` says them. */
export const FIGURES: SQL = sql`
  count(DISTINCT l.placed_id)::int AS "packageCount", ${COUNTS.case}::int AS "caseCount", ${COUNTS.refunded}::int AS "refundedCount",
  coalesce(sum(l.refunded), 0)::bigint AS "refundedFee", ${COUNTS.replaced}::int AS "replacedCount",
  ${COUNTS.disputed}::int AS "disputedCount", ${rate(COUNTS.case)} AS "caseRate", ${rate(COUNTS.refunded)} AS "refundedRate",
  ${rate(COUNTS.replaced)} AS "replacedRate", ${rate(COUNTS.disputed)} AS "disputedRate",
  ${cases(sql`l.answered IS NOT NULL`)}::int AS "answeredCount", ${cases(sql`l.is_late`)}::int AS "answeredLateCount",
  percentile_disc(0.5) WITHIN GROUP (ORDER BY l.answered) AS "answerMedian",
  percentile_disc(0.9) WITHIN GROUP (ORDER BY l.answered) AS "answerSlow"`;

export const FIGURE_NAMES = [
  ...['packageCount', 'caseCount', 'refundedCount', 'refundedFee', 'replacedCount', 'disputedCount'],
  ...['caseRate', 'refundedRate', 'replacedRate', 'disputedRate'],
  ...['answeredCount', 'answeredLateCount', 'answerMedian', 'answerSlow'],
] as const;
