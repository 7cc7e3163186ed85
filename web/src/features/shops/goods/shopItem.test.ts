import { describe, expect, it } from 'vitest';
import {
  hasSoundLimits,
  type LinkedItem,
  limitFen,
  linkOf,
  nextOpen,
  remoteKey,
  type ShopSkuRow,
  suggestedLink,
  sureSuggestion,
  targetOf,
  withItem,
} from './shopItem.ts';

const cup: LinkedItem = { skuId: 70, goodId: 7, goodName: '杯子', skuName: '红色', pic: '', quantity: 1 };
const suggestion = (skuId: number, reason: 'MERCHANT_CODE' | 'NAME') => ({
  ...{ skuId, goodId: 7, goodName: '杯子', skuName: '红色', pic: '', merchantCode: 'A1', reason },
});
const row = (remoteSkuId: string, change: Partial<ShopSkuRow> = {}): ShopSkuRow => ({
  ...{
    id: Number(remoteSkuId),
    remoteGoodId: 'g',
    remoteSkuId,
    title: '陶瓷杯',
    sku: '红',
    pic: '',
    price: null,
  },
  ...{ remoteSkuText: '红', merchantCode: '', state: 'UNLINKED', waitingOrders: 0, heldOrders: 0 },
  ...{ link: null, offer: null, suggestions: [] },
  ...change,
});

describe('links of what a shop sells', () => {
  it('withItem adds a combination with one piece, and a piece of one that is there', () => {
    const { quantity: _, ...added } = cup;
    expect(withItem([], { ...added, reason: 'NAME' } as typeof added)).toEqual([cup]);
    expect(withItem([cup], added)).toEqual([{ ...cup, quantity: 2 }]);
  });

  it('only one combination with the same article number is sure', () => {
    const [code, other, name] = [
      suggestion(70, 'MERCHANT_CODE'),
      suggestion(71, 'MERCHANT_CODE'),
      suggestion(72, 'NAME'),
    ];
    expect(sureSuggestion({ suggestions: [code, name] })).toEqual(code);
    expect(sureSuggestion({ suggestions: [code, other] })).toBeNull();
    expect(sureSuggestion({ suggestions: [name] })).toBeNull();
    expect(suggestedLink(code)).toEqual({ items: [cup], warehouseId: null, courierId: null, fallback: null });
  });

  it('the next row that is not linked comes behind the last, else from the top', () => {
    const rows = [row('1'), row('2', { state: 'LINKED' }), row('3', { state: 'WAITING' })];
    const next = (id: string) => nextOpen(rows, remoteKey(row(id)))?.id;
    expect([next('1'), next('2'), next('3'), next('9')]).toEqual([3, 3, 1, 1]);
    expect(nextOpen([row('1')], remoteKey(row('1')))).toBeNull();
  });

  it('a row whose text changed says what was agreed, and every other row nothing', () => {
    const link = {
      ...{ id: 5, remoteGoodId: 'g', remoteSkuId: '1', remoteTitle: '陶瓷杯', remoteSkuText: '红色大号' },
      ...{ changedSkuText: '红', goodName: '杯子', warehouseId: 21, warehouseName: '杭州仓' },
      ...{ courierId: null, courierName: null, items: [{ ...cup, onSale: true }] },
      fallback: null,
    };
    expect(targetOf(row('1', { state: 'WAITING', link })).agreedText).toBe('红色大号');
    expect(targetOf(row('1', { state: 'LINKED', link })).agreedText).toBeNull();
    expect(linkOf({ link })).toEqual({ items: [cup], warehouseId: 21, courierId: null, fallback: null });
  });

  it('a fallback is edited in yuan, and is saved only with amounts', () => {
    const link = {
      ...{ id: 5, remoteGoodId: 'g', remoteSkuId: '1', remoteTitle: '陶瓷杯', remoteSkuText: '红' },
      ...{ changedSkuText: null, goodName: '杯子', warehouseId: null, warehouseName: null },
      ...{ courierId: null, courierName: null, items: [{ ...cup, onSale: true }] },
      fallback: { items: [{ ...cup, onSale: true }], byItself: true, priceLimit: 1250, moreLimit: null },
    };
    const { fallback } = linkOf({ link });
    expect(fallback).toEqual({ items: [cup], byItself: true, priceLimit: '12.50', moreLimit: '' });
    expect([limitFen('12.50'), limitFen(' '), limitFen('many')]).toEqual([1250, null, undefined]);
    const sound = [fallback, null, fallback && { ...fallback, moreLimit: 'many' }].map(hasSoundLimits);
    expect(sound).toEqual([true, true, false]);
  });
});
