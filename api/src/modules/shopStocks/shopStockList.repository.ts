import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, literal } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, unindexed, windowOf } from '../../db/pages.ts';
import type { ShopStockDto, ShopStocksFilter } from './shopStocks.schemas.ts';

/** Moments as the database writes them; `code` is empty where nothing failed. */
export type ShopStockRow = Omit<ShopStockDto, 'sentAt' | 'code' | 'msg' | 'dueAt'> & {
  code: string;
  sentAt: string | null;
  dueAt: string | null;
};

const NEWEST: Order = { name: 'shopStocks', by: [unindexed(sql`s.shop_sku_id`)], descending: true };

/** A page of what is kept in a shop, the newest SKU first. */
export async function listShopStocks(db: Db, filter: ShopStocksFilter) {
  const { shopId, keyword, state } = filter;
  const window = windowOf(filter, NEWEST);
  const part = keyword ? containing(keyword) : null;
  const listed = sql`
    FROM shop_stock s JOIN shop_sku k ON k.id = s.shop_sku_id
     WHERE s.shop_id = ${shopId} AND ${state === undefined ? sql`true` : sql`s.state = ${literal(state)}`}
       AND ${part === null ? sql`true` : sql`(k.title ILIKE ${part} OR k.sku_text ILIKE ${part} OR k.merchant_code = ${keyword})`}`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<ShopStockRow>(sql`
      SELECT s.shop_sku_id AS id, k.remote_good_id AS "remoteGoodId", k.remote_sku_id AS "remoteSkuId", k.title, k.sku, k.pic,
             k.price, s.cost, s.cost_before AS "costBefore", s.margin_low AS "marginLow", s.sells_anyway AS "sellsAnyway",
             s.quantity, s.sent_quantity AS "sentQuantity", s.sent_at AS "sentAt", s.state, s.code, s.due_at AS "dueAt"
      ${listed} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total ${listed}`),
  ]);
  return pageOfRows(window, rows, totals[0]?.total ?? 0, (row) => row);
}

/** How many of a shop's are in each state. */
export async function countStockStates(db: Queryable, shopId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ state: number; stocks: number }>(
    sql`SELECT state, count(*) AS stocks FROM shop_stock WHERE shop_id = ${shopId} GROUP BY state`,
  );
  return Object.fromEntries(rows.map(({ state, stocks }) => [state, stocks]));
}
