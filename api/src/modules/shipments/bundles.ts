import type { SkuFacts } from '../pricing/orderFacts.repository.ts';

type Sku = Pick<SkuFacts, 'id' | 'bundleParts'>;

/** What a piece takes of the stock: itself, or what a bundle is made of. */
export function takenBy({ id, bundleParts }: Sku): { skuId: number; num: number }[] {
  return bundleParts.length > 0 ? bundleParts : [{ skuId: id, num: 1 }];
}

/** The combinations whose stock these take. */
export function stockedIn(skus: readonly Sku[]): number[] {
  return [...new Set(skus.flatMap(takenBy).map(({ skuId }) => skuId))];
}

/** Pieces of it that `left` is enough for: of a bundle, as many as all of its parts are there for. */
export function enoughFor(sku: Sku, left: ReadonlyMap<number, number>): number {
  return Math.min(...takenBy(sku).map(({ skuId, num }) => Math.floor((left.get(skuId) ?? 0) / num)));
}
