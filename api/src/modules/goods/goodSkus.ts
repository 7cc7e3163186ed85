import { isDeepStrictEqual } from 'node:util';
import { checkOnce } from '../../shared/checkOnce.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { GoodPropertyDto } from './goods.schemas.ts';
import type { GoodFields, PropertyInput, SellerSkuDto, SkuInput, StockLine } from './sellerGoods.schemas.ts';

/** The properties and combinations of goods. */
export type Combinations = { properties: GoodPropertyDto[]; skus: SellerSkuDto[] };

/** A combination as it shall be: `at` are the places of its values among those of each property. */
export type PlannedSku = Required<Omit<SkuInput, 'id' | 'values' | 'stocks'>> &
  Pick<SkuInput, 'stocks'> & { id: number | null; at: number[]; name: string };

/** What an edit makes of the properties and combinations of goods. */
export type SkuPlan = { properties: PropertyInput[]; skus: PlannedSku[]; removed: SellerSkuDto[] };

const NONE: Combinations = { properties: [], skus: [] };

/**
 * What makes of `before` what is asked for.
 * @throws Refusal BAD_PARAM; SKU_TWICE; SKU_VALUES where a combination would mean something else; MERCHANT_CODE_TWICE;
 * with the `field` of the input
 */
function planSkus(
  properties: readonly PropertyInput[],
  skus: readonly SkuInput[],
  before: Combinations = NONE,
): SkuPlan {
  checkNames(properties, before.properties);
  if (properties.length === 0 && skus.length > 1) throw wrong('properties');
  const planned = skus.map((sku, index) => plannedSku(sku, index, properties, before));
  planned.forEach((sku, index) => {
    const twin = planned.slice(0, index).some((other) => isDeepStrictEqual(other.at, sku.at));
    if (twin) throw new Refusal('SKU_TWICE', { name: sku.name }, { field: `skus.${index}.values` });
    const coded = planned.slice(0, index).some((other) => other.merchantCode === sku.merchantCode);
    if (sku.merchantCode && coded)
      throw new Refusal(
        'MERCHANT_CODE_TWICE',
        { code: sku.merchantCode },
        { field: `skus.${index}.merchantCode` },
      );
    if (sku.id !== null) checkMeaning(sku.id, sku, index, { properties, planned, before });
  });
  const kept = new Set(planned.map(({ id }) => id));
  return {
    properties: [...properties],
    skus: planned,
    removed: before.skus.filter(({ id }) => !kept.has(id)),
  };
}

/** The combinations of new goods; without `skus`, the only one as `supplyPrice` and `weight` say. */
export function newSkus(
  { properties = [], skus, ...only }: GoodFields,
  stocks: readonly StockLine[],
): SkuPlan {
  const { supplyPrice = 0, weight = 0 } = only;
  const asked = skus ?? [{ values: [], supplyPrice, weight }];
  if (stocks.length > 0 && asked.length > 1) throw new Refusal('SKU_NEEDED', {}, { field: 'stocks' });
  return planSkus(
    properties,
    stocks.length === 0
      ? asked
      : asked.map((sku) => ({ ...sku, stocks: [...(sku.stocks ?? []), ...stocks] })),
  );
}

/** What an edit makes of the combinations; null where it says nothing of them. A refusal is answered. */
export function planOf(
  { properties = [], skus, ...one }: GoodFields,
  before: Combinations,
): SkuPlan | Refusal | null {
  const [only] = before.skus;
  const { supplyPrice = 0, weight = 0 } = one;
  try {
    if (skus) return planSkus(properties, skus, before);
    if (before.properties.length > 0 || !only) return null;
    const { bundleParts: _parts, ...kept } = only;
    return planSkus([], [{ ...kept, values: [], supplyPrice, weight }], before);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Whether nothing would change. */
export function changesNothing({ properties, skus, removed }: SkuPlan, before: Combinations): boolean {
  const ofProperty = ({ id, name, values }: PropertyInput) => [
    id,
    name,
    values.map((value) => [value.id, value.name]),
  ];
  return (
    removed.length === 0 &&
    isDeepStrictEqual(properties.map(ofProperty), before.properties.map(ofProperty)) &&
    isDeepStrictEqual(
      skus.map(({ at, stocks: _stocks, ...sku }) => sku),
      before.skus.map(({ skuNo: _no, valueIds: _ids, ...sku }) => ({ ...sku, bundleParts: partsOf(sku) })),
    )
  );
}

/** What a combination is made of, as an edit says it. */
function partsOf(sku: Pick<SellerSkuDto, 'bundleParts'> | undefined): PlannedSku['bundleParts'] {
  return sku?.bundleParts.map(({ skuId, num }) => ({ skuId, num })) ?? [];
}

/** What an operator looks at: names, and pictures. */
export function looksOf({ properties, skus }: Pick<SkuPlan, 'properties'> & { skus: { pic: string }[] }) {
  return [
    properties.map(({ name, values }) => [name, values.map((value) => value.name)]),
    picsOf(skus).toSorted(),
  ];
}

/** The combination whose price and weight are those of its goods: the cheapest on sale. */
export function leastOf({ skus }: SkuPlan): PlannedSku {
  const [least] = skus.toSorted((a, b) => a.status - b.status || a.supplyPrice - b.supplyPrice);
  if (!least) throw new Error('goods without a combination');
  return least;
}

export function picsOf(skus: readonly { pic: string }[]): string[] {
  return [...new Set(skus.map(({ pic }) => pic))].filter((pic) => pic !== '');
}

/** Goods on sale of which nothing can be ordered would be in everybody's way. */
export function checkOnSale({ skus }: { skus: readonly { status: number }[] }, publish: boolean): void {
  if (publish && skus.every(({ status }) => status !== 1))
    throw new Refusal('SKUS_OFF', {}, { field: 'skus' });
}

function plannedSku(
  sku: SkuInput,
  index: number,
  properties: readonly PropertyInput[],
  before: Combinations,
): PlannedSku {
  const field = `skus.${index}.values`;
  if (sku.values.length !== properties.length) throw wrong(field);
  const at = sku.values.map(
    (named, place) => properties[place]?.values.findIndex(({ name }) => name === named) ?? -1,
  );
  if (at.includes(-1)) throw wrong(field);
  const {
    id = null,
    supplyPrice,
    weight,
    merchantCode = '',
    barcodes = [],
    pic = '',
    status = 1,
    bundleParts = partsOf(before.skus.find((other) => other.id === id)),
    stocks,
  } = sku;
  if (id !== null && stocks?.length) throw wrong(`skus.${index}.stocks`);
  checkOnce(
    bundleParts.map(({ skuId }) => skuId),
    `skus.${index}.bundleParts`,
  );
  if (bundleParts.length > 0 && stocks?.length)
    throw new Refusal('BUNDLE_STOCK', {}, { field: `skus.${index}.stocks` });
  const own = { supplyPrice, weight, merchantCode, barcodes, pic, status, bundleParts };
  return { id, ...own, ...(stocks && { stocks }), at, name: sku.values.join(' / ') };
}

/** No name twice, ids of these goods only, and no value takes the name of another: that would swap what they mean. */
function checkNames(properties: readonly PropertyInput[], before: readonly GoodPropertyDto[]): void {
  if (hasTwice(properties)) throw wrong('properties');
  properties.forEach(({ id, values }, index) => {
    const was = before.find((property) => property.id === id);
    const field = `properties.${index}`;
    if ((id !== undefined && !was) || hasTwice(values)) throw wrong(field);
    for (const value of values) {
      if (value.id === undefined) continue;
      if (!was?.values.some((other) => other.id === value.id)) throw wrong(field);
      const named = was.values.find(({ name }) => name === value.name);
      if (named && named.id !== value.id) throw new Refusal('SKU_VALUES', { name: named.name }, { field });
    }
  });
}

function hasTwice(named: readonly { id?: number; name: string }[]): boolean {
  const ids = named.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length || new Set(named.map(({ name }) => name)).size < named.length;
}

type Edit = { properties: readonly PropertyInput[]; planned: readonly PlannedSku[]; before: Combinations };

/** A combination keeps its values of the properties that stay. */
function checkMeaning(
  id: number,
  sku: PlannedSku,
  index: number,
  { properties, planned, before }: Edit,
): void {
  const was = before.skus.find((other) => other.id === id);
  const field = `skus.${index}`;
  if (!was || planned.findIndex((other) => other.id === id) < index) throw wrong(field);
  const stays = before.properties.flatMap((property, place) => {
    const now = properties.findIndex((other) => other.id === property.id);
    return now === -1
      ? []
      : [{ was: was.valueIds[place], now: properties[now]?.values[sku.at[now] ?? -1]?.id }];
  });
  if (stays.some((value) => value.was !== value.now))
    throw new Refusal('SKU_VALUES', { name: was.name }, { field: `${field}.values` });
}

function wrong(field: string): Refusal {
  return new Refusal('BAD_PARAM', { field });
}
