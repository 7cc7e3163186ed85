import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood, shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import {
  basketOf,
  fitBasket,
  gramsOf,
  isFilled,
  itemsText,
  shortItemsText,
  withItems,
  wrongPieces,
} from './basket.ts';

const line = (skuId: number | null, quantity: number) => ({ goodId: 90, skuId, quantity });
const delivery = { warehouseId: 31, courierId: 1 };
const warehouse = (id: number, open = true) => ({ id, open, available: 9, courierIds: [1], fees: [] });

describe('the basket', () => {
  it('has the only combination of goods, asks for one of several, and drops one that is gone', () => {
    const towel = plainGood(7, { minNum: 2 });
    const { lines } = fitBasket([towel, shirts], {
      ...delivery,
      lines: [{ goodId: 7, skuId: null, quantity: 1 }, line(999, 2)],
    });
    expect(lines).toEqual([{ goodId: 7, skuId: 70, quantity: 2 }, line(null, 2)]);
  });

  it('ships from warehouses that have all of it, and says what the others lack', () => {
    const here = plainGood(7, { warehouses: [warehouse(31), warehouse(33)] });
    const there = plainGood(8, { warehouses: [warehouse(33), warehouse(34)] });
    const { facts, warehouseId } = fitBasket([here, there], {
      ...delivery,
      lines: [
        { goodId: 7, skuId: 70, quantity: 1 },
        { goodId: 8, skuId: 80, quantity: 1 },
      ],
    });
    expect(facts.warehouses.map(({ id, open, lacking }) => [id, open, lacking])).toEqual([
      [31, false, ['商品 8']],
      [33, true, []],
    ]);
    expect(warehouseId).toBe(33);
  });

  it('is filled where the chosen warehouse has the pieces of a parcel', () => {
    const filled = (quantity: number, warehouseId = 31) =>
      isFilled({
        ...fitBasket([shirts], { ...delivery, lines: [line(903, quantity), line(906, 1)] }),
        warehouseId,
      });
    expect([filled(1), filled(19), filled(20), filled(1, 32)]).toEqual([true, true, false, false]);
    const few = {
      ...shirts,
      skus: shirts.skus.map((sku) => ({ ...sku, stocks: [{ warehouseId: 31, available: 1 }] })),
    };
    const { facts } = fitBasket([few], { ...delivery, lines: [line(903, 2), line(906, 1)] });
    expect(facts.warehouses[0]?.lacking).toEqual(['红色 XL']);
  });

  it('may be without a chosen combination, so that every recipient names its own', () => {
    expect(isFilled(fitBasket([shirts], { ...delivery, lines: [line(null, 1)] }))).toBe(true);
  });

  it('counts pieces by goods, over their combinations, and weighs all', () => {
    const basket = basketOf([shirts], [line(903, 12), line(906, 9)]);
    expect(wrongPieces(basket, basket.items)).toBe(shirts);
    expect(gramsOf(basket)).toBe(12 * 220 + 9 * 210);
    expect(itemsText(basket, basket.items)).toBe('红色 XL×12、蓝色 L×9');
    const mixed = plainBasket(1, plainGood(7), plainGood(8));
    expect(itemsText(mixed, mixed.items)).toBe('商品 7×1、商品 8×1');
  });

  it('changes the items of one goods where they stand, and keeps goods without any', () => {
    const lines = [
      { goodId: 7, skuId: 70, quantity: 1 },
      line(903, 1),
      { goodId: 8, skuId: 80, quantity: 1 },
    ];
    expect(withItems(lines, 90, [{ skuId: 901, quantity: 2 }])).toEqual([lines[0], line(901, 2), lines[2]]);
    expect(withItems(lines, 90, [])).toEqual([lines[0], line(null, 1), lines[2]]);
  });
});

it('in a narrow place a parcel is told by its combinations, and by goods in short where those do not say it', () => {
  const shirt = { ...shirts, name: '纯棉圆领短袖T恤 宽松' };
  const umbrella = plainGood(8, { name: '防水长柄晴雨伞' });
  const items = [
    { skuId: 903, quantity: 2 },
    { skuId: 80, quantity: 1 },
  ];
  expect(shortItemsText({ goods: [shirt] }, items.slice(0, 1))).toBe('红色 XL×2');
  expect(shortItemsText({ goods: [shirt, umbrella] }, items)).toBe('红色 XL×2、防水长柄×1');
  const trousers = plainGood(5, {
    ...{ name: '纯棉圆领家居裤' },
    skus: shirts.skus.slice(2, 3).map((sku) => ({ ...sku, skuId: 50 })),
  });
  // Names that begin alike are not cut.
  expect(
    shortItemsText({ goods: [shirt, trousers] }, [...items.slice(0, 1), { skuId: 50, quantity: 1 }]),
  ).toBe('红色 XL 纯棉圆领短袖T恤 宽松×2、红色 XL 纯棉圆领家居裤×1');
});
