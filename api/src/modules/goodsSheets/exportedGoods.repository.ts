import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { conditionsOf } from '../goods/sellerGoodList.repository.ts';
import type { SellerGoodsFilter } from '../goods/sellerGoods.schemas.ts';

export type GoodsSheetFilter = Omit<SellerGoodsFilter, 'sort' | 'page' | 'pageSize' | 'cursor'>;

/** A combination of goods as a row of a sheet. */
export type ExportedSku = {
  /** Its place: of the newest goods, the first combination comes first. */
  id: number;
  goodsNo: string;
  name: string;
  category: string;
  /** Names of the properties, and the combination's values of them. */
  properties: string[];
  values: string[];
  merchantCode: string;
  barcodes: string[];
  /** Fen. */
  supplyPrice: number;
  /** Grams. */
  weight: number;
  unit: string;
  minNum: number;
  maxNum: number;
  platforms: number[];
  pics: string[];
  pic: string;
  /** HTML; empty but for the first combination. */
  detail: string;
  warehouses: string[];
  /** Pieces, as `warehouses` names them. */
  quantities: number[];
  /** Of these, kept and not for sale. */
  safetyQuantities: number[];
  status: number;
};

/** Goods have at most 200 combinations. */
const PLACES = 1_000;
const PLACE = sql`(g.id * ${sql.raw(String(PLACES))} + ${sql.raw(String(PLACES - 1))} - k.sort)`;

function whereOf(sellerId: number, { status, ...filter }: GoodsSheetFilter): SQL {
  const conditions = conditionsOf(sellerId, filter);
  if (status !== undefined) conditions.push(sql`g.status = ${status}`);
  return sql.join(conditions, sql` AND `);
}

/** FROM and WHERE of the combinations of the goods that a list shows. */
export function goodsRows(sellerId: number, filter: GoodsSheetFilter): SQL {
  return sql`FROM goods g JOIN sku k ON k.good_id = g.id AND k.deleted_at IS NULL WHERE ${whereOf(sellerId, filter)}`;
}

/** As many of the rows below a place, the highest place first. */
export async function goodsBelow(
  tx: Queryable,
  sellerId: number,
  filter: GoodsSheetFilter,
  place: number,
  limit: number,
): Promise<ExportedSku[]> {
  const newest = Math.floor(place / PLACES);
  const { rows } = await tx.execute<ExportedSku>(sql`
    SELECT r.id, g.goods_no AS "goodsNo", g.name, c.name AS category, g.unit, g.min_num AS "minNum", g.max_num AS "maxNum",
           g.platforms, g.pics, g.status, k.merchant_code AS "merchantCode", k.barcodes, k.pic, k.supply_price AS "supplyPrice",
           k.weight, CASE WHEN r.first THEN g.detail ELSE '' END AS detail,
           ARRAY(SELECT p.name FROM good_property p WHERE p.good_id = g.id ORDER BY p.sort, p.id) AS properties,
           ARRAY(SELECT v.name FROM unnest(k.value_ids) WITH ORDINALITY u (id, place) JOIN good_property_value v ON v.id = u.id
                  ORDER BY u.place) AS values,
           ARRAY(SELECT h.name FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id WHERE s.sku_id = k.id ORDER BY h.id) AS warehouses,
           ARRAY(SELECT s.quantity + s.safety_held FROM good_stock s WHERE s.sku_id = k.id ORDER BY s.warehouse_id) AS quantities,
           ARRAY(SELECT s.safety_quantity FROM good_stock s WHERE s.sku_id = k.id ORDER BY s.warehouse_id) AS "safetyQuantities"
      FROM (SELECT g.id AS good_id, k.id AS sku_id, ${PLACE} AS id,
                   k.sort = (SELECT min(sort) FROM sku WHERE good_id = g.id AND deleted_at IS NULL) AS first
              ${goodsRows(sellerId, filter)} AND g.id <= ${newest} AND ${PLACE} < ${place}
             ORDER BY g.id DESC, k.sort LIMIT ${limit}) r
      JOIN goods g ON g.id = r.good_id JOIN sku k ON k.id = r.sku_id JOIN category c ON c.id = g.category_id
     ORDER BY r.id DESC`);
  return rows;
}
