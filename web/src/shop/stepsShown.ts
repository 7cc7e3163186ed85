import type { LoadGoodPricesQuery } from '../graphql/generated/graphql.ts';

type SkuPrices = NonNullable<LoadGoodPricesQuery['good']['prices']>['skus'][number];

/** A price in fen from so many pieces up to the next step; `before` is null for the last. */
interface Step {
  minPieces: number;
  before: number | null;
  price: number;
}

/**
 * The steps of the chosen combination, with one piece as the first; without a choice those of all, where they are the same.
 * There are none beside an agreed price.
 */
export function stepsShown(
  skus: readonly SkuPrices[],
  skuId: number | null,
): { steps: Step[]; ofSku: boolean } | 'none' | 'agreed' | 'differ' {
  const [first, ...others] = skuId === null ? skus : skus.filter((sku) => sku.skuId === skuId);
  if (!first) return 'none';
  if (others.some((sku) => wordsOf(sku) !== wordsOf(first))) {
    return [first, ...others].some(({ steps }) => steps.length > 0) ? 'differ' : 'none';
  }
  if (first.agreed) return 'agreed';
  if (first.steps.length === 0) return 'none';
  const all = [{ minPieces: 1, price: first.price }, ...first.steps];
  return {
    ofSku: first.ofSku,
    steps: all.map(({ minPieces, price }, at) => ({
      minPieces,
      price,
      before: all[at + 1]?.minPieces ?? null,
    })),
  };
}

function wordsOf({ price, agreed, ofSku, steps }: SkuPrices): string {
  return JSON.stringify([price, agreed, ofSku, steps.map((step) => [step.minPieces, step.price])]);
}
