import type { Combinations } from './goodSkus.ts';
import { asInput } from './rebasedEdit.ts';
import type { GoodFields, RevisedGoodDto, SellerGoodDto } from './sellerGoods.schemas.ts';
import type { BundlePartFacts } from './skus.repository.ts';

type Now = Pick<SellerGoodDto, 'supplyPrice' | 'weight'> & Combinations;

/** What an edit makes of goods, complete; `parts` are what its bundles are made of. */
export function revisedGood(
  fields: GoodFields,
  now: Now,
  parts: ReadonlyMap<number, BundlePartFacts>,
): RevisedGoodDto {
  const { detail = '', unit = '件', minNum = 1, maxNum = 99, platforms = [], isGift = false } = fields;
  const skus = (fields.skus ?? now.skus.map((sku) => asInput(sku, now))).map((sku) => ({
    ...{ id: sku.id ?? null, values: sku.values, supplyPrice: sku.supplyPrice, weight: sku.weight },
    ...{ merchantCode: sku.merchantCode ?? '', barcodes: sku.barcodes ?? [], pic: sku.pic ?? '' },
    ...{ status: sku.status ?? 1, stocks: sku.stocks ?? [] },
    bundleParts: (sku.bundleParts ?? []).flatMap(({ skuId, num }) => {
      const part = parts.get(skuId) ?? shownPart(now, skuId);
      return part ? [{ ...part, num }] : [];
    }),
  }));
  const [least = now] = skus.toSorted((a, b) => a.status - b.status || a.supplyPrice - b.supplyPrice);
  const properties = fields.skus ? (fields.properties ?? []) : now.properties;
  return {
    ...{ name: fields.name, categoryId: fields.categoryId, pics: fields.pics, detail },
    ...{ supplyPrice: least.supplyPrice, weight: least.weight, unit, minNum, maxNum, platforms, isGift },
    properties: properties.map(({ id = null, name, values }) => ({
      ...{ id, name },
      values: values.map((value) => ({ id: value.id ?? null, name: value.name })),
    })),
    skus,
  };
}

function shownPart({ skus }: Combinations, skuId: number): BundlePartFacts | undefined {
  return skus.flatMap(({ bundleParts }) => bundleParts).find((part) => part.skuId === skuId);
}
