import { expect, it } from 'vitest';
import { shortages, withoutShortages } from './shortages.ts';

const need = (skuId: number, pieces: number, available: number) => ({
  ...{ skuId, title: `规格 ${skuId}`, pieces, available },
});
const parcel = (...items: [skuId: number, num: number][]) => items.map(([skuId, num]) => ({ skuId, num }));

it('the first parcels get the stock, and those that it does not reach for are told', () => {
  const rows = [parcel([1, 2]), parcel([1, 2], [2, 1]), parcel([2, 9]), parcel([1, 1]), parcel([1, 1])];
  const found = shortages(rows, (row) => row, [need(1, 6, 3), need(2, 10, 10)]);
  const told = { skuId: 1, title: '规格 1', available: 3 };
  // What does not get all takes nothing from those behind it.
  expect([...found].map(([row, one]) => [rows.indexOf(row), one])).toEqual([
    [1, told],
    [4, told],
  ]);
  const rest = rows.filter((row) => !found.has(row));
  expect(shortages(rest, (row) => row, [need(1, 3, 3), need(2, 9, 10)]).size).toBe(0);
});

it('a shortage that is told at rows is told once', () => {
  const problems = [{ reasonCode: 'STOCK_SHORT' }, { reasonCode: 'COURIER_RESTING' }];
  expect(withoutShortages(problems, 2)).toEqual([{ reasonCode: 'COURIER_RESTING' }]);
  expect(withoutShortages(problems, 0)).toEqual(problems);
});
