import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, containing, equalities, found } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, type SortKey, sortKey, windowOf } from '../../db/pages.ts';
import { shanghaiMillis } from '../../shared/clock.ts';
import { asksForAny, type Fields } from '../../shared/fields.ts';
import type { GoodStockDto, StocksFilter } from './stock.schemas.ts';

const AVAILABLE = sql`(s.quantity - s.locked)`;
const IS_LOW = sql`${AVAILABLE} <= s.warn_quantity`;
const IS_OUT = sql`${AVAILABLE} = 0`;
const IS_BELOW_SAFETY = sql`s.safety_held < s.safety_quantity`;

const LOW_FIRST: Order = { name: 'stocks', by: [sql`(${IS_LOW})::int`, sql`s.id`], descending: true };

const OWN = sql`
  FROM good_stock s JOIN sku k ON k.id = s.sku_id JOIN goods g ON g.id = s.good_id AND g.deleted_at IS NULL JOIN warehouse h ON h.id = s.warehouse_id`;

type Counts = Record<'all' | 'low' | 'out' | 'belowSafety', number>;
type StockRow = Omit<GoodStockDto, 'updatedAt'> & { updatedAt: string };

const COLUMNS = sql`
  s.id, s.good_id AS "goodId", g.goods_no AS "goodsNo", g.name AS "goodName", coalesce(nullif(k.pic, ''), g.pics->>0, '') AS "goodPic",
  s.sku_id AS "skuId", k.sku_no AS "skuNo", k.name AS "skuName", k.merchant_code AS "merchantCode",
  g.status AS "goodStatus", s.warehouse_id AS "warehouseId", h.name AS "warehouseName",
  s.quantity + s.safety_held AS quantity, s.locked, ${AVAILABLE} AS available, s.safety_quantity AS "safetyQuantity",
  s.safety_held AS "safetyHeld", s.warn_quantity AS "warnQuantity", s.bin, ${IS_LOW} AS "isLow", s.version, s.updated_at AS "updatedAt"`;

/**
 * A page of the supplier's stock with its counts. What is low comes first: the counts go through all of the supplier's
 * rows anyway, and sorting those few costs less than reading them.
 */
export async function listStocks(
  db: Queryable,
  sellerId: number,
  filter: StocksFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, LOW_FIRST);
  const { ids, goodId, skuId, warehouseId, keyword, low, out, belowSafety } = filter;
  const all = [
    sql`g.seller_id = ${sellerId}`,
    ...equalities([
      [goodId, sql`s.good_id`],
      [skuId, sql`s.sku_id`],
      [warehouseId, sql`s.warehouse_id`],
    ]),
    ...among(sql`s.id`, ids),
    ...(keyword
      ? [
          sql`(${found(keyword, sql`g.search_text`)} OR g.goods_no ILIKE ${containing(keyword)} OR k.merchant_code = ${keyword})`,
        ]
      : []),
  ];
  const narrowed: SQL[] = [
    ...all,
    ...(low ? [IS_LOW] : []),
    ...(out ? [IS_OUT] : []),
    ...(belowSafety ? [IS_BELOW_SAFETY] : []),
  ];
  const [listed, counted] = await Promise.all([
    db.execute<StockRow & { sortKey: SortKey }>(sql`
      SELECT ${COLUMNS}, ${sortKey(LOW_FIRST)} AS "sortKey" ${OWN} WHERE ${sql.join([...narrowed, window.after], sql` AND `)}
       ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    asksForAny(fields, 'counts', 'total', 'totalIsExact')
      ? db.execute<Counts>(sql`
      SELECT count(*) AS all, count(*) FILTER (WHERE ${IS_LOW}) AS low, count(*) FILTER (WHERE ${IS_OUT}) AS out,
             count(*) FILTER (WHERE ${IS_BELOW_SAFETY}) AS "belowSafety"
        ${OWN} WHERE ${sql.join(all, sql` AND `)}`)
      : { rows: [] },
  ]);
  const counts = counted.rows[0] ?? { all: 0, low: 0, out: 0, belowSafety: 0 };
  // Each of them is narrower than those after it: what has less than its safety stock is out, and what is out is low.
  const total = belowSafety ? counts.belowSafety : out ? counts.out : low ? counts.low : counts.all;
  return { ...pageOfRows(window, listed.rows, total, ({ sortKey: _key, ...row }) => dto(row)), counts };
}

/** One of the supplier's stock rows; undefined for another's. */
export async function findStock(
  db: Queryable,
  sellerId: number,
  id: number,
): Promise<GoodStockDto | undefined> {
  const { rows } = await db.execute<StockRow>(
    sql`SELECT ${COLUMNS} ${OWN} WHERE s.id = ${id} AND g.seller_id = ${sellerId}`,
  );
  return rows[0] && dto(rows[0]);
}

function dto(row: StockRow): GoodStockDto {
  return { ...row, updatedAt: shanghaiMillis(new Date(row.updatedAt)) };
}
