import { sql } from 'drizzle-orm';
import { actedByName } from '../../db/actedBy.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities, onlyIf } from '../../db/conditions.ts';
import {
  type Counted,
  countedPage,
  countTold,
  type Order,
  orderBy,
  pageOfRows,
  sortKey,
  totalOf,
  windowOf,
} from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
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
type Owned = { id: number; skuId: number; warehouseId: number };

/** A page of what has moved in a stock row, the newest first. */
export async function listStockLogs(
  db: Queryable,
  { id, sellerId }: Owned & { sellerId: number },
  filter: StockLogsFilter,
  fields: Fields,
) {
  const window = windowOf(filter, NEWEST);
  const which = sql.join([sql`stock_id = ${id}`, ...equalities([[filter.type, sql`type`]])], sql` AND `);
  const [listed, total] = await Promise.all([
    db.execute<StockLogDto>(sql`
      SELECT id, type, delta, quantity_after AS "quantityAfter", locked_after AS "lockedAfter", biz_no AS "bizNo", remark,
             ${onlyIf(asksFor(fieldsBelow(fields, 'list'), 'actedBy'), actedByName(sql`l`, sellerId))} AS "actedBy", created_at AS "createdAt"
        FROM stock_log l WHERE ${which} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    countTold(db, sql`FROM stock_log WHERE ${which}`, asksForTotal(fields)),
  ]);
  return pageOfRows(window, listed.rows, total, (row) => ({
    ...row,
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}

/** A page of the orders that hold pieces of a stock row, the next to lapse first, then those that are paid. */
export async function listReservations(
  db: Queryable,
  sellerId: number,
  { skuId, warehouseId }: Owned,
  filter: ReservationsFilter,
  fields: Fields,
) {
  const isCounted = asksForTotal(fields);
  const window = windowOf(filter, LAPSING_FIRST);
  // Parcel by parcel: joined, the lines of all parcels would be read.
  const holding = sql`
    FROM (SELECT o.id AS "orderId", o.order_no AS "orderNo", sum(l.num)::integer AS quantity, o.status <> 10 AS paid,
                 CASE WHEN o.status = 10 THEN o.pay_expire_at END AS "payExpireAt", o.created_at AS "createdAt"
            FROM orders o JOIN order_package p ON p.order_id = o.id AND p.status IN (10, 20)
            CROSS JOIN LATERAL (SELECT sku_id, num FROM parcel_stock WHERE package_id = p.id OFFSET 0) l
           WHERE o.seller_id = ${sellerId} AND l.sku_id = ${skuId} AND o.warehouse_id = ${warehouseId} AND o.status IN (10, 20)
           GROUP BY o.id) g`;
  const { rows } = await db.execute<StockReservationDto & Counted>(
    sql`SELECT g.*, ${sortKey(LAPSING_FIRST)} AS "sortKey" FROM (${countedPage(holding, window, isCounted)}) g ${orderBy(window.order)}`,
  );
  const total = await totalOf(db, window, rows, holding, isCounted);
  return pageOfRows(window, rows, total, ({ total: _total, sortKey: _key, ...row }) => ({
    ...row,
    payExpireAt: shanghaiIsoOrNull(row.payExpireAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}

/** The supplier's own combinations and warehouses among those that are named. */
export async function findOwnNames(
  db: Queryable,
  sellerId: number,
  named: { goodsNos: string[]; warehouseNames: string[] },
): Promise<OwnNames> {
  const numbers = sql`${sql.param(named.goodsNos)}::text[]`;
  const [skus, warehouses] = await Promise.all([
    db.execute<{ name: string; ids: number[]; bundles: number[] | null; isShared: boolean }>(sql`
      SELECT n.name, array_agg(k.id ORDER BY k.id) AS ids, array_agg(k.id) FILTER (WHERE k.part_count > 0) AS bundles,
             count(DISTINCT k.good_id) > 1 AS "isShared"
        FROM goods g JOIN sku k ON k.good_id = g.id AND k.deleted_at IS NULL
        CROSS JOIN LATERAL (SELECT DISTINCT name FROM unnest(ARRAY[g.goods_no, k.sku_no, nullif(k.merchant_code, '')]) name) n
       WHERE g.seller_id = ${sellerId} AND g.deleted_at IS NULL AND n.name = ANY (${numbers})
         AND (g.goods_no = ANY (${numbers}) OR k.sku_no = ANY (${numbers}) OR k.merchant_code = ANY (${numbers}))
       GROUP BY n.name`),
    db.execute<{ name: string; id: number }>(sql`
      SELECT name, id FROM warehouse
       WHERE name = ANY (${sql.param(named.warehouseNames)}::text[]) AND seller_id = ${sellerId} AND deleted_at IS NULL`),
  ]);
  return {
    skus: new Map(skus.rows.map(({ name, ids }) => [name, ids])),
    bundles: new Set(skus.rows.flatMap(({ bundles }) => bundles ?? [])),
    shared: new Set(skus.rows.flatMap(({ name, isShared }) => (isShared ? [name] : []))),
    warehouses: new Map(warehouses.rows.map(({ name, id }) => [name, id])),
  };
}
