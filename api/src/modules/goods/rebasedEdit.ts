import { isDeepStrictEqual } from 'node:util';
import type { Combinations, SkuPlan } from './goodSkus.ts';
import type { GoodContent } from './sellerGoods.repository.ts';
import type { GoodFields, SellerSkuDto, SkuInput } from './sellerGoods.schemas.ts';

/** Goods as they were when an edit of them was asked for. */
export type EditBase = GoodContent & Combinations;

const CONTENT = [
  ...['name', 'categoryId', 'pics', 'detail', 'unit', 'minNum', 'maxNum', 'platforms', 'isGift'],
] as const satisfies (keyof GoodContent)[];
const OF_SKU = ['supplyPrice', 'weight', 'merchantCode', 'barcodes', 'pic', 'status'] as const;

/**
 * An edit of `base` as an edit of what the goods have become since: what it did not change is as it is now. A combination
 * that was removed since stays removed, and one that was added stays.
 */
export function rebasedEdit(fields: GoodFields, base: EditBase, now: EditBase): GoodFields {
  const kept = CONTENT.filter((part) => isDeepStrictEqual(fields[part], base[part]));
  const content = { ...fields, ...Object.fromEntries(kept.map((part) => [part, now[part]])) };
  if (!fields.skus) return { ...content, ...only(now) };
  const before = new Map(base.skus.map((sku) => [sku.id, sku]));
  const current = new Map(now.skus.map((sku) => [sku.id, sku]));
  const edited = fields.skus.flatMap((sku) => {
    if (sku.id === undefined) return sku;
    const [was, is] = [before.get(sku.id), current.get(sku.id)];
    if (!is) return [];
    return was ? withUnchanged(sku, was, is) : sku;
  });
  const added = now.skus.filter(({ id }) => !before.has(id)).map((sku) => asInput(sku, now));
  return { ...content, skus: [...edited, ...added] };
}

/** What a combination is, as an edit says it. */
export function asInput(sku: SellerSkuDto, { properties }: Pick<Combinations, 'properties'>): SkuInput {
  const nameOf = new Map(properties.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
  const { id, valueIds, merchantCode, barcodes, pic, supplyPrice, weight, status } = sku;
  return {
    ...{ id, values: valueIds.map((value) => nameOf.get(value) ?? ''), supplyPrice, weight, merchantCode },
    ...{ barcodes, pic, status, bundleParts: partsOf(sku) },
  };
}

function withUnchanged(sku: SkuInput, was: SellerSkuDto, is: SellerSkuDto): SkuInput {
  const kept = OF_SKU.filter((part) => sku[part] === undefined || isDeepStrictEqual(sku[part], was[part]));
  const isSameBundle =
    sku.bundleParts === undefined || isDeepStrictEqual(sku.bundleParts.map(partOf), partsOf(was));
  return {
    ...sku,
    ...Object.fromEntries(kept.map((part) => [part, is[part]])),
    ...(isSameBundle && { bundleParts: partsOf(is) }),
  };
}

/** The price and weight that an edit without combinations says of the only one. */
function only({ properties, skus: [sku] }: EditBase) {
  return properties.length === 0 && sku ? { supplyPrice: sku.supplyPrice, weight: sku.weight } : {};
}

const partOf = ({ skuId, num }: { skuId: number; num: number }) => ({ skuId, num });
const partsOf = ({ bundleParts }: Pick<SellerSkuDto, 'bundleParts'>) => bundleParts.map(partOf);

/** What an edit asks to be audited, complete; without combinations where these stay as they are. */
export function revisedFields(content: GoodContent, changes: SkuPlan | null): GoodFields {
  const {
    supplyPrice: _price,
    weight: _weight,
    packerNote: _note,
    freightTemplateId: _template,
    ...rest
  } = content;
  if (!changes) return rest;
  const skus = changes.skus.map(({ id, at, name: _name, ...sku }) => ({
    ...(id !== null && { id }),
    values: at.map((value, place) => changes.properties[place]?.values[value]?.name ?? ''),
    ...sku,
  }));
  return { ...rest, properties: changes.properties, skus };
}
