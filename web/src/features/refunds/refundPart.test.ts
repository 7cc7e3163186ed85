import { describe, expect, it } from 'vitest';
import { forecastRefunds, type RefundSubject } from './forecastRefund.ts';
import { isDivisible, partOf } from './refundPart.ts';

const item = (skuId: number, quantity: number, goodsFee: number) => ({
  ...{ skuId, quantity, goodsFee, goodName: '玻璃杯', skuName: '' },
});
const items = [item(1, 3, 390), item(2, 1, 230)];
const parcel: RefundSubject = {
  ...{ id: 1, packageNo: 'P1', goodName: '玻璃杯', price: 1_007, signedAt: null, mergeId: null, items },
  ...{ status: 'SHIPPED', outputStatus: 'SUCCESS', refundStatus: 'NONE', allowedActions: ['REFUND'] },
};

describe('a part of a parcel', () => {
  it('costs what its pieces cost, and says how many were seen', () => {
    expect(partOf(parcel, { 1: 1, 2: 0 })).toEqual({ items: [{ skuId: 1, quantity: 1, of: 3 }], fen: 130 });
    expect(partOf(parcel, { 1: 0 })).toEqual({ items: [{ skuId: 2, quantity: 1, of: 1 }], fen: 230 });
    expect(partOf(parcel, { 1: 0, 2: 0 })).toEqual({ items: [], fen: 0 });
  });

  it('is none where nothing was chosen, or all', () => {
    expect(partOf(parcel, undefined)).toBeNull();
    expect(partOf(parcel, { 1: 3, 2: 1 })).toBeNull();
  });

  it('can be chosen of several pieces that are not merged and not being issued', () => {
    expect(isDivisible(parcel)).toBe(true);
    expect(isDivisible({ ...parcel, items: [item(1, 1, 130)] })).toBe(false);
    expect(isDivisible({ ...parcel, mergeId: 7 })).toBe(false);
    expect(isDivisible({ ...parcel, outputStatus: 'ISSUING' })).toBe(false);
  });

  it('never has a waybill voided: its supplier decides, or gives it at once', () => {
    const ways = (by: 'buyer' | 'seller') => forecastRefunds([parcel], by, { 1: 1, 2: 0 }).ways;
    expect(ways('buyer')).toEqual([{ way: 'bySupplier', count: 1, fen: 130 }]);
    expect(ways('seller')).toEqual([{ way: 'atOnce', count: 1, fen: 130 }]);
    expect(forecastRefunds([parcel], 'buyer').ways).toEqual([{ way: 'voiding', count: 1, fen: 1_007 }]);
  });
});
