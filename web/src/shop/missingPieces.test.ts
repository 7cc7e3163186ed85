import { describe, expect, it } from 'vitest';
import { missingPieces } from './missingPieces.ts';

const steps = [
  { minPieces: 5, price: 110 },
  { minPieces: 10, price: 100 },
];
const sku = (skuId: number, more: object = {}) => ({
  ...{ skuId, price: 120, agreed: false, ofSku: false, steps },
  ...more,
});
const prices = (...skus: ReturnType<typeof sku>[]) => ({ perParcel: true, skus });
const item = (skuId: number, quantity: number) => ({ skuId, quantity });

describe('what a parcel misses to a step', () => {
  it('counts all combinations together, and is told once', () => {
    expect(missingPieces(prices(sku(1), sku(2)), [item(1, 2), item(2, 1)])).toEqual([
      { skuId: 1, missing: 2, minPieces: 5, price: 110 },
    ]);
  });

  it('counts a combination alone that has steps of its own', () => {
    const own = sku(2, { ofSku: true, steps: [{ minPieces: 3, price: 90 }] });
    expect(missingPieces(prices(sku(1), own), [item(1, 7), item(2, 2)])).toEqual([
      { skuId: 1, missing: 1, minPieces: 10, price: 100 },
      { skuId: 2, missing: 1, minPieces: 3, price: 90 },
    ]);
  });

  it('is nothing at the last step, and without steps', () => {
    expect(missingPieces(prices(sku(1)), [item(1, 10)])).toEqual([]);
    expect(missingPieces(prices(sku(1, { agreed: true, steps: [] })), [item(1, 1)])).toEqual([]);
  });
});
