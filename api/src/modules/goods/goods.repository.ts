import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { onlyIf } from '../../db/conditions.ts';
import {
  type Counted,
  countedPage,
  orderBy,
  pageOfRows,
  type SortKey,
  sortKey,
  totalOf,
  windowOf,
} from '../../db/pages.ts';
import { runPrepared } from '../../db/prepared.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal, type Total } from '../../shared/paging.ts';
import { findBulkPrices } from '../pricing/prices.repository.ts';
import type { GoodDto, GoodsQuery } from './goods.schemas.ts';
import { inScope, isNew, named, narrowedBy, orderOf, shipsFast } from './goodsConditions.ts';
import { LEAST_FOUND, MATCH_ORDER, MOST_RANKED, matchesOf } from './goodsMatches.ts';
import { goodsStatus } from './goodsStatus.ts';
import { listSkus, propertiesOf } from './skus.repository.ts';
import { isAgreed, leastFor, priceFor, supplyFor, type Viewer } from './viewerPrices.ts';

type GoodRow = Omit<
  GoodDto,
  | 'createdAt'
  | 'pic'
  | 'warehouseId'
  | 'warehouseName'
  | 'shipFrom'
  | 'areaCode'
  | 'priceMax'
  | 'properties'
  | 'skus'
  | 'bulkPrice'
> & {
  createdAt: string;
  /** Fen for the supplier, of the combinations on sale that cost least and most for the viewer. */
  least: number;
  most: number;
};

/** The fees of the freight template that `g` has itself. */
const OWN_FEES = sql`(
  SELECT coalesce(json_agg(json_build_object('courierId', f.courier_id, 'firstWeight', f.first_weight, 'firstFee', f.first_fee,
           'stepWeight', f.step_weight, 'stepFee', f.step_fee) ORDER BY f.courier_id), '[]')
    FROM freight_template_courier f WHERE f.template_id = g.freight_template_id AND f.enabled)`;

const columns = (viewer: Viewer, fields: Fields): SQL => sql`
  g.id, g.goods_no AS "goodsNo", g.name, g.category_id AS "categoryId", c.name AS "categoryName", g.pics,
  ${priceFor(viewer)} AS price, g.weight, g.unit, g.min_num AS "minNum", g.max_num AS "maxNum",
  g.seller_id AS "sellerId", g.platforms, g.sold, g.month_sold AS "monthSold", g.is_gift AS "isGift", g.status,
  g.created_at AS "createdAt", coalesce(w.list, first.list, '[]') AS warehouses,
  coalesce(rc.shown, 0) AS "reviewCount", rc.mean AS "reviewScore", coalesce(rc.counts, '{0,0,0,0,0}') AS "reviewCounts",
  coalesce(rc.pictured, 0) AS "picturedReviews",
  ${onlyIf(asksFor(fields, 'collectCount'), sql`(SELECT count(*) FROM good_collect f WHERE f.good_id = g.id)`, sql`0`)} AS "collectCount",
  k.count AS "skuCount", ${onlyIf(asksForAny(fields, 'priceMax', 'skus'), leastFor(viewer), sql`0`)} AS least,
  ${onlyIf(asksFor(fields, 'priceMax'), supplyFor(viewer, 'max', sql`coalesce(k.most, g.supply_price)`), sql`0`)} AS most,
  ${onlyIf(asksFor(fields, 'agreed'), isAgreed(viewer), sql`false`)} AS agreed, ${isNew} AS "isNew",
  ${onlyIf(asksFor(fields, 'isFast'), shipsFast, sql`false`)} AS "isFast",
  ${onlyIf(asksFor(fields, 'courierFees'), OWN_FEES, sql`'[]'::json`)} AS "courierFees"`;

/** What is told of the first of the warehouses. */
const OF_FIRST = ['warehouseId', 'warehouseName', 'shipFrom', 'areaCode'];

const OF_REVIEWS = ['reviewCount', 'reviewScore', 'reviewCounts', 'picturedReviews'];

const joins = (fields: Fields): SQL => sql`
  JOIN category c ON c.id = g.category_id
  LEFT JOIN LATERAL (
    SELECT shown, array[ones, twos, threes, fours, fives] AS counts, pictured,
           round((ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives)::numeric / nullif(shown, 0), 1)::float AS mean
      FROM (SELECT *, ones + twos + threes + fours + fives AS shown FROM good_review_count WHERE good_id = g.id) n
     WHERE ${asksForAny(fields, ...OF_REVIEWS)}
  ) rc ON true
  LEFT JOIN LATERAL (
    SELECT count(*) AS count, max(supply_price) AS most FROM sku
     WHERE good_id = g.id AND status = 1 AND deleted_at IS NULL AND ${asksForAny(fields, 'skuCount', 'priceMax')}
  ) k ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', h.id, 'name', h.name, 'provinceCode', h.province_code, 'cityCode', h.city_code,
             'province', h.province, 'city', h.city, 'available', s.available) ORDER BY h.id) AS list
      -- A bundle has no pieces beside those of its parts: it counts where there is nothing else.
      FROM (SELECT t.warehouse_id, coalesce(sum(t.available) FILTER (WHERE k.status = 1 AND k.part_count = 0),
                     max(t.available) FILTER (WHERE k.status = 1), 0)::integer AS available
              FROM sku_stock t JOIN sku k ON k.id = t.sku_id WHERE t.good_id = g.id GROUP BY t.warehouse_id) s
      JOIN warehouse h ON h.id = s.warehouse_id
     WHERE h.status = 1 AND h.deleted_at IS NULL AND ${asksFor(fields, 'warehouses')}
  ) w ON true
  LEFT JOIN LATERAL (
    -- Without what is available, which is summed over all combinations.
    SELECT json_build_array(json_build_object('id', h.id, 'name', h.name, 'cityCode', h.city_code, 'province', h.province, 'city', h.city)) AS list
      FROM warehouse h
     WHERE h.status = 1 AND h.deleted_at IS NULL AND ${!asksFor(fields, 'warehouses') && asksForAny(fields, ...OF_FIRST)}
       AND h.id IN (SELECT t.warehouse_id FROM sku_stock t WHERE t.good_id = g.id)
     ORDER BY h.id LIMIT 1
  ) first ON true`;

/** A page of goods on sale. */
export async function listGoods(db: Db, query: GoodsQuery, viewer: Viewer = null, fields: Fields = null) {
  if (query.keyword && (query.sort ?? 1) === 1)
    return searchGoods(db, { ...query, keyword: query.keyword }, viewer, fields);
  const ofGood = fieldsBelow(fields, 'list');
  const isCounted = asksForTotal(fields);
  const conditions = [...inScope(query), ...named(query.keyword), ...narrowedBy(query, viewer)];
  const order = orderOf(query.sort ?? 1, priceFor(viewer));
  const window = windowOf(query, order, 30);
  const those = sql`FROM goods g WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runPrepared<GoodRow & Counted>(
    db,
    sql`
    SELECT ${columns(viewer, ofGood)}, '' AS detail, false AS similar, g.total, ${sortKey(order)} AS "sortKey" FROM (
      ${countedPage(those, window, isCounted)}
    ) g ${joins(ofGood)} ${orderBy(window.order)}`,
  );
  const [total, bulkPrices] = await Promise.all([
    totalOf(db, window, rows, those, isCounted),
    bulkPricesFor(db, rows, viewer, ofGood),
  ]);
  return pageOfRows(window, rows, total, ({ total: _total, sortKey: _key, ...row }) => dto(row, bulkPrices));
}

/** A page of what a keyword finds, the best match first; see `matchesOf`. */
async function searchGoods(db: Db, query: GoodsQuery & { keyword: string }, viewer: Viewer, fields: Fields) {
  const ofGood = fieldsBelow(fields, 'list');
  const window = windowOf(query, MATCH_ORDER, 30);
  const others = [...inScope(query), ...narrowedBy(query, viewer)];
  const matches = matchesOf(query.keyword, others, query.similar ?? false);
  const counted = sql`(SELECT count(*) FROM matches)::integer AS total, (SELECT count(*) <= ${MOST_RANKED} FROM found) AS "totalIsExact"`;
  const rows = await runPrepared<GoodRow & Total & { sortKey: SortKey }>(
    db,
    sql`
    WITH ${matches}, page AS (SELECT m.*, ${counted} FROM matches m WHERE ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset})
    SELECT ${columns(viewer, ofGood)}, '' AS detail, m.rank < ${LEAST_FOUND} AS similar, m.total, m."totalIsExact", ${sortKey(MATCH_ORDER)} AS "sortKey"
      FROM page m JOIN goods g ON g.id = m.id ${joins(ofGood)} ${orderBy(window.order)}`,
  );
  const isBehind = rows.length === 0 && (window.key !== undefined || window.offset > 0);
  const [total = rows[0] ?? { total: 0, totalIsExact: true }] =
    isBehind && asksForTotal(fields)
      ? await runPrepared<Total>(db, sql`WITH ${matches} SELECT ${counted}`)
      : [];
  const bulkPrices = await bulkPricesFor(db, rows, viewer, ofGood);
  return pageOfRows(window, rows, { total: total.total, totalIsExact: total.totalIsExact }, (row) => {
    const { total: _total, totalIsExact: _exact, sortKey: _key, ...good } = row;
    return dto(good, bulkPrices);
  });
}

/** What some of the goods cost by pieces, by their ids; of the rest nobody has said it. */
type BulkPrices = ReadonlyMap<number, GoodDto['bulkPrice']>;

async function bulkPricesFor(
  db: Db,
  rows: readonly { id: number }[],
  viewer: Viewer,
  fields: Fields,
): Promise<BulkPrices> {
  if (!asksFor(fields, 'bulkPrice')) return new Map();
  return findBulkPrices(
    db,
    rows.map(({ id }) => id),
    viewer?.accountId ?? null,
  );
}

/** Goods visible to buyers; drafts and unapproved goods are visible to their supplier only. */
export const SEEN = sql`g.status IN (${goodsStatus.onSale}, ${goodsStatus.offSale}) AND g.deleted_at IS NULL`;

/** The names of these combinations, on sale or formerly, with those of their goods; of goods that buyers see alone. */
export async function findSkuNames(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string; goodName: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string; goodName: string }>(sql`
    SELECT k.id, k.name, g.name AS "goodName" FROM sku k JOIN goods g ON g.id = k.good_id
     WHERE k.id = ANY (${`{${ids.join(',')}}`}::bigint[]) AND ${SEEN}`);
  return rows;
}

/** One of the goods with its detail and combinations, on sale or formerly; undefined when missing. */
export async function findGood(
  db: Db,
  id: number,
  viewer: Viewer = null,
  fields: Fields = null,
): Promise<GoodDto | undefined> {
  const [rows, bulkPrices, properties, skus] = await Promise.all([
    runPrepared<GoodRow>(
      db,
      sql`SELECT ${columns(viewer, fields)}, ${onlyIf(asksFor(fields, 'detail'), sql`g.detail`, sql`''`)} AS detail, false AS similar FROM goods g ${joins(fields)} WHERE g.id = ${id} AND ${SEEN}`,
    ),
    bulkPricesFor(db, [{ id }], viewer, fields),
    asksFor(fields, 'properties') ? propertiesOf(db, id) : [],
    asksFor(fields, 'skus') ? listSkus(db, id, viewer?.accountId ?? null) : [],
  ]);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...dto(row, bulkPrices),
    properties,
    skus: skus.map(({ supply, ...sku }) => ({ ...sku, price: row.price - row.least + supply })),
  };
}

/** Those of `ids` that are or were on sale and not removed, without detail. */
export async function findGoods(
  db: Db,
  ids: readonly number[],
  viewer: Viewer = null,
  fields: Fields = null,
): Promise<GoodDto[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<GoodRow>(
    db,
    sql`SELECT ${columns(viewer, fields)}, '' AS detail, false AS similar FROM goods g ${joins(fields)}
         WHERE g.id = ANY (${`{${ids.join(',')}}`}::bigint[]) AND ${SEEN}`,
  );
  const bulkPrices = await bulkPricesFor(db, rows, viewer, fields);
  return rows.map((row) => dto(row, bulkPrices));
}

export async function listCategories(db: Db) {
  const { rows } = await db.execute<{ ID: number; name: string; icon: string | null; sort: number }>(sql`
    SELECT id AS "ID", name, icon, sort FROM category WHERE NOT hidden ORDER BY sort, id`);
  return rows.map((row) => ({ ...row, parentId: 0 }));
}

/** Provinces and cities that goods ship from, with their counts. */
export async function listGoodsAreas(db: Db) {
  const { rows } = await db.execute<{ code: string; name: string; count: number }>(sql`
    SELECT a.code, a.name, count(DISTINCT a.good_id) AS count FROM (
      SELECT s.good_id, h.province_code AS code, h.province AS name FROM sku_stock s JOIN warehouse h ON h.id = s.warehouse_id AND h.status = 1
      UNION ALL
      SELECT s.good_id, h.city_code, h.city FROM sku_stock s JOIN warehouse h ON h.id = s.warehouse_id AND h.status = 1
    ) a JOIN goods g ON g.id = a.good_id AND g.status = 1 AND g.deleted_at IS NULL
    GROUP BY a.code, a.name ORDER BY a.code`);
  return rows;
}

function dto({ least, most, ...row }: GoodRow, bulkPrices: BulkPrices): GoodDto {
  const first = row.warehouses[0];
  return {
    ...row,
    priceMax: row.price + most - least,
    bulkPrice: bulkPrices.get(row.id) ?? null,
    properties: [],
    skus: [],
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
