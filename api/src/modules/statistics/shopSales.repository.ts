import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  figureRowsBelow,
  listFigureRows,
  MAX_ROWS,
  type Placed,
  placed,
  rowsByDate,
  rowsByThing,
} from './figureRows.ts';
import type { ShopSalesFiguresDto, ShopSalesRowDto, ShopSalesUnit } from './shopSales.schemas.ts';
import { type ShopSalesScope, shopSalesLines } from './shopSales.sql.ts';

/** In the order of `shopSales.schemas.ts`. */
const FIGURES = [
  'orderCount',
  'pieceCount',
  'paid',
  'refunded',
  'openCount',
  'openPaid',
  'unlinkedCount',
  'income',
  'goodsCost',
  'freightCost',
  'refundFee',
  'cost',
  'profit',
] as const satisfies readonly (keyof ShopSalesFiguresDto)[];
const COLUMNS = ['remoteGoodId', ...FIGURES];

const INCOME = sql`CASE WHEN l.counts AND NOT l.is_refunded THEN l.paid ELSE 0 END`;
const COST = sql`(l.goods + l.freight - l.back)`;

/** The sums of lines `l`, of which an order has several where they are its items. */
const sumsOf = (orders: SQL): SQL => sql`
  count(${orders})::int AS "orderCount", coalesce(sum(l.num), 0)::int AS "pieceCount",
  coalesce(sum(l.paid), 0)::bigint AS paid, coalesce(sum(l.paid) FILTER (WHERE l.is_refunded), 0)::bigint AS refunded,
  count(${orders}) FILTER (WHERE NOT l.counts)::int AS "openCount",
  coalesce(sum(l.paid) FILTER (WHERE NOT l.counts), 0)::bigint AS "openPaid",
  count(${orders}) FILTER (WHERE NOT l.counts AND l.is_unlinked)::int AS "unlinkedCount",
  coalesce(sum(${INCOME}), 0)::bigint AS income, coalesce(sum(l.goods), 0)::bigint AS "goodsCost",
  coalesce(sum(l.freight), 0)::bigint AS "freightCost", coalesce(sum(l.back), 0)::bigint AS "refundFee",
  coalesce(sum(${COST}), 0)::bigint AS cost, coalesce(sum(${INCOME} - ${COST}), 0)::bigint AS profit`;
const figuresIn = ({ remoteGoodId }: ShopSalesScope, byGoods = false): SQL =>
  sumsOf(byGoods || remoteGoodId !== undefined ? sql`DISTINCT l.order_id` : sql`l.order_id`);
const NO_GOOD = sql`NULL::text AS "remoteGoodId"`;

/** All of a scope. */
export async function sumShopSales(db: Queryable, scope: ShopSalesScope): Promise<ShopSalesFiguresDto> {
  const { rows } = await db.execute<ShopSalesFiguresDto>(
    sql`SELECT ${figuresIn(scope)} FROM ${shopSalesLines(scope)} l`,
  );
  const [sums] = rows;
  if (!sums) throw new Error('a sum answered no row');
  return sums;
}

/** All of a scope by its rows, each order of which is in one of them. */
export function sumOfRows(rows: readonly ShopSalesFiguresDto[]): ShopSalesFiguresDto {
  const sums = FIGURES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as ShopSalesFiguresDto;
}

/** The rows of a scope, the most profit first; `figureRows.ts` reads them. */
export function shopSalesRows(scope: ShopSalesScope, unit: ShopSalesUnit, newestFirst = false): SQL {
  const lines = shopSalesLines(scope, unit === 'goods');
  const grouped = { figures: sql`${NO_GOOD}, ${figuresIn(scope)}`, lines };
  if (unit === 'day') return rowsByDate(scope, sql`'YYYY-MM-DD'`, grouped, { newestFirst });
  if (unit === 'month') return rowsByDate(scope, sql`'YYYY-MM'`, grouped, { newestFirst });
  if (unit === 'shop')
    return rowsByThing(sql`l.shop_id`, sql`(SELECT id, shop_name AS name FROM shop)`, sql`profit DESC`, grouped);
  const byOrder = sql`profit DESC, thing, "remoteGoodId"`;
  return placed(
    sql`SELECT NULL::text AS date, l.shop_id AS thing, max(l.title) AS name, l.remote_good_id AS "remoteGoodId", ${figuresIn(scope, true)}
          FROM ${lines} l GROUP BY l.shop_id, l.remote_good_id ORDER BY ${byOrder} LIMIT ${MAX_ROWS}`,
    byOrder,
  );
}

export const listShopSales = (
  db: Queryable,
  scope: ShopSalesScope,
  unit: ShopSalesUnit,
): Promise<ShopSalesRowDto[]> => listFigureRows(db, COLUMNS, shopSalesRows(scope, unit));

export type PlacedShopSales = Placed<ShopSalesFiguresDto>;

export const shopSalesBelow = (
  db: Queryable,
  scope: ShopSalesScope,
  unit: ShopSalesUnit,
  place: number,
  limit: number,
): Promise<PlacedShopSales[]> =>
  figureRowsBelow(db, COLUMNS, shopSalesRows(scope, unit, true), { place, limit });
