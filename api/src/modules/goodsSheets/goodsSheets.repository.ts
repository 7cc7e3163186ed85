import { sql } from 'drizzle-orm';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import type { Queryable } from '../../db/client.ts';
import type { Combinations } from '../goods/goodSkus.ts';
import type { GoodContent, GoodRow } from '../goods/sellerGoods.repository.ts';
import { propertiesByGood, sellerSkusByGood } from '../goods/skus.repository.ts';

/** Own goods as they are, with their combinations. */
export type ExistingGood = Combinations &
  GoodContent &
  Pick<GoodRow, 'id' | 'goodsNo' | 'status' | 'version'> & {
    /** Whether something lies at a warehouse, or of what bundles are made of. */
    hasStock: boolean;
    /** An edit of them waits for an audit. */
    isRevised: boolean;
  };

/** The supplier's goods with these numbers, by number. */
export async function findExisting(
  db: Queryable,
  sellerId: number,
  goodsNos: readonly string[],
): Promise<Map<string, ExistingGood>> {
  if (goodsNos.length === 0) return new Map();
  const { rows } = await db.execute<Omit<ExistingGood, keyof Combinations>>(sql`
    SELECT g.id, g.goods_no AS "goodsNo", g.name, g.category_id AS "categoryId", g.pics, g.detail, g.supply_price AS "supplyPrice",
           g.weight, g.unit, g.min_num AS "minNum", g.max_num AS "maxNum", g.platforms, g.is_gift AS "isGift", g.status, g.version,
           EXISTS (SELECT FROM sku_stock s WHERE s.good_id = g.id) AS "hasStock",
           EXISTS (SELECT FROM good_revision r WHERE r.good_id = g.id AND r.status = 1) AS "isRevised"
      FROM goods g WHERE g.goods_no = ANY (${sql.param(goodsNos)}::text[]) AND g.seller_id = ${sellerId} AND g.deleted_at IS NULL`);
  const ids = rows.map(({ id }) => id);
  const [properties, skus] = await Promise.all([propertiesByGood(db, ids), sellerSkusByGood(db, ids)]);
  return new Map(
    rows.map((row) => [
      row.goodsNo,
      { ...row, properties: properties.get(row.id) ?? [], skus: skus.get(row.id) ?? [] },
    ]),
  );
}

/** The newest of the supplier's goods with each of these names, by name. */
export async function findNamed(
  db: Queryable,
  sellerId: number,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; goodsNo: string }>(sql`
    SELECT DISTINCT ON (name) name, goods_no AS "goodsNo" FROM goods
     WHERE name = ANY (${sql.param(names)}::text[]) AND seller_id = ${sellerId} AND deleted_at IS NULL
     ORDER BY name, id DESC`);
  return new Map(rows.map(({ name, goodsNo }) => [name, goodsNo]));
}

type Codes = { merchantCodes: readonly string[]; barcodes: readonly string[] };
type TakenCode = { column: 'merchantCode' | 'barcodes'; code: string; goodsNo: string };

/** Goods of the supplier that have these codes. */
export async function findCodes(
  db: Queryable,
  sellerId: number,
  { merchantCodes, barcodes }: Codes,
): Promise<TakenCode[]> {
  if (merchantCodes.length + barcodes.length === 0) return [];
  const { rows } = await db.execute<TakenCode>(sql`
    SELECT 'merchantCode' AS column, k.merchant_code AS code, g.goods_no AS "goodsNo"
      FROM goods g JOIN sku k ON k.good_id = g.id
     WHERE g.seller_id = ${sellerId} AND g.deleted_at IS NULL AND k.deleted_at IS NULL
       AND k.merchant_code = ANY (${sql.param(merchantCodes)}::text[])
     UNION
    SELECT 'barcodes', code, g.goods_no FROM goods g JOIN sku k ON k.good_id = g.id CROSS JOIN unnest(k.barcodes) code
     WHERE g.seller_id = ${sellerId} AND g.deleted_at IS NULL AND k.deleted_at IS NULL
       AND code = ANY (${sql.param(barcodes)}::text[])
     ORDER BY "goodsNo" DESC`);
  return rows;
}

type NamedStock = { skuId: number; warehouse: string; quantity: number; safetyQuantity: number };

/** What lies of combinations at their warehouses, with the safety stock. */
export async function findStocks(
  db: Queryable,
  sellerId: number,
  skuIds: readonly number[],
): Promise<NamedStock[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await db.execute<NamedStock>(sql`
    SELECT s.sku_id AS "skuId", w.name AS warehouse, s.quantity + s.safety_held AS quantity, s.safety_quantity AS "safetyQuantity"
      FROM good_stock s JOIN warehouse w ON w.id = s.warehouse_id WHERE s.sku_id = ANY (${sql.param(skuIds)}::bigint[]) AND w.seller_id = ${sellerId}`);
  return rows;
}

/** Ids of categories by their names. */
export async function findCategories(db: Queryable, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    SELECT name, min(id) AS id FROM category WHERE name = ANY (${sql.param(names)}::text[]) AND NOT hidden GROUP BY name`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Ids of the supplier's warehouses by their names. */
export async function findWarehouses(
  db: Queryable,
  sellerId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    SELECT name, id FROM warehouse
     WHERE name = ANY (${sql.param(names)}::text[]) AND seller_id = ${sellerId} AND deleted_at IS NULL`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Which of these addresses are uploads of the account. */
export async function findOwnUploads(
  db: Queryable,
  accountId: number,
  addresses: readonly string[],
): Promise<Set<string>> {
  const keys = new Map(
    addresses.flatMap((address) => {
      const key = keyOf(address);
      return key === null ? [] : [[key, address] as const];
    }),
  );
  const { rows } = await db.execute<{ key: string }>(sql`
    SELECT key FROM upload WHERE account_id = ${accountId} AND key = ANY (${sql.param([...keys.keys()])}::text[])`);
  return new Set(rows.flatMap(({ key }) => keys.get(key) ?? []));
}
