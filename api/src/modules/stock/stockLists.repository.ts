import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import {
  type Counted,
  countedPage,
  type Order,
  orderBy,
  pageOfRows,
  sortKey,
  totalOf,
  windowOf,
} from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { OwnNames } from './importRows.ts';
import type {
  ReservationsFilter,
  StockLogDto,
  StockLogsFilter,
  StockReservationDto,
} from './stock.schemas.ts';

const NEWEST: Order = { name: 'stockLogs', by: [sql`id`], descending: true };

/** What is paid for does not lapse and comes last. */
const LAPSING_FIRST: Order = {
  name: 'reservations',
  by: [sql`g.paid::int`, { moment: sql`coalesce(g."payExpireAt", timestamptz 'epoch')` }, sql`g."orderId"`],
  descending: false,
};

/** A stock row as what hangs on it is looked for. */
type Owned = { id: number; goodId: number; warehouseId: number };

/** A page of what has moved in a stock row, the newest first. */
export async function listStockLogs(db: Queryable, { id }: Owned, filter: StockLogsFilter) {
  const window = windowOf(filter, NEWEST);
  const which = sql.join([sql`stock_id = ${id}`, ...equalities([[filter.type, sql`type`]])], sql` AND `);
  const [listed, counted] = await Promise.all([
    db.execute<StockLogDto>(sql`
      SELECT id, type, delta, quantity_after AS "quantityAfter", locked_after AS "lockedAfter", biz_no AS "bizNo", remark,
             created_at AS "createdAt"
        FROM stock_log WHERE ${which} AND ${window.after} ${orderBy(NEWEST)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM stock_log WHERE ${which}`),
  ]);
  return pageOfRows(window, listed.rows, counted.rows[0]?.total ?? 0, (row) => ({
    ...row,
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}

/** A page of the orders that hold pieces of a stock row, the next to lapse first, then those that are paid. */
export async function listReservations(
  db: Queryable,
  sellerId: number,
  { goodId, warehouseId }: Owned,
  filter: ReservationsFilter,
) {
  const window = windowOf(filter, LAPSING_FIRST);
  const holding = sql`
    FROM (SELECT o.id AS "orderId", o.order_no AS "orderNo", o.num * count(*) AS quantity, o.status <> 10 AS paid,
                 CASE WHEN o.status = 10 THEN o.pay_expire_at END AS "payExpireAt", o.created_at AS "createdAt"
            FROM orders o JOIN order_package p ON p.order_id = o.id AND p.status IN (10, 20)
           WHERE o.seller_id = ${sellerId} AND o.good_id = ${goodId} AND o.warehouse_id = ${warehouseId} AND o.status IN (10, 20)
           GROUP BY o.id) g`;
  const { rows } = await db.execute<StockReservationDto & Counted>(
    sql`SELECT g.*, ${sortKey(LAPSING_FIRST)} AS "sortKey" FROM (${countedPage(holding, window)}) g ${orderBy(LAPSING_FIRST)}`,
  );
  const total = await totalOf(db, window, rows, holding);
  return pageOfRows(window, rows, total, ({ total: _total, sortKey: _key, ...row }) => ({
    ...row,
    payExpireAt: shanghaiIsoOrNull(row.payExpireAt === null ? null : new Date(row.payExpireAt)),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}

/** The supplier's own goods and warehouses among those that are named. */
export async function findOwnNames(
  db: Queryable,
  sellerId: number,
  named: { goodsNos: string[]; warehouseNames: string[] },
): Promise<OwnNames> {
  const [goods, warehouses] = await Promise.all([
    db.execute<{ name: string; id: number }>(sql`
      SELECT goods_no AS name, id FROM goods
       WHERE goods_no = ANY (${sql.param(named.goodsNos)}::text[]) AND seller_id = ${sellerId} AND deleted_at IS NULL`),
    db.execute<{ name: string; id: number }>(sql`
      SELECT name, id FROM warehouse
       WHERE name = ANY (${sql.param(named.warehouseNames)}::text[]) AND seller_id = ${sellerId} AND deleted_at IS NULL`),
  ]);
  return { goods: idsByName(goods.rows), warehouses: idsByName(warehouses.rows) };
}

function idsByName(rows: readonly { name: string; id: number }[]): Map<string, number> {
  return new Map(rows.map(({ name, id }) => [name, id]));
}
