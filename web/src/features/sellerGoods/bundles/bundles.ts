import type { EditedGoodFragment } from '../../../graphql/generated/graphql.ts';

type Sku = EditedGoodFragment['skus'][number];

/** So many pieces of an own combination, with what it costs (fen) and weighs (grams) alone. */
export type BundlePart = Pick<
  Sku['bundleParts'][number],
  'skuId' | 'quantity' | 'goodName' | 'skuName' | 'supplyPrice' | 'weight'
>;

/** What a piece costs and weighs; fen and grams. */
export interface Sums {
  supplyPrice: number;
  weight: number;
}

/** A combination that is made of others. */
export interface SkuBundle {
  /** `ONLY_SKU` while the goods are new. */
  skuId: number;
  parts: readonly BundlePart[];
}

/** Stands for the only combination of new goods. */
export const ONLY_SKU = 0;
export const MAX_PARTS = 20;
export const MAX_PIECES = 99;

/** The bundles that goods have. */
export function bundlesOf({ skus }: { skus: readonly BundledSku[] }): SkuBundle[] {
  return skus.flatMap(({ id, bundleParts }) =>
    bundleParts.length === 0 || id === null ? [] : [{ skuId: id, parts: bundleParts }],
  );
}

type BundledSku = { id: number | null; bundleParts: readonly BundlePart[] };

export function bundleOf(bundles: readonly SkuBundle[], skuId: number): SkuBundle | null {
  return bundles.find((bundle) => bundle.skuId === skuId) ?? null;
}

/** The bundles with one made anew; without parts it is none any more. */
export function withBundle(bundles: readonly SkuBundle[], bundle: SkuBundle): SkuBundle[] {
  const others = bundles.filter(({ skuId }) => skuId !== bundle.skuId);
  return bundle.parts.length === 0 ? others : [...others, bundle];
}

/** The parts with one piece more of a combination. */
export function withPart(
  parts: readonly BundlePart[],
  part: Omit<BundlePart, 'quantity'>,
): readonly BundlePart[] {
  const there = parts.find(({ skuId }) => skuId === part.skuId);
  if (!there) return parts.length < MAX_PARTS ? [...parts, { ...part, quantity: 1 }] : parts;
  return withPieces(parts, part.skuId, Math.min(there.quantity + 1, MAX_PIECES));
}

/** The parts with so many pieces of one; 0 takes it out. */
export function withPieces(
  parts: readonly BundlePart[],
  skuId: number,
  quantity: number,
): readonly BundlePart[] {
  return parts.flatMap((part) =>
    part.skuId === skuId ? (quantity > 0 ? [{ ...part, quantity }] : []) : [part],
  );
}

/** What the parts of a piece cost and weigh alone. */
export function sumsOf(parts: readonly BundlePart[]): Sums {
  return {
    supplyPrice: parts.reduce((sum, { supplyPrice, quantity }) => sum + supplyPrice * quantity, 0),
    weight: parts.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
  };
}

/** The bundles once their goods are saved: the only combination has an id. */
export function withSavedOnly(bundles: readonly SkuBundle[], id: number | undefined): readonly SkuBundle[] {
  if (id === undefined || !bundleOf(bundles, ONLY_SKU)) return bundles;
  return bundles.map((bundle) => (bundle.skuId === ONLY_SKU ? { ...bundle, skuId: id } : bundle));
}

/** What bundles say, whatever their parts cost by now: for comparing. */
export function bundleContent(bundles: readonly SkuBundle[]) {
  return bundles
    .map(({ skuId, parts }) => ({ skuId, parts: parts.map(partInput) }))
    .toSorted((one, other) => one.skuId - other.skuId);
}

export function isSameBundles(one: readonly SkuBundle[], other: readonly SkuBundle[]): boolean {
  return JSON.stringify(bundleContent(one)) === JSON.stringify(bundleContent(other));
}

/** A part as it is sent. */
export function partInput({ skuId, quantity }: BundlePart) {
  return { skuId, quantity };
}
