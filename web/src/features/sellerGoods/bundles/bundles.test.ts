import { describe, expect, it } from 'vitest';
import type { EditedGoodFragment } from '../../../graphql/generated/graphql.ts';
import {
  type BundlePart,
  bundlesOf,
  isSameBundles,
  ONLY_SKU,
  type SkuBundle,
  sumsOf,
  withBundle,
  withPart,
  withPieces,
  withSavedOnly,
} from './bundles.ts';

const cup: Omit<BundlePart, 'quantity'> = {
  skuId: 1,
  goodName: '杯子',
  skuName: '',
  supplyPrice: 100,
  weight: 300,
};
const lid: Omit<BundlePart, 'quantity'> = {
  skuId: 2,
  goodName: '杯盖',
  skuName: '红',
  supplyPrice: 30,
  weight: 40,
};
const pair: readonly BundlePart[] = [
  { ...cup, quantity: 2 },
  { ...lid, quantity: 1 },
];

const sku = (id: number, name: string, valueIds: number[], bundleParts: readonly BundlePart[] = []) => ({
  ...{ id, skuNo: `G-${id}`, name, valueIds, merchantCode: `M${id}`, barcodes: ['69'], pic: '' },
  ...{ supplyPrice: 200, weight: 500, onSale: id !== 9 },
  bundleParts: bundleParts.map((part) => ({ __typename: 'SellerBundlePart' as const, ...part })),
});
const values = [
  { id: 21, name: '单只' },
  { id: 22, name: '套装' },
];
const plain = { properties: [], skus: [sku(8, '', [])] } as unknown as EditedGoodFragment;
const specified = {
  properties: [{ id: 11, name: '款式', values }],
  skus: [sku(8, '单只', [21]), sku(9, '套装', [22], pair)],
} as unknown as EditedGoodFragment;

describe('the parts of a bundle', () => {
  it('has one piece more of what is chosen again, and no more than 99', () => {
    expect(withPart(pair, cup)).toEqual([
      { ...cup, quantity: 3 },
      { ...lid, quantity: 1 },
    ]);
    expect(withPart([{ ...cup, quantity: 99 }], cup)).toEqual([{ ...cup, quantity: 99 }]);
    expect(withPieces(pair, 1, 0)).toEqual([{ ...lid, quantity: 1 }]);
  });

  it('has at most 20 different ones', () => {
    const full = Array.from({ length: 20 }, (_, at) => ({ ...cup, skuId: at + 10, quantity: 1 }));
    expect(withPart(full, lid)).toEqual(full);
  });

  it('costs and weighs what its parts do', () => {
    expect([sumsOf(pair), sumsOf([])]).toEqual([
      { supplyPrice: 230, weight: 640 },
      { supplyPrice: 0, weight: 0 },
    ]);
  });
});

describe('the bundles of goods', () => {
  it('are those of combinations', () => {
    expect(bundlesOf(specified).map(({ skuId, parts }) => [skuId, parts.length])).toEqual([[9, 2]]);
    expect(bundlesOf(plain)).toEqual([]);
  });

  it('are compared by what they contain, not by what that costs by now', () => {
    const dearer = pair.map((part) => ({ ...part, supplyPrice: part.supplyPrice + 1 }));
    const bundle = (parts: readonly BundlePart[]) => [{ skuId: 9, parts }];
    expect(isSameBundles(bundle(pair), bundle(dearer))).toBe(true);
    expect(isSameBundles(bundle(pair), bundle(withPieces(pair, 2, 4)))).toBe(false);
  });

  it('end where one has no parts, and that of new goods is of their combination once they are saved', () => {
    const bundles: SkuBundle[] = [{ skuId: ONLY_SKU, parts: pair }];
    expect(withBundle(bundles, { skuId: ONLY_SKU, parts: [] })).toEqual([]);
    expect(withSavedOnly(bundles, 8)).toEqual([{ skuId: 8, parts: pair }]);
  });
});
