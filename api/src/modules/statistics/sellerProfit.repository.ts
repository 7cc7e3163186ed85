import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import { COMMISSION_DUE, IS_PAID_OUT, JOIN_REFUND, SUPPLIER_KEPT } from '../wallet/shares.sql.ts';
import { figureRowsBelow, listFigureRows, type Placed, rowsByDate, rowsByThing } from './figureRows.ts';
import { ofLine, soldWithin } from './sales.sql.ts';
import type { SalesScope } from './scope.ts';
import type { ProfitFiguresDto, ProfitRowDto, ProfitUnit } from './statistics.schemas.ts';

/** In the order of `statistics.schemas.ts`. */
const FIGURES: readonly (keyof ProfitFiguresDto)[] = [
  'orderCount',
  'packageCount',
  'goodsIncome',
  'courierCost',
  'remoteIncome',
  'replacementIncome',
  'claimIncome',
  'borneFreight',
  'compensationFee',
  'refundFee',
  'commission',
  'profit',
  'settled',
  'pending',
];

/** What after-sales moved for a supplier besides shares, by parcel `x`. */
const afterSalesOf = ({ sellerId }: SalesScope): SQL => sql`
  SELECT x.package_id, sum(x.shares)::bigint AS shares, sum(x.supply)::bigint AS supply, sum(x.surplus)::bigint AS surplus,
         sum(x.claimed)::bigint AS claimed, sum(x.freight)::bigint AS freight
    FROM (SELECT k.package_id, k.share_part AS shares, k.supply_part AS supply, k.surplus, 0 AS claimed, 0 AS freight
            FROM after_sale_case c JOIN compensation k ON k.case_id = c.id WHERE c.seller_id = ${sellerId}
          UNION ALL
          SELECT c.package_id, 0, 0, 0, c.supplier_part, 0 FROM courier_claim c WHERE c.seller_id = ${sellerId} AND c.supplier_part > 0
          UNION ALL
          SELECT c.replacement_id, 0, 0, 0, 0, c.freight FROM after_sale_case c WHERE c.seller_id = ${sellerId} AND c.freight > 0) x
   GROUP BY x.package_id`;

/**
 * One line per paid parcel. For a refunded one the supplier has the result of `keptShares`, of which courier and
 * surcharge come first; the missing rest is the refund, compensations included. The courier's fee is passed on, the
 * surcharge stays. A parcel that no courier has had before it was refunded costs no freight.
 */
function parcelFigures(scope: SalesScope): SQL {
  const where = sql.join(
    [...soldWithin(scope), ...equalities([[scope.warehouseId, sql`o.warehouse_id`]])],
    sql` AND `,
  );
  return sql`
    SELECT l.order_id, l.package_id, l.placed_id, l.paid_at, l.warehouse_id, l.goods, l.courier, l.remote, l.is_settled, l.claimed, l.freight,
           CASE WHEN l.is_refunded AND NOT l.was_sent THEN 0 ELSE l.borne_freight END AS borne,
           l.surplus + CASE WHEN l.is_refunded THEN 0 ELSE l.shares END AS compensated,
           CASE WHEN l.is_refunded THEN 0 ELSE l.commission END AS commission,
           CASE WHEN l.is_refunded THEN l.goods - greatest(l.kept - l.courier_fee - l.remote_fee, least(l.kept, 0)) ELSE 0 END AS refund
      FROM (SELECT k.*,
                   CASE WHEN k.is_refunded THEN least(greatest(k.kept, 0), k.courier_fee) ELSE k.courier_fee END AS courier,
                   CASE WHEN k.is_refunded THEN least(greatest(k.kept - k.courier_fee, 0), k.remote_fee) ELSE k.remote_fee END AS remote
              FROM (SELECT p.order_id, p.id AS package_id, coalesce(p.part_of, p.id) AS placed_id, o.paid_at, o.warehouse_id,
                           p.supply_fee + coalesce(a.supply, 0) AS goods, p.remote_fee,
                           p.supplier_share - p.supply_fee - p.remote_fee + coalesce(a.shares - a.supply, 0) AS courier_fee,
                           p.borne_freight, coalesce(a.shares, 0) AS shares, coalesce(a.surplus, 0) AS surplus,
                           coalesce(a.claimed, 0) AS claimed, coalesce(a.freight, 0) AS freight,
                           p.picked_at IS NOT NULL AS was_sent, p.status = 70 AS is_refunded, ${IS_PAID_OUT} AS is_settled,
                           CASE WHEN p.settle_status < 2 THEN ${COMMISSION_DUE} ELSE p.commission END AS commission,
                           ${SUPPLIER_KEPT} AS kept
                      FROM orders o JOIN account s ON s.id = o.seller_id JOIN order_package p ON p.order_id = o.id
                      ${JOIN_REFUND}
                      LEFT JOIN (${afterSalesOf(scope)}) a ON a.package_id = p.id
                     WHERE ${where}) k) l`;
}

/**
 * The same by line of parcel. Goods are the line's own; what a parcel has once is divided by what the supplier gets for
 * its lines, or by pieces where that is nothing.
 */
function lineFigures(scope: SalesScope): SQL {
  const { goodId } = scope;
  return sql`
    SELECT f.order_id, f.placed_id, f.paid_at, f.warehouse_id, x.good_id, ${ofLine(sql`f.goods`)} AS goods, ${ofLine(sql`f.courier`)} AS courier,
           ${ofLine(sql`f.remote`)} AS remote, ${ofLine(sql`f.freight`)} AS freight, ${ofLine(sql`f.claimed`)} AS claimed,
           ${ofLine(sql`f.borne`)} AS borne, ${ofLine(sql`f.compensated`)} AS compensated, f.is_settled, ${ofLine(sql`f.commission`)} AS commission, ${ofLine(sql`f.refund`)} AS refund
      FROM (${parcelFigures(scope)}) f CROSS JOIN LATERAL (
        SELECT w.good_id, w.supply_fee, w.weight, (sum(w.weight) OVER (ORDER BY w.line))::bigint AS upto, (sum(w.weight) OVER ())::bigint AS whole
          FROM (SELECT l.line, l.good_id, l.supply_fee, CASE WHEN sum(l.supply_fee) OVER () > 0 THEN l.supply_fee ELSE l.num END AS weight
                  FROM parcel_line l WHERE l.package_id = f.package_id) w) x
     WHERE ${goodId === undefined ? sql`true` : sql`x.good_id = ${goodId}`}`;
}

/** By parcel, and by line where goods are asked for. */
function figuresOf(scope: SalesScope, byGoods = false): SQL {
  const rows = byGoods || scope.goodId !== undefined ? lineFigures(scope) : parcelFigures(scope);
  return sql`SELECT l.*, l.goods + l.remote + l.freight + l.claimed - l.borne - l.compensated - l.commission - l.refund AS profit
      FROM (${rows}) l`;
}

/** The sums of lines `l`. A parcel counts once in each row, as it was placed: what was refunded of it is no other one. */
const SUMS = sql`
  count(DISTINCT l.order_id)::int AS "orderCount", count(DISTINCT l.placed_id)::int AS "packageCount",
  coalesce(sum(l.goods), 0)::bigint AS "goodsIncome", coalesce(sum(l.courier), 0)::bigint AS "courierCost",
  coalesce(sum(l.remote), 0)::bigint AS "remoteIncome", coalesce(sum(l.refund), 0)::bigint AS "refundFee",
  coalesce(sum(l.freight), 0)::bigint AS "replacementIncome", coalesce(sum(l.claimed), 0)::bigint AS "claimIncome",
  coalesce(sum(l.borne), 0)::bigint AS "borneFreight", coalesce(sum(l.compensated), 0)::bigint AS "compensationFee",
  coalesce(sum(l.commission), 0)::bigint AS commission,
  coalesce(sum(l.profit), 0)::bigint AS profit,
  coalesce(sum(l.profit) FILTER (WHERE l.is_settled), 0)::bigint AS settled,
  coalesce(sum(l.profit) FILTER (WHERE NOT l.is_settled), 0)::bigint AS pending`;

/** All of a scope. */
export async function sumProfit(db: Queryable, scope: SalesScope): Promise<ProfitFiguresDto> {
  const { rows } = await db.execute<ProfitFiguresDto>(sql`SELECT ${SUMS} FROM (${figuresOf(scope)}) l`);
  const [sums] = rows;
  if (!sums) throw new Error('a sum answered no row');
  return sums;
}

/** The rows of a scope, the most profit first; `figureRows.ts` reads them. */
export function profitRows(scope: SalesScope, unit: ProfitUnit, newestFirst = false): SQL {
  const grouped = { figures: SUMS, lines: figuresOf(scope, unit === 'goods') };
  if (unit === 'day') return rowsByDate(scope, sql`'YYYY-MM-DD'`, grouped, { newestFirst });
  if (unit === 'month') return rowsByDate(scope, sql`'YYYY-MM'`, grouped, { newestFirst });
  const [column, table] =
    unit === 'warehouse' ? [sql`l.warehouse_id`, sql`warehouse`] : [sql`l.good_id`, sql`goods`];
  return rowsByThing(column, table, sql`profit DESC`, grouped);
}

export const listProfit = (db: Queryable, scope: SalesScope, unit: ProfitUnit): Promise<ProfitRowDto[]> =>
  listFigureRows(db, FIGURES, profitRows(scope, unit));

export type PlacedProfit = Placed<ProfitFiguresDto>;

export const profitBelow = (
  db: Queryable,
  scope: SalesScope,
  unit: ProfitUnit,
  place: number,
  limit: number,
): Promise<PlacedProfit[]> => figureRowsBelow(db, FIGURES, profitRows(scope, unit, true), { place, limit });
