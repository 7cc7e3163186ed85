import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { PrintedParcel } from './printing.repository.ts';

/** What a warehouse knows of a combination as it is now, beside its name. */
export type Shelf = {
  skuId: number;
  skuNo: string;
  merchantCode: string;
  barcodes: string[];
  pic: string;
  /** Its supplier's words for packers. */
  note: string;
  /** Where it lies, by warehouse. */
  bins: Record<string, string>;
};

/** Of the supplier's combinations that are in parcels, bundles and their parts alike, by their ids. */
export async function shelvesOf(
  db: Queryable,
  sellerId: number,
  parcels: readonly Pick<PrintedParcel, 'items'>[],
): Promise<Map<number, Shelf>> {
  const items = parcels.flatMap((parcel) => parcel.items);
  const ids = new Set(
    items.flatMap(({ skuId, bundleParts }) => [skuId, ...bundleParts.map((part) => part.skuId)]),
  );
  const { rows } = await db.execute<Shelf>(sql`
    SELECT k.id AS "skuId", k.sku_no AS "skuNo", k.merchant_code AS "merchantCode", k.barcodes,
           coalesce(nullif(k.pic, ''), g.pics->>0, '') AS pic, g.packer_note AS note,
           (SELECT coalesce(jsonb_object_agg(s.warehouse_id, s.bin), '{}') FROM good_stock s WHERE s.sku_id = k.id AND s.bin <> '') AS bins
      FROM sku k JOIN goods g ON g.id = k.good_id WHERE k.id = ANY (${`{${[...ids].join()}}`}::bigint[]) AND g.seller_id = ${sellerId}`);
  return new Map(rows.map((row) => [row.skuId, row]));
}

const COLLATOR = new Intl.Collator('zh-CN', { numeric: true });

/** A-2 before A-10; what lies nowhere comes last. */
export function byBin(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return COLLATOR.compare(one, other);
}
