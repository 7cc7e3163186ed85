import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { moneyLogTypes, parcelStatus } from '../../shared/statuses.ts';
import { AGENT_EARNS, COMMISSION_DUE, JOIN_REFUND, SUPPLIER_KEPT } from '../wallet/shares.sql.ts';

/** Days that after-sales may still change: they are counted again once a day. */
const CHANGING_DAYS = 90;

const TODAY = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`;
const beginOf = (day: SQL): SQL => sql`(${day})::timestamp AT TIME ZONE 'Asia/Shanghai'`;

/** Days that are to be counted, the newest first: the last two, those that may have changed since yesterday, and those never counted. */
export async function dueDays(db: Queryable, limit: number, before?: string): Promise<{ day: string }[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day
      FROM (SELECT (min(paid_at) AT TIME ZONE 'Asia/Shanghai')::date AS day FROM orders WHERE paid_at IS NOT NULL) first
     CROSS JOIN LATERAL (SELECT s::date AS day FROM generate_series(first.day, ${TODAY}, interval '1 day') s) d
      LEFT JOIN report_day r ON r.subject = 1 AND r.subject_id = 0 AND r.day = d.day
     WHERE (r.day IS NULL OR d.day >= ${TODAY} - 1 OR d.day > ${TODAY} - ${literal(CHANGING_DAYS)} AND r.counted_at < ${beginOf(TODAY)})
       AND (${before ?? null}::date IS NULL OR d.day < ${before ?? null}::date)
     ORDER BY d.day DESC LIMIT ${limit}`);
  return rows;
}

/**
 * Parcels that were paid on a day, each as it stands now. Replacements were not bought. What belongs to an order or parcel is
 * looked up for each: OFFSET keeps the planner from joining whole tables, whose statistics may be those of smaller ones.
 */
const parcelsOf = (day: string): SQL => sql`
  SELECT o.id AS order_id, o.seller_id, b.level, p.id, coalesce(p.part_of, p.id) AS placed_id, p.package_fee, p.goods_fee,
         p.courier_fee + p.remote_fee AS freight_fee, p.refund_fee + p.compensated AS given,
         p.status = ${literal(parcelStatus.refunded)} AS is_refunded,
         CASE WHEN p.status = ${literal(parcelStatus.refunded)} THEN ${SUPPLIER_KEPT} ELSE p.supplier_share - due.commission END AS supplier,
         ${AGENT_EARNS} AS agent, due.commission,
         p.supplier_share - p.supply_fee + coalesce(k.freight, 0) AS freight_cost, p.agent_share - p.agent_fee AS freight_agent, p.borne_freight,
         p.shipped_at IS NOT NULL AS is_shipped, p.shipped_at > p.promised_ship_at AS is_late,
         greatest(extract(epoch FROM p.shipped_at - o.paid_at), 0)::bigint AS ship_seconds,
         EXISTS (SELECT FROM after_sale_case c WHERE c.package_id = p.id) AS has_case,
         EXISTS (SELECT FROM after_sale_case c JOIN case_message m ON m.case_id = c.id
                  WHERE c.package_id = p.id AND m.action = 'escalate') AS is_disputed
    FROM orders o
   CROSS JOIN LATERAL (SELECT level FROM account a WHERE a.id = o.account_id OFFSET 0) b
   CROSS JOIN LATERAL (SELECT commission_rate FROM account a WHERE a.id = o.seller_id OFFSET 0) s
    JOIN order_package p ON p.order_id = o.id ${JOIN_REFUND}
   CROSS JOIN LATERAL (SELECT CASE WHEN p.settle_status < 2 AND p.status <> ${literal(parcelStatus.refunded)}
                                   THEN ${COMMISSION_DUE} ELSE p.commission END AS commission) due
    LEFT JOIN LATERAL (SELECT sum(x.share_part - x.supply_part)::bigint AS freight FROM compensation x
                        WHERE x.package_id = p.id AND p.compensated > 0) k ON true
   WHERE o.paid_at >= ${beginOf(sql`${day}::date`)} AND o.paid_at < ${beginOf(sql`${day}::date + 1`)} AND o.replaces IS NULL`;

/** Counts a day again. What is counted at the same time by another process is counted once. */
export async function countDay(db: Db, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`report of ${day}`}, 0))`);
    await tx.execute(sql`DELETE FROM report_day WHERE subject IN (1, 2, 3, 4) AND day = ${day}::date`);
    await countParcels(tx, day);
    await countGoods(tx, day);
    await takeOffGiven(tx, day);
  });
}

const INTO = sql`
  INSERT INTO report_day (subject, day, subject_id, orders, parcels, pieces, turnover, goods_fee, margin, commission, supplier_share, agent_share,
    refunded_parcels, refund_fee, freight_paid, freight_cost, freight_agents, freight_borne, shipped, ship_seconds, late, cases, disputed)`;

const sum = (figure: SQL, where: SQL = sql`true`): SQL =>
  sql`coalesce(sum(${figure}) FILTER (WHERE ${where}), 0)::bigint`;
const placed = (where: SQL): SQL => sql`count(DISTINCT x.placed_id) FILTER (WHERE ${where})`;

/** In all, by level and by supplier. Freight is that of parcels that were not refunded: the others' went back with them. */
async function countParcels(tx: Tx, day: string): Promise<void> {
  const goes = sql`NOT x.is_refunded`;
  await tx.execute(sql`
    ${INTO}
    SELECT CASE WHEN grouping(x.level) = 0 THEN 2 WHEN grouping(x.seller_id) = 0 THEN 3 ELSE 1 END, ${day}::date,
           CASE WHEN grouping(x.level) = 0 THEN x.level WHEN grouping(x.seller_id) = 0 THEN x.seller_id ELSE 0 END,
           count(DISTINCT x.order_id), count(DISTINCT x.placed_id), ${sum(sql`n.pieces`)}, ${sum(sql`x.package_fee`)}, ${sum(sql`x.goods_fee`)},
           ${sum(sql`x.package_fee - x.given - x.supplier - x.agent`)}, ${sum(sql`x.commission`)}, ${sum(sql`x.supplier`)}, ${sum(sql`x.agent`)},
           ${placed(sql`x.is_refunded`)}, ${sum(sql`x.given`)}, ${sum(sql`x.freight_fee`, goes)}, ${sum(sql`x.freight_cost`, goes)},
           ${sum(sql`x.freight_agent`, goes)}, ${sum(sql`x.borne_freight`, goes)}, ${placed(sql`x.is_shipped`)},
           ${sum(sql`x.ship_seconds`, sql`x.is_shipped AND x.id = x.placed_id`)}, ${placed(sql`x.is_late`)},
           ${placed(sql`x.has_case`)}, ${placed(sql`x.is_disputed`)}
      FROM (${parcelsOf(day)}) x
     CROSS JOIN LATERAL (SELECT coalesce(sum(l.num), 0) AS pieces FROM parcel_line l WHERE l.package_id = x.id) n
     GROUP BY GROUPING SETS ((), (x.level), (x.seller_id))`);
}

/** By goods: what their lines bring. A parcel of several goods counts in the row of each; what it has once is in none. */
async function countGoods(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    ${INTO}
    SELECT 4, ${day}::date, l.good_id, count(DISTINCT x.order_id), count(DISTINCT x.placed_id), ${sum(sql`l.num`)}, ${sum(sql`l.goods_fee`)},
           ${sum(sql`l.goods_fee`)}, ${sum(sql`l.goods_fee - l.supply_fee - l.agent_fee`, sql`NOT x.is_refunded`)}, 0, ${sum(sql`l.supply_fee`, sql`NOT x.is_refunded`)},
           ${sum(sql`l.agent_fee`, sql`NOT x.is_refunded`)}, ${placed(sql`x.is_refunded`)}, ${sum(sql`l.goods_fee`, sql`x.is_refunded`)},
           0, 0, 0, 0, ${placed(sql`x.is_shipped`)}, 0, ${placed(sql`x.is_late`)}, ${placed(sql`x.has_case`)}, ${placed(sql`x.is_disputed`)}
      FROM (${parcelsOf(day)}) x
     CROSS JOIN LATERAL (SELECT * FROM parcel_line y WHERE y.package_id = x.id OFFSET 0) l
     GROUP BY l.good_id`);
}

const GIVEN = sql`(${literal(moneyLogTypes.supplement)}, ${literal(moneyLogTypes.compensation)})`;

/**
 * What operators gave out of the platform's income, less the freight that they collected, comes off its margin: on the day
 * on which the order was paid, or that of the movement where it is about none.
 */
async function takeOffGiven(tx: Tx, day: string): Promise<void> {
  const [begin, end] = [beginOf(sql`${day}::date`), beginOf(sql`${day}::date + 1`)];
  await tx.execute(sql`
    WITH given AS (
      SELECT o.seller_id, b.level, g.amount
        FROM orders o
       CROSS JOIN LATERAL (SELECT level FROM account a WHERE a.id = o.account_id OFFSET 0) b
       CROSS JOIN LATERAL (SELECT amount FROM balance_adjustment y WHERE y.order_id = o.id AND y.kind IN ${GIVEN} OFFSET 0) g
       WHERE o.paid_at >= ${begin} AND o.paid_at < ${end}
      UNION ALL
      SELECT NULL, NULL, g.amount
        FROM ledger_tx t
        JOIN balance_adjustment g ON g.id = t.biz_id
        LEFT JOIN orders o ON o.id = g.order_id
       WHERE t.kind IN ${GIVEN} AND t.biz_type = 'adjustment' AND t.created_at >= ${begin} AND t.created_at < ${end}
         AND o.paid_at IS NULL
    ), sums AS (
      SELECT CASE WHEN grouping(level) = 0 THEN 2 WHEN grouping(seller_id) = 0 THEN 3 ELSE 1 END AS subject,
             CASE WHEN grouping(level) = 0 THEN level WHEN grouping(seller_id) = 0 THEN seller_id ELSE 0 END AS subject_id,
             sum(amount)::bigint AS amount
        FROM given GROUP BY GROUPING SETS ((), (level), (seller_id))
    )
    UPDATE report_day r SET margin = r.margin - s.amount FROM sums s
     WHERE r.day = ${day}::date AND r.subject = s.subject AND r.subject_id = s.subject_id AND s.amount <> 0`);
}
