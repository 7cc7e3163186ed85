import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { containing, found, literals, onlyIf } from '../../db/conditions.ts';
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
import { asksFor, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import type { GoodDto, GoodPropertyDto } from './goods.schemas.ts';
import type { GoodFields, OwnSkuDto, OwnSkusFilter, SellerSkuDto } from './sellerGoods.schemas.ts';

export type BundlePartFacts = Omit<SellerSkuDto['bundleParts'][number], 'num'>;

/** What the combinations of goods differ in, in their order. */
export async function propertiesOf(db: Queryable, goodId: number): Promise<GoodPropertyDto[]> {
  return (await propertiesByGood(db, [goodId])).get(goodId) ?? [];
}

/** The same of several goods, by their ids. */
export async function propertiesByGood(
  db: Queryable,
  goodIds: readonly number[],
): Promise<Map<number, GoodPropertyDto[]>> {
  const { rows } = await db.execute<GoodPropertyDto & { goodId: number }>(sql`
    SELECT p.good_id AS "goodId", p.id, p.name, json_agg(json_build_object('id', v.id, 'name', v.name) ORDER BY v.sort, v.id) AS values
      FROM good_property p JOIN good_property_value v ON v.property_id = p.id
     WHERE p.good_id = ANY (${`{${goodIds.join()}}`}::bigint[]) GROUP BY p.id ORDER BY p.sort, p.id`);
  return byGood(rows);
}

type SkuRow = Omit<GoodDto['skus'][number], 'price'> & {
  /** Fen for the supplier, by agreement where there is one. */
  supply: number;
};

/** The combinations of goods in their order for a buyer, with what is left at the warehouses that ship. */
export async function listSkus(db: Queryable, goodId: number, buyerId: number | null): Promise<SkuRow[]> {
  const { rows } = await db.execute<SkuRow>(sql`
    SELECT k.id, k.sku_no AS "skuNo", k.name, to_json(k.value_ids) AS "valueIds", k.merchant_code AS "merchantCode", k.pic,
           k.weight, k.status = 1 AS "onSale", coalesce(a.supply_price, k.supply_price) AS supply,
           CASE WHEN k.part_count > 0 THEN bundle_parts_of(k.id) ELSE '[]' END AS "bundleParts",
           coalesce((SELECT json_agg(json_build_object('warehouseId', h.id, 'available', s.available) ORDER BY h.id)
                       FROM sku_stock s JOIN warehouse h ON h.id = s.warehouse_id
                      WHERE s.sku_id = k.id AND h.status = 1 AND h.deleted_at IS NULL), '[]') AS stocks
      FROM sku k LEFT JOIN LATERAL agreed_price_of(${buyerId}, k.id, k.good_id) a ON true
     WHERE k.good_id = ${goodId} AND k.deleted_at IS NULL ORDER BY k.sort, k.id`);
  return rows;
}

/** What a combination is made of, with what each part costs and weighs alone. */
const bundlePartsOf = (skuId: SQL): SQL => sql`coalesce((
  SELECT json_agg(json_build_object('skuId', part.id, 'num', p.num, 'skuNo', part.sku_no, 'goodName', h.name, 'skuName', part.name,
           'merchantCode', part.merchant_code, 'supplyPrice', part.supply_price, 'weight', part.weight) ORDER BY p.sort)
    FROM sku_part p JOIN sku part ON part.id = p.part_sku_id JOIN goods h ON h.id = part.good_id
   WHERE p.sku_id = ${skuId}), '[]')`;

/** What is shown of the own combinations that an edit of these goods puts into bundles. */
export async function partFacts(
  db: Queryable,
  goodId: number,
  { skus = [] }: GoodFields,
): Promise<Map<number, BundlePartFacts>> {
  const ids = new Set(skus.flatMap(({ bundleParts = [] }) => bundleParts.map(({ skuId }) => skuId)));
  if (ids.size === 0) return new Map();
  const { rows } = await db.execute<BundlePartFacts>(sql`
    SELECT k.id AS "skuId", k.sku_no AS "skuNo", h.name AS "goodName", k.name AS "skuName", k.merchant_code AS "merchantCode",
           k.supply_price AS "supplyPrice", k.weight
      FROM sku k JOIN goods h ON h.id = k.good_id AND h.seller_id = (SELECT seller_id FROM goods WHERE id = ${goodId})
     WHERE k.id IN ${literals([...ids])}`);
  return new Map(rows.map((part) => [part.skuId, part]));
}

/** The combinations of goods in their order, as their supplier sees them. */
export async function listSellerSkus(db: Queryable, goodId: number): Promise<SellerSkuDto[]> {
  return (await sellerSkusByGood(db, [goodId])).get(goodId) ?? [];
}

/** The same of several goods, by their ids. */
export async function sellerSkusByGood(
  db: Queryable,
  goodIds: readonly number[],
): Promise<Map<number, SellerSkuDto[]>> {
  const { rows } = await db.execute<SellerSkuDto & { goodId: number }>(sql`
    SELECT good_id AS "goodId", id, sku_no AS "skuNo", name, to_json(value_ids) AS "valueIds", merchant_code AS "merchantCode", barcodes, pic,
           supply_price AS "supplyPrice", weight, status, ${bundlePartsOf(sql`sku.id`)} AS "bundleParts"
      FROM sku WHERE good_id = ANY (${`{${goodIds.join()}}`}::bigint[]) AND deleted_at IS NULL ORDER BY sort, id`);
  return byGood(rows);
}

function byGood<Row extends { goodId: number }>(rows: readonly Row[]): Map<number, Omit<Row, 'goodId'>[]> {
  const found = new Map<number, Omit<Row, 'goodId'>[]>();
  for (const { goodId, ...row } of rows) {
    const listed = found.get(goodId);
    if (listed) listed.push(row);
    else found.set(goodId, [row]);
  }
  return found;
}

const NEWEST: Order = { name: 'ownSkus', by: [sql`g.good_id`, sql`-g.sort`, sql`g.id`], descending: true };

/** A page of the combinations of a supplier's goods, those of the newest goods first. */
export async function listOwnSkus(db: Queryable, sellerId: number, filter: OwnSkusFilter, fields: Fields) {
  const ofSku = fieldsBelow(fields, 'list');
  const isCounted = asksForTotal(fields);
  const window = windowOf(filter, NEWEST);
  const { keyword, bundles, ids } = filter;
  const where = [
    sql`g.seller_id = ${sellerId}`,
    sql`g.deleted_at IS NULL`,
    sql`k.deleted_at IS NULL`,
    ...(ids ? [sql`k.id = ANY (${`{${ids.join()}}`}::bigint[])`] : []),
    ...(bundles === undefined ? [] : [bundles ? sql`k.part_count > 0` : sql`k.part_count = 0`]),
    ...(keyword
      ? [
          sql`(${found(keyword, sql`g.search_text`)} OR k.name ILIKE ${containing(keyword)} OR k.sku_no ILIKE ${containing(keyword)}
               OR k.merchant_code ILIKE ${containing(keyword)})`,
        ]
      : []),
  ];
  const those = sql`
    FROM (SELECT k.*, g.goods_no, g.name AS good_name, g.status AS good_status, g.pics
            FROM sku k JOIN goods g ON g.id = k.good_id WHERE ${sql.join(where, sql` AND `)}) g`;
  const { rows } = await db.execute<OwnSkuDto & Counted>(sql`
    SELECT g.id, g.sku_no AS "skuNo", g.name, g.merchant_code AS "merchantCode", g.good_id AS "goodId",
           g.goods_no AS "goodsNo", g.good_name AS "goodName", g.good_status AS "goodStatus",
           coalesce(nullif(g.pic, ''), g.pics->>0, '') AS pic, g.supply_price AS "supplyPrice", g.weight, g.status,
           ${onlyIf(asksFor(ofSku, 'bundleParts'), bundlePartsOf(sql`g.id`), sql`'[]'`)} AS "bundleParts", coalesce((
             SELECT json_agg(json_build_object('warehouseId', h.id, 'warehouseName', h.name, 'available', s.available) ORDER BY h.id)
               FROM sku_stock s JOIN warehouse h ON h.id = s.warehouse_id AND h.deleted_at IS NULL
              WHERE s.sku_id = g.id AND ${asksFor(ofSku, 'stocks')}), '[]') AS stocks,
           g.total, ${sortKey(NEWEST)} AS "sortKey"
      FROM (${countedPage(those, window, isCounted)}) g ${orderBy(window.order)}`);
  const total = await totalOf(db, window, rows, those, isCounted);
  return pageOfRows(window, rows, total, ({ total: _total, sortKey: _key, ...row }) => row);
}
