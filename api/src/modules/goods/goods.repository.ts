import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { containing, found } from '../../db/conditions.ts';
import {
  type Counted,
  countedPage,
  type Order,
  orderBy,
  pageOfRows,
  type SortColumn,
  sortKey,
  totalOf,
  windowOf,
} from '../../db/pages.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { GoodDto, GoodsQuery } from './goods.schemas.ts';
import { goodsStatus } from './goodsStatus.ts';

/** The gift list of the specification: no category of its own, but a flag. */
export const GIFT_CATEGORY = 99999;

/** The viewer, whose inviter's mark-up is part of the prices. Null for visitors and suppliers. */
export type Viewer = Pick<Actor, 'accountId' | 'superId'> | null;

/** Fen a piece of goods `g`. */
export function priceFor(viewer: Viewer): SQL {
  const price = sql`g.supply_price + g.platform_margin`;
  if (!viewer?.superId) return price;
  return sql`(${price} + coalesce((SELECT m.profit FROM mark_up_of(${viewer.accountId}, g.id) m), 0))`;
}

/** With a keyword, exact matches sort before matches of separate words. */
function orderOf(sort: number, price: SQL, keyword: string): Order {
  const descending = (name: string, ...by: SortColumn[]) => ({
    name: `goods.${name}`,
    by: [...by, sql`g.id`],
    descending: true,
  });
  switch (sort) {
    case 2:
      return descending('sold', sql`g.sold`);
    case 3:
      return { name: 'goods.priceLow', by: [price, sql`-g.id`], descending: false };
    case 4:
      return descending('priceHigh', price);
    case 5:
      return descending('newest', { moment: sql`g.created_at` });
  }
  if (!keyword) return descending('general', sql`g.sort`);
  const asWritten = sql`(g.search_text LIKE ${containing(keyword.toLowerCase())})::int`;
  return descending('found', asWritten, sql`g.sort`);
}

type GoodRow = Omit<
  GoodDto,
  'createdAt' | 'pic' | 'warehouseId' | 'warehouseName' | 'shipFrom' | 'areaCode'
> & {
  createdAt: string;
};

const columns = (price: SQL): SQL => sql`
  g.id, g.goods_no AS "goodsNo", g.name, g.category_id AS "categoryId", c.name AS "categoryName", g.pics,
  ${price} AS price, g.weight, g.unit, g.min_num AS "minNum", g.max_num AS "maxNum",
  g.seller_id AS "sellerId", g.platforms, g.sold, g.month_sold AS "monthSold", g.is_gift AS "isGift", g.status,
  g.created_at AS "createdAt", coalesce(w.list, '[]') AS warehouses,
  (SELECT count(*) FROM good_collect f WHERE f.good_id = g.id) AS "collectCount"`;

const JOINS = sql`
  JOIN category c ON c.id = g.category_id
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', h.id, 'name', h.name, 'provinceCode', h.province_code, 'cityCode', h.city_code,
             'province', h.province, 'city', h.city, 'available', s.quantity - s.locked) ORDER BY h.id) AS list
      FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id
     WHERE s.good_id = g.id AND h.status = 1 AND h.deleted_at IS NULL
  ) w ON true`;

/** A page of goods on sale. */
export async function listGoods(db: Db, query: GoodsQuery, viewer: Viewer = null) {
  const price = priceFor(viewer);
  const order = orderOf(query.sort ?? 1, price, query.keyword ?? '');
  const window = windowOf(query, order, 30);
  const conditions = [sql`g.status = 1`, sql`g.deleted_at IS NULL`];
  if (query.categoryId === GIFT_CATEGORY) conditions.push(sql`g.is_gift`);
  else if (query.categoryId !== undefined) conditions.push(sql`g.category_id = ${query.categoryId}`);
  if (query.keyword) conditions.push(found(query.keyword, sql`g.search_text`));
  if (query.minPrice !== undefined) conditions.push(sql`${price} >= ${query.minPrice}`);
  if (query.maxPrice !== undefined) conditions.push(sql`${price} <= ${query.maxPrice}`);
  if (query.platform) conditions.push(sql`(g.platforms = '{}' OR ${query.platform} = ANY (g.platforms))`);
  if (query.ids) conditions.push(sql`g.id = ANY (${`{${query.ids}}`}::bigint[])`);
  if (query.warehouseId !== undefined || query.areaCode || query.inStock) {
    const where = [sql`s.good_id = g.id`, sql`h.status = 1`];
    if (query.inStock) where.push(sql`s.quantity > s.locked`);
    if (query.warehouseId !== undefined) where.push(sql`h.id = ${query.warehouseId}`);
    if (query.areaCode) where.push(sql`h.city_code LIKE ${`${query.areaCode}%`}`);
    conditions.push(
      sql`EXISTS (SELECT FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id WHERE ${sql.join(where, sql` AND `)})`,
    );
  }
  const those = sql`FROM goods g WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runPrepared<GoodRow & Counted>(
    db,
    sql`
    SELECT ${columns(price)}, '' AS detail, g.total, ${sortKey(order)} AS "sortKey" FROM (
      ${countedPage(those, window)}
    ) g ${JOINS} ${orderBy(order)}`,
  );
  const total = await totalOf(db, window, rows, those);
  return pageOfRows(window, rows, total, ({ total: _total, sortKey: _key, ...row }) => dto(row));
}

/** Goods visible to buyers; drafts and unapproved goods are visible to their supplier only. */
export const SEEN = sql`g.status IN (${goodsStatus.onSale}, ${goodsStatus.offSale}) AND g.deleted_at IS NULL`;

/** One of the goods with its detail, on sale or formerly; undefined when missing. */
export async function findGood(db: Db, id: number, viewer: Viewer = null): Promise<GoodDto | undefined> {
  const rows = await runPrepared<GoodRow>(
    db,
    sql`SELECT ${columns(priceFor(viewer))}, g.detail FROM goods g ${JOINS} WHERE g.id = ${id} AND ${SEEN}`,
  );
  return rows[0] && dto(rows[0]);
}

/** Those of `ids` that are or were on sale and not removed, without detail. */
export async function findGoods(db: Db, ids: readonly number[], viewer: Viewer = null): Promise<GoodDto[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<GoodRow>(
    db,
    sql`SELECT ${columns(priceFor(viewer))}, '' AS detail FROM goods g ${JOINS}
         WHERE g.id = ANY (${`{${ids.join(',')}}`}::bigint[]) AND ${SEEN}`,
  );
  return rows.map(dto);
}

export async function listCategories(db: Db) {
  const { rows } = await db.execute<{ ID: number; name: string; icon: string | null; sort: number }>(sql`
    SELECT id AS "ID", name, icon, sort FROM category ORDER BY sort`);
  return rows.map((row) => ({ ...row, parentId: 0 }));
}

/** Provinces and cities that goods ship from, with their counts. */
export async function listGoodsAreas(db: Db) {
  const { rows } = await db.execute<{ code: string; name: string; count: number }>(sql`
    SELECT a.code, a.name, count(DISTINCT a.good_id) AS count FROM (
      SELECT s.good_id, h.province_code AS code, h.province AS name FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id AND h.status = 1
      UNION ALL
      SELECT s.good_id, h.city_code, h.city FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id AND h.status = 1
    ) a JOIN goods g ON g.id = a.good_id AND g.status = 1 AND g.deleted_at IS NULL
    GROUP BY a.code, a.name ORDER BY a.code`);
  return rows;
}

function dto(row: GoodRow): GoodDto {
  const first = row.warehouses[0];
  return {
    ...row,
    pic: row.pics[0] ?? '',
    warehouseId: first?.id ?? null,
    warehouseName: first?.name ?? null,
    shipFrom: first ? placeName(first.province, first.city) : '',
    areaCode: first?.cityCode ?? null,
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

/** 浙江省 金华市 to 浙江金华; 上海市 市辖区 to 上海. */
function placeName(province: string, city: string): string {
  const short = province.replace(/(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区)$/, '');
  const town = city.replace(/市$/, '');
  return town === short || town === '市辖区' ? short : `${short}${town}`;
}
