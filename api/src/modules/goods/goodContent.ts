import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { MAX_PARCEL_WEIGHT } from '../pricing/parcelPrice.ts';
import { usePictures } from '../uploads/uploads.repository.ts';
import { lockTemplate } from '../warehouses/freightTemplates.repository.ts';
import { cleanDetail, picturesIn } from './cleanDetail.ts';
import { type GoodContent, isCategory } from './sellerGoods.repository.ts';
import type { GoodFields } from './sellerGoods.schemas.ts';

/** The content of goods, complete and cleaned, with the price and weight of one of their combinations. */
export function contentOf(
  fields: GoodFields,
  { supplyPrice, weight }: Pick<GoodContent, 'supplyPrice' | 'weight'>,
): GoodContent {
  const {
    detail = '',
    packerNote,
    unit = '件',
    minNum = 1,
    maxNum = 99,
    platforms = [],
    isGift = false,
  } = fields;
  return {
    name: fields.name,
    categoryId: fields.categoryId,
    pics: fields.pics,
    detail: cleanDetail(detail),
    supplyPrice,
    weight,
    unit,
    minNum,
    maxNum,
    platforms: platforms.toSorted((a, b) => a - b),
    isGift,
    // What does not know of it leaves it as it is.
    ...(packerNote !== undefined && { packerNote: packerNote.trim() }),
    ...(fields.freightTemplateId !== undefined && { freightTemplateId: fields.freightTemplateId || null }),
  };
}

/** Refuses contradictions within a request. */
export function checkFields({
  minNum = 1,
  maxNum = 99,
  weight,
  properties,
  skus,
  supplyPrice,
}: GoodFields): void {
  if (minNum > maxNum) throw new Refusal('BAD_PARAM', { field: 'maxNum' });
  const heavy = skus ? skus.findIndex((sku) => sku.weight * minNum > MAX_PARCEL_WEIGHT) : -1;
  if (heavy !== -1) throw new Refusal('PARCEL_WEIGHT', {}, { field: `skus.${heavy}.weight` });
  if (skus) return;
  if (properties?.length) throw new Refusal('BAD_PARAM', { field: 'skus' });
  if (supplyPrice === undefined) throw new Refusal('BAD_PARAM', { field: 'supplyPrice' });
  if (weight === undefined) throw new Refusal('BAD_PARAM', { field: 'weight' });
  if (weight * minNum > MAX_PARCEL_WEIGHT) throw new Refusal('PARCEL_WEIGHT', {}, { field: 'weight' });
}

/** Refuses an unknown category, another supplier's freight template, and pictures that are neither own uploads nor already on the goods. */
export async function checkContent(
  tx: Tx,
  sellerId: number,
  content: GoodContent & { skuPics: string[] },
  before?: Pick<GoodContent, 'pics' | 'detail'> & { skuPics: string[] },
): Promise<void> {
  if (!(await isCategory(tx, content.categoryId)))
    throw new Refusal('CATEGORY_MISSING', {}, { field: 'categoryId' });
  if (content.freightTemplateId) await lockTemplate(tx, sellerId, content.freightTemplateId);
  const shown = { pics: content.pics, detail: picturesIn(content.detail), skus: content.skuPics };
  const known = new Set([
    ...(before?.pics ?? []),
    ...picturesIn(before?.detail ?? ''),
    ...(before?.skuPics ?? []),
  ]);
  for (const [field, urls] of Object.entries(shown)) {
    const unknown = urls.filter((url) => !known.has(url));
    if (unknown.length > 0 && !(await usePictures(tx, sellerId, unknown)))
      throw new Refusal('PICTURE_UNKNOWN', {}, { field });
  }
}

type Looked = Pick<GoodContent, 'name' | 'categoryId' | 'pics' | 'detail'>;
const LOOKED_AT = ['name', 'categoryId', 'pics', 'detail'] as const satisfies (keyof Looked)[];

/** Whether the audited content differs. */
export function appearanceDiffers(before: Partial<Looked>, after: Partial<Looked>): boolean {
  return LOOKED_AT.some((part) => !isDeepStrictEqual(before[part], after[part]));
}

/** Whether two contents are equal. */
export function isSame(before: GoodContent, after: GoodContent): boolean {
  return (Object.keys(after) as (keyof GoodContent)[]).every((part) =>
    isDeepStrictEqual(before[part], after[part]),
  );
}
