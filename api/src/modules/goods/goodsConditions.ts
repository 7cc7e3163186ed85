import { type SQL, sql } from 'drizzle-orm';
import { foundByPairs } from '../../db/conditions.ts';
import type { Order, SortColumn } from '../../db/pages.ts';
import type { FacetsQuery } from './goods.schemas.ts';
import { chosenProperties } from './propertyChoices.ts';
import { mayCostAtMost, priceFor, type Viewer } from './viewerPrices.ts';

/** The gift list of the specification: no category of its own, but a flag. */
export const GIFT_CATEGORY = 99999;

/** What goods `g` are new for, and the local time that calendars of warehouses are read at. */
const NEW_DAYS = 30;
const LOCAL_NOW = sql`(now() AT TIME ZONE 'Asia/Shanghai')::timestamp`;

/** Warehouses that promise to ship within 48 hours what is paid now. */
export const FAST = sql`(SELECT f.id FROM fast_warehouses(${LOCAL_NOW}) f)`;

/** Warehouses from where a courier ships to an area free of charge. */
export const freeTo = (code: string): SQL => sql`(SELECT f.id FROM free_warehouses(${code}) f)`;

export const isNew = sql`g.created_at > now() - ${NEW_DAYS} * interval '1 day'`;

/** What is listed in an order of its own, words or not. */
export function orderOf(sort: number, price: SQL): Order {
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
  return descending('general', sql`g.sort`);
}

type Scope = Pick<FacetsQuery, 'categoryId'> & { ids?: string };

/** Goods `g` on sale of a category, without what words and facets narrow them to. */
export function inScope({ categoryId, ids }: Scope): SQL[] {
  const conditions = [sql`g.status = 1`, sql`g.deleted_at IS NULL`];
  if (categoryId === GIFT_CATEGORY) conditions.push(sql`g.is_gift`);
  else if (categoryId !== undefined) conditions.push(sql`g.category_id = ${categoryId}`);
  if (ids) conditions.push(sql`g.id = ANY (${`{${ids}}`}::bigint[])`);
  return conditions;
}

/** What may be a number of goods or a merchant code: signs of ASCII without blanks, a digit among them. */
const CODE = /^(?=.*\d)[!-~]{3,40}$/;
const GOODS_NO = /^(g\d{9,})(-\d+)?$/i;

/** Ids of the goods that have exactly this number or merchant code; null for what is neither. */
export function numbered(keyword: string): SQL | null {
  const code = keyword.trim();
  if (!CODE.test(code)) return null;
  const [, goodsNo] = GOODS_NO.exec(code) ?? [];
  // Of a number only its goods: nobody calls a combination so.
  return goodsNo
    ? sql`SELECT id FROM goods WHERE goods_no = ${goodsNo.toUpperCase()}`
    : sql`SELECT good_id AS id FROM sku WHERE merchant_code = ${code} AND merchant_code <> '' AND deleted_at IS NULL`;
}

/** Goods `g` that the keyword finds. */
export function named(keyword: string | undefined): SQL[] {
  if (!keyword) return [];
  const byWords = foundByPairs(keyword, sql`g.search_text`);
  const ids = numbered(keyword);
  return [ids ? sql`((${byWords}) OR g.id = ANY (ARRAY(${ids})))` : byWords];
}

/** What facets narrow goods `g` to, for a viewer. */
export function narrowedBy(query: FacetsQuery, viewer: Viewer): SQL[] {
  const conditions: SQL[] = [];
  const price = priceFor(viewer);
  if (query.minPrice !== undefined) conditions.push(sql`${price} >= ${query.minPrice}`);
  if (query.maxPrice !== undefined)
    conditions.push(sql`${price} <= ${query.maxPrice}`, ...mayCostAtMost(query.maxPrice, viewer));
  if (query.platform) conditions.push(allowsPlatform(query.platform));
  if (query.isNew) conditions.push(isNew);
  for (const [name, values] of chosenProperties(query.properties)) conditions.push(hasProperty(name, values));
  if (narrowedTo(query))
    conditions.push(inWarehouse([sql`h.status = 1`, ...ofWarehouse(query)], query.inStock ?? false));
  return conditions;
}

/** Whether it matters in which warehouse goods are. */
export function narrowedTo(query: FacetsQuery): boolean {
  return (query.inStock ?? false) || ofWarehouse(query).length > 0;
}

/** Goods `g` that may be shipped for a shop platform. */
export const allowsPlatform = (platform: number): SQL =>
  sql`(g.platforms = '{}' OR ${platform} = ANY (g.platforms))`;

/** Goods `g` that have one of some values of a property, both by their names. */
export const hasProperty = (name: string, values: readonly string[]): SQL => sql`EXISTS (
  SELECT FROM good_property p JOIN good_property_value v ON v.property_id = p.id
   WHERE p.good_id = g.id AND p.name = ${name} AND v.name = ANY (${sql.param(values)}::text[]))`;

/** What a warehouse `h` has to be. */
function ofWarehouse({ warehouseId, areaCode, courierId, freeTo: code, fast }: FacetsQuery): SQL[] {
  const conditions: SQL[] = [];
  if (warehouseId !== undefined) conditions.push(sql`h.id = ${warehouseId}`);
  if (areaCode) conditions.push(inArea(areaCode));
  if (courierId !== undefined) conditions.push(shipsBy(courierId));
  if (code) conditions.push(sql`h.id IN ${freeTo(code)}`);
  if (fast) conditions.push(sql`h.id IN ${FAST}`);
  return conditions;
}

/** Warehouses `h` of a province or city. */
export const inArea = (code: string): SQL => sql`h.city_code LIKE ${`${code}%`}`;

/** Warehouses `h` that ship by a courier. */
export const shipsBy = (courierId: number): SQL => sql`h.id IN (
  SELECT w.warehouse_id FROM warehouse_courier w JOIN courier c ON c.id = w.courier_id
   WHERE w.courier_id = ${courierId} AND w.enabled AND c.status = 1)`;

/**
 * Goods `g` that a warehouse has all of this: pieces that can be ordered now, where they are asked for. Bundles are looked at
 * one by one, and only those of the goods: of the view of both, all bundles would be put together for each of the goods.
 */
export function inWarehouse(houses: readonly SQL[], inStock: boolean): SQL {
  const there = sql.join([...houses], sql` AND `);
  const ofStock = sql`s.quantity > s.locked AND EXISTS (SELECT FROM sku k WHERE k.id = s.sku_id AND k.status = 1)`;
  return sql`(EXISTS (
      SELECT FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id
       WHERE s.good_id = g.id AND ${there} AND ${inStock ? ofStock : sql`true`})
    OR EXISTS (
      SELECT FROM sku k CROSS JOIN LATERAL (SELECT * FROM sku_stock v WHERE v.sku_id = k.id AND v.good_id = k.good_id OFFSET 0) s
        JOIN warehouse h ON h.id = s.warehouse_id
       WHERE k.good_id = g.id AND k.part_count > 0 AND k.deleted_at IS NULL AND ${there}
         AND ${inStock ? sql`s.available > 0 AND k.status = 1` : sql`true`}))`;
}

/** Goods `g` that a warehouse with such a promise has; the same ones that `fast` narrows a list to. */
export const shipsFast = inWarehouse([sql`h.status = 1`, sql`h.id IN ${FAST}`], false);
