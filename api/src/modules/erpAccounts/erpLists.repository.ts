import { sql } from 'drizzle-orm';
import { COURIER_NAMES } from '../../adapters/shops/courierNames.ts';
import type { Db } from '../../db/client.ts';
import { containing, found, literal } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type {
  ErpGoodDto,
  ErpGoodsFilter,
  ErpStockDto,
  ErpStocksFilter,
  ErpTradeDto,
  ErpTradesFilter,
} from './erpAccounts.schemas.ts';
import { GOOD_CHANGED } from './erpGoods.repository.ts';

const NEWEST_TRADES: Order = { name: 'erpTrades', by: [sql`t.package_id`], descending: true };
const NEWEST_STOCKS: Order = { name: 'erpStocks', by: [sql`s.id`], descending: true };
const NEWEST_GOODS: Order = { name: 'erpGoods', by: [sql`e.good_id`], descending: true };

type TradeRow = Omit<ErpTradeDto, 'pushedAt' | 'shippedAt' | 'dueAt' | 'courierName'> &
  Record<'pushedAt' | 'shippedAt' | 'dueAt' | 'courierCode', string | null>;

/** A page of the parcels that an account of the supplier ships, the newest first. */
export async function listErpTrades(db: Db, sellerId: number, filter: ErpTradesFilter) {
  const window = windowOf(filter, NEWEST_TRADES);
  const { accountId, state, failed = false } = filter;
  const listed = sql`
    FROM erp_trade t JOIN order_package p ON p.id = t.package_id JOIN orders o ON o.id = t.order_id
   WHERE t.account_id = ${accountId} AND t.seller_id = ${sellerId}
     AND ${state === undefined ? sql`true` : sql`t.state = ${literal(state)}`}
     AND ${failed ? sql`t.state IN (1, 4, 6) AND t.code <> ''` : sql`true`}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<TradeRow>(sql`
      SELECT t.package_id AS id, p.package_no AS "packageNo", t.order_id AS "orderId", o.good_name AS "goodName", t.state,
             t.msg, t.pushed_at AS "pushedAt", t.waybill_no AS "waybillNo", t.courier_code AS "courierCode",
             t.shipped_at AS "shippedAt", t.due_at AS "dueAt"
      ${listed} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    countTold(db, listed),
  ]);
  return pageOfRows(
    window,
    rows,
    total,
    ({ courierCode, ...row }): ErpTradeDto => ({
      ...row,
      courierName: courierCode === null ? null : (COURIER_NAMES[courierCode] ?? courierCode),
      pushedAt: moment(row.pushedAt),
      shippedAt: moment(row.shippedAt),
      dueAt: moment(row.dueAt),
    }),
  );
}

type StockRow = Omit<ErpStockDto, 'takenAt'> & { takenAt: string | null };

/** A page of what an account of the supplier has told, the newest articles first. */
export async function listErpStocks(db: Db, sellerId: number, filter: ErpStocksFilter) {
  const window = windowOf(filter, NEWEST_STOCKS);
  const { accountId, state, keyword } = filter;
  const listed = sql`
    FROM erp_stock s JOIN erp_account a ON a.id = s.account_id
    LEFT JOIN erp_warehouse w ON w.account_id = s.account_id AND w.warehouse_no = s.warehouse_no LEFT JOIN warehouse h ON h.id = w.warehouse_id
   WHERE s.account_id = ${accountId} AND a.seller_id = ${sellerId}
     AND ${state === undefined ? sql`true` : sql`s.state = ${literal(state)}`}
     AND ${keyword ? sql`s.article_no ILIKE ${containing(keyword)}` : sql`true`}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<StockRow>(sql`
      SELECT s.id, s.article_no AS "articleNo", h.name AS "warehouseName", s.warehouse_no AS "warehouseNo", s.available, s.state, s.msg,
             s.read_at AS "readAt", s.taken_at AS "takenAt"
      ${listed} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    countTold(db, listed),
  ]);
  return pageOfRows(
    window,
    rows,
    total,
    (row): ErpStockDto => ({
      ...row,
      readAt: shanghaiIso(new Date(row.readAt)),
      takenAt: moment(row.takenAt),
    }),
  );
}

type GoodRow = Omit<ErpGoodDto, 'pushedAt' | 'dueAt'> & Record<'pushedAt' | 'dueAt', string | null>;

/** A page of goods that were put into an account of the supplier, the newest first. */
export async function listErpGoods(db: Db, sellerId: number, filter: ErpGoodsFilter) {
  const window = windowOf(filter, NEWEST_GOODS);
  const { accountId, state, keyword } = filter;
  const listed = sql`
    FROM erp_good e JOIN erp_account a ON a.id = e.account_id JOIN goods g ON g.id = e.good_id
   WHERE e.account_id = ${accountId} AND a.seller_id = ${sellerId} AND g.deleted_at IS NULL
     AND ${state === undefined ? sql`true` : sql`e.state = ${literal(state)}`}
     AND ${keyword ? sql`(${found(keyword, sql`g.search_text`)} OR g.goods_no = ${keyword.toUpperCase()})` : sql`true`}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<GoodRow>(sql`
      SELECT e.good_id AS id, g.goods_no AS "goodsNo", g.name AS "goodName", e.state, ${GOOD_CHANGED} AS "isChanged", e.msg,
             e.pushed_at AS "pushedAt", e.due_at AS "dueAt"
      ${listed} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    countTold(db, listed),
  ]);
  return pageOfRows(
    window,
    rows,
    total,
    (row): ErpGoodDto => ({ ...row, pushedAt: moment(row.pushedAt), dueAt: moment(row.dueAt) }),
  );
}

function moment(text: string | null): string | null {
  return shanghaiIsoOrNull(text === null ? null : new Date(text));
}
