import { expect, it } from 'vitest';
import { plainGood, shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { basketOf } from './basket.ts';
import { shortages, withoutShortages } from './shortages.ts';

const need = (skuId: number, pieces: number, available: number) => ({
  ...{ skuId, title: `规格 ${skuId}`, pieces, available },
});
const parcel = (...items: [skuId: number, quantity: number][]) =>
  items.map(([skuId, quantity]) => ({ skuId, quantity }));

it('the first parcels get the stock, and those that it does not reach for are told', () => {
  const basket = basketOf([shirts], []);
  const rows = [parcel([901, 2]), parcel([901, 2], [902, 1]), parcel([902, 9]), parcel([901, 1])];
  const all = [...rows, parcel([901, 1])];
  const found = shortages(all, (row) => row, [need(901, 6, 3), need(902, 10, 10)], basket);
  // What does not get all takes nothing from those behind it.
  expect([...found].map(([row, one]) => [all.indexOf(row), one])).toEqual([
    [1, { said: '红色 M', available: 3 }],
    [4, { said: '红色 M', available: 3 }],
  ]);
  const rest = all.filter((row) => !found.has(row));
  expect(shortages(rest, (row) => row, [need(901, 3, 3), need(902, 9, 10)], basket).size).toBe(0);
});

it('a bundle lacks the part of which too little is left, also where that is in the parcel by itself', () => {
  const [sku = expect.unreachable('goods have a combination')] = plainGood(8).skus;
  const parts = [
    { skuId: 70, quantity: 2 },
    { skuId: 71, quantity: 1 },
  ];
  const set = plainGood(8, { name: '套装', skus: [{ ...sku, bundleParts: parts }] });
  const stock = [need(70, 7, 6), need(71, 3, 9)];
  const rows = [parcel([80, 1]), parcel([80, 1], [70, 3]), parcel([80, 2])];
  const alone = shortages(rows, (row) => row, stock, basketOf([set], []));
  expect([...alone]).toEqual([[rows[1], { said: '规格 70', available: 6 }]]);
  const found = shortages([parcel([80, 4])], (row) => row, stock, basketOf([set, plainGood(7)], []));
  expect([...found.values()]).toEqual([{ said: '套装中的规格 70', available: 6 }]);
});

it('a shortage that is told at rows is told once', () => {
  const problems = [{ reasonCode: 'STOCK_SHORT' }, { reasonCode: 'COURIER_RESTING' }];
  expect(withoutShortages(problems, 2)).toEqual([{ reasonCode: 'COURIER_RESTING' }]);
  expect(withoutShortages(problems, 0)).toEqual(problems);
});
