import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { BundlePartFacts } from '../pricing/orderFacts.repository.ts';

/** So many pieces of a combination in a parcel, named as they were when ordered. */
export type ParcelItem = {
  skuId: number;
  goodId: number;
  goodName: string;
  goodPic: string;
  /** Empty where the goods have no combinations. */
  skuName: string;
  merchantCode: string;
  num: number;
  /** Fen for all of them. */
  goodsFee: number;
  /** What a bundle was made of when ordered; empty for others. */
  bundleParts: BundlePartFacts[];
};

/** What is in parcel `p`: `ParcelItem[]` in the order of its lines. */
export const ITEMS: SQL = sql`(
  SELECT json_agg(json_build_object('skuId', l.sku_id, 'goodId', l.good_id, 'goodName', l.good_name, 'goodPic', l.good_pic,
           'skuName', l.sku_name, 'merchantCode', l.merchant_code, 'num', l.num, 'goodsFee', l.goods_fee,
           'bundleParts', CASE WHEN l.has_bundles THEN order_parts_of(l.order_id, l.sku_id) ELSE '[]' END) ORDER BY l.line)
    FROM parcel_line l WHERE l.package_id = p.id)`;

/** What is in some parcels, by their ids. */
export async function itemsOf(
  db: Queryable,
  packageIds: readonly number[],
): Promise<Map<number, ParcelItem[]>> {
  const { rows } = await db.execute<{ id: number; items: ParcelItem[] }>(
    sql`SELECT p.id, ${ITEMS} AS items FROM order_package p WHERE p.id = ANY (${`{${packageIds.join()}}`}::bigint[])`,
  );
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** Pieces of all of them. */
export function piecesIn(items: readonly Pick<ParcelItem, 'num'>[]): number {
  return items.reduce((sum, { num }) => sum + num, 0);
}

/** Goods and combination of an item. */
export function titleOf({ goodName, skuName }: { goodName: string; skuName: string }): string {
  return [goodName, skuName].filter(Boolean).join(' ');
}

type Content = Pick<ParcelItem, 'goodName' | 'skuName' | 'num' | 'bundleParts'>;

/** What is in a parcel as one text, with the parts of bundles; pieces are named where there are several items. */
export function contentOf(items: readonly Content[]): string {
  return items.length > 1
    ? namedWithPieces(items)
    : items.map((item) => `${titleOf(item)}${partsOf(item)}`).join('');
}

/** The same with the pieces of each. */
export function namedWithPieces(items: readonly Content[]): string {
  return items.map((item) => `${titleOf(item)} ×${item.num}${partsOf(item)}`).join('；');
}

function partsOf({ num, bundleParts }: Pick<Content, 'num' | 'bundleParts'>): string {
  if (bundleParts.length === 0) return '';
  const parts = bundleParts.map((part) => `${titleOf(part)} ×${part.num}`).join('、');
  return `（${num > 1 ? '每件含' : '含'}：${parts}）`;
}
