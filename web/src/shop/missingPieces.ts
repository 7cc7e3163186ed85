import type { LoadGoodPricesQuery } from '../graphql/generated/graphql.ts';
import type { Item } from './items.ts';

type GoodPrices = NonNullable<LoadGoodPricesQuery['good']['prices']>;

/** What a parcel of some combinations of goods misses to a step: pieces of the combination that may be added. */
export interface MissingPieces {
  skuId: number;
  missing: number;
  minPieces: number;
  price: number;
}

/** What is missing to the next steps of the items of one goods, once for those that count together. */
export function missingPieces({ skus }: GoodPrices, items: readonly Item[]): MissingPieces[] {
  const told = new Set<number | null>();
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return items.flatMap(({ skuId, quantity }) => {
    const sku = skus.find((each) => each.skuId === skuId);
    const group = sku?.ofSku ? skuId : null;
    const counted = sku?.ofSku ? quantity : all;
    const next = sku?.steps.find(({ minPieces }) => minPieces > counted);
    if (!next || told.has(group)) return [];
    told.add(group);
    return [{ skuId, missing: next.minPieces - counted, ...pick(next) }];
  });
}

function pick({ minPieces, price }: { minPieces: number; price: number }) {
  return { minPieces, price };
}
