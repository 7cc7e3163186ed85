import type { EditedGoodFragment, GoodInput } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import { gramsOf } from '../../lib/weight.ts';
import {
  bundleOf,
  bundlesOf,
  isSameBundles,
  ONLY_SKU,
  partInput,
  type SkuBundle,
  type Sums,
} from './bundles/bundles.ts';
import { isSameSpecification } from './skus/skuContent.ts';
import {
  barcodesOf,
  blankSpecification,
  plainName,
  type SkuForm,
  type Specification,
  specificationOf,
  valueNames,
} from './skus/skuForm.ts';

type SkusInput = Pick<GoodInput, 'properties' | 'skus'>;
type Specified = Specification & { bundles: readonly SkuBundle[] };

/** What a sound form sends of its combinations; `only` is what the only one costs and weighs. */
export function skusInput(form: Specified, good: EditedGoodFragment | null, only: Sums | null): SkusInput {
  if (only) return onlyInput(form, good, only);
  const names = valueNames(form.properties);
  return {
    properties: form.properties.map(({ id, name, values }) => ({
      ...named(id, name),
      values: values.map((value) => named(value.id, value.name)),
    })),
    skus: form.skus.map((sku) => ({
      ...(sku.id !== null && { id: sku.id }),
      values: sku.values.map((key) => names.get(key) ?? ''),
      ...amountsOf(sku),
      ...{ merchantCode: sku.merchantCode.trim(), barcodes: barcodesOf(sku.barcodes) },
      ...{ pic: sku.pic, onSale: sku.onSale, bundleParts: partsOf(form, sku.id) },
      ...(sku.id === null && { stocks: firstStock(sku, form.warehouseId) }),
    })),
  };
}

/** Nothing where the only combination is as it was beside its price and weight. */
function onlyInput(form: Specified, good: EditedGoodFragment | null, sums: Sums): SkusInput {
  const before = good ? specificationOf(good) : blankSpecification;
  const isSame =
    isSameSpecification(form, before) && isSameBundles(form.bundles, good ? bundlesOf(good) : []);
  if (isSame) return {};
  const { id, pic, onSale } = form.only;
  const parts = partsOf(form, id ?? ONLY_SKU);
  const own = { merchantCode: form.merchantCode.trim(), barcodes: barcodesOf(form.barcodes), pic, onSale };
  return {
    ...(before.properties.length > 0 && { properties: [] }),
    skus: [{ ...(id !== null && { id }), values: [], ...sums, ...own, bundleParts: parts }],
  };
}

function named(id: number | null, name: string) {
  return { ...(id !== null && { id }), name: plainName(name) };
}

function amountsOf({ supplyPrice, weight }: SkuForm): Sums {
  const sums = { supplyPrice: parseYuan(supplyPrice), weight: gramsOf(weight, 'g') };
  if (sums.supplyPrice === null || sums.weight === null) throw new Error('the form is not sound');
  return { supplyPrice: sums.supplyPrice, weight: sums.weight };
}

function partsOf({ bundles }: Specified, id: number | null) {
  return id === null ? [] : (bundleOf(bundles, id)?.parts.map(partInput) ?? []);
}

function firstStock({ quantity }: SkuForm, warehouseId: number | null) {
  if (quantity.trim() === '' || warehouseId === null) return [];
  return [{ warehouseId, quantity: Number(quantity), warnQuantity: 0 }];
}
