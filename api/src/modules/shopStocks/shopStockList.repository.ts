import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, literal } from '../../db/conditions.ts';
import {
  behind,
  countEachTold,
  type Order,
  orderBy,
  pageOfRows,
  unindexed,
  windowOf,
} from '../../db/pages.ts';
import type { Total } from '../../shared/paging.ts';
import type { ShopStockDto, ShopStocksFilter } from './shopStocks.schemas.ts';

/** Moments as the database writes them; `code` is empty where nothing failed. */
export type ShopStockRow = Omit<
  ShopStockDto,
  'sentAt' | 'code' | 'msg' | 'dueAt' | 'raisedAt' | 'priceCode' | 'priceMsg'
> & {
  code: string;
  priceCode: string;
  raisedAt: string | null;
  sentAt: string | null;
  dueAt: string | null;
};

const NEWEST: Order = { name: 'shopStocks', by: [unindexed(sql`id`)], descending: true };
const STATES = [0, 1, 2];
/** The rule of the link of each row of the page, which may be that of its goods. */
const OWN_RULE = sql`LEFT JOIN LATERAL (
  SELECT m.margin_action, m.min_margin FROM shop_sku k
    JOIN shop_good m ON m.shop_id = k.shop_id AND m.remote_good_id = k.remote_good_id AND m.remote_sku_id IN (k.remote_sku_id, '')
   WHERE k.id = page.id ORDER BY m.remote_sku_id DESC LIMIT 1) own ON true`;

/**
 * A page of what is kept in a shop, the newest SKU first, and how many of all are in each state, told to ten thousand. Each state's newest are found
 * by its index, whose order is that of `DESC NULLS LAST`, one way or the other.
 */
export async function listShopStocks(db: Db, filter: ShopStocksFilter) {
  const { shopId, keyword, state, marginLow } = filter;
  const window = windowOf(filter, NEWEST);
  const upTo = literal(window.limit + window.offset);
  const way = sql.raw(window.order.descending ? 'DESC NULLS LAST' : 'ASC NULLS FIRST');
  const part = keyword ? containing(keyword) : null;
  const ofState = (one: number) => sql`
    FROM shop_stock s JOIN shop_sku k ON k.id = s.shop_sku_id
     WHERE s.shop_id = ${shopId} AND s.state = ${literal(one)}
       AND ${marginLow === true ? sql`s.margin_low` : sql`true`}
       AND ${part === null ? sql`true` : sql`(k.title ILIKE ${part} OR k.sku_text ILIKE ${part} OR k.merchant_code = ${keyword})`}`;
  const listed = STATES.filter((one) => state === undefined || one === state);
  const each = listed.map(
    (one) => sql`(
      SELECT s.shop_sku_id AS id, k.remote_good_id AS "remoteGoodId", k.remote_sku_id AS "remoteSkuId", k.title, k.sku, k.pic,
             k.price, s.cost, s.cost_before AS "costBefore", s.price_before AS "priceBefore", s.margin_low AS "marginLow", s.sells_anyway AS "sellsAnyway",
             s.margin_action AS "marginAction", s.min_margin AS "minMargin",
             s.wanted_price AS "wantedPrice", s.raised_from AS "raisedFrom", s.raised_to AS "raisedTo", s.raised_at AS "raisedAt", s.price_code AS "priceCode",
             s.quantity, s.sent_quantity AS "sentQuantity", s.sent_at AS "sentAt", s.state, s.code, s.due_at AS "dueAt"
      ${ofState(one)} AND ${window.key ? behind(BY_INDEX, window.key) : sql`true`} ORDER BY s.shop_sku_id ${way} LIMIT ${upTo})`,
  );
  const [{ rows }, states, [low], found] = await Promise.all([
    db.execute<ShopStockRow>(sql`
      SELECT page.*, own.margin_action AS "ownAction", own.min_margin AS "ownMargin"
        FROM (SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) found
               ${orderBy(window.order)} LIMIT ${literal(window.limit)} OFFSET ${literal(window.offset)}) page ${OWN_RULE}
       ${orderBy(window.order)}`),
    countedStates(db, shopId),
    countEachTold(db, [sql`FROM shop_stock WHERE shop_id = ${shopId} AND margin_low`]),
    part === null && marginLow !== true ? null : countEachTold(db, listed.map(ofState)),
  ]);
  const total = sumOfTotals(found ?? listed.map((one) => states[one] ?? NONE));
  const counts = Object.fromEntries(
    Object.entries(states).map(([state, { total: stocks }]) => [state, stocks] as const),
  );
  return { ...pageOfRows(window, rows, total, (row) => row), counts, marginLow: low?.total ?? 0 };
}

/** The same place in the rows of a state, which its index finds. */
const BY_INDEX: Order = { ...NEWEST, by: [sql`s.shop_sku_id`] };

const NONE: Total = { total: 0, totalIsExact: true };

function sumOfTotals(totals: readonly Total[]): Total {
  return totals.reduce(
    (sum, { total, totalIsExact }) => ({
      total: sum.total + total,
      totalIsExact: sum.totalIsExact && totalIsExact,
    }),
    NONE,
  );
}

/** How many of a shop's are in each state that any is in. */
async function countedStates(db: Queryable, shopId: number): Promise<Record<string, Total>> {
  const counted = await countEachTold(
    db,
    STATES.map((state) => sql`FROM shop_stock WHERE shop_id = ${shopId} AND state = ${literal(state)}`),
  );
  return Object.fromEntries(
    STATES.flatMap((state, at) => {
      const total = counted[at];
      return total?.total ? [[state, total] as const] : [];
    }),
  );
}
