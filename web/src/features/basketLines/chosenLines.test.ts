import { describe, expect, it } from 'vitest';
import { basketText as text } from './basketLines.text.ts';
import { type BasketLine, byWarehouse, goodsFeeOf, MAX_LINES_A_PARCEL, obstacleTo } from './chosenLines.ts';

const line = (id: number, change: Partial<BasketLine> = {}): BasketLine => ({
  ...{
    id,
    skuId: id,
    goodId: id,
    warehouseId: 1,
    warehouseName: '义乌仓',
    quantity: 1,
    goodName: `商品${id}`,
  },
  ...{ skuName: '', pic: '', unit: '件', minNum: 1, maxNum: 99, price: 100, priceDelta: 0, available: 9 },
  ...{ state: 'OK', ...change },
});

describe('lines of the basket', () => {
  it('go by warehouse, in their order, and cost what their pieces do', () => {
    const lines = [line(1), line(2, { warehouseId: 2, warehouseName: '广州仓' }), line(3, { quantity: 4 })];
    expect(byWarehouse(lines).map(({ warehouseName, lines: own }) => [warehouseName, own.length])).toEqual([
      ['义乌仓', 2],
      ['广州仓', 1],
    ]);
    expect(goodsFeeOf(lines)).toBe(600);
  });

  it('can be shipped where every parcel may hold them', () => {
    expect(obstacleTo([line(1), line(2)])).toBeNull();
    expect(obstacleTo([])).toBe(text.nothingChosen);
    const two = [line(1, { goodId: 7, minNum: 3 }), line(2, { goodId: 7, minNum: 3, quantity: 2 })];
    expect(obstacleTo(two)).toBeNull();
    expect(obstacleTo(two.slice(0, 1))).toBe(text.tooFew('商品1', 3, '件'));
    expect(obstacleTo([line(1, { maxNum: 2, quantity: 3 })])).toBe(text.tooMany('商品1', 2, '件'));
  });

  it('are too many for a parcel beyond twenty, and for a shipment beyond ten warehouses', () => {
    const many = Array.from({ length: MAX_LINES_A_PARCEL + 1 }, (_, at) => line(at + 1));
    expect(obstacleTo(many)).toBe(text.tooManyLines('义乌仓', 20));
    const spread = Array.from({ length: 11 }, (_, at) => line(at + 1, { warehouseId: at + 1 }));
    expect(obstacleTo(spread)).toBe(text.tooManyWarehouses(10));
  });
});
