import { expect, it } from 'vitest';
import { shipmentsEntry } from './shipmentsEntry.ts';

it.each([
  ['/shipments/3/-1/byHand', '/packageCenter/12', '/shipments/byHand'],
  ['/shipments/3', '/packageCenter/12', '/shipments'],
  ['/shipments/3/-1/byHand', '/goodsInfo/3/1', null],
  ['/shipments/3/-1/byHand', '/shipments/3/-1', null],
  ['/shipments/3/-1/auto', '/shipments/3/-1/byHand', null],
  ['/shipments/5/-1/byHand', '/shipments/3/-1/byHand', '/shipments/byHand'],
  ['/shipments/5', '/shipments/3/model', '/shipments'],
  ['/shipments/3', '/search/8', '/shipments'],
  ['/shipments/3/2/auto', '/warehouseStore/1', '/shipments/auto'],
  ['/shipments/3/-1/byHand', '/orderCenter', null],
  ['/shipments', '/packageCenter/12', null],
  ['/shipments/byHand', '/packageCenter/12', null],
])('%s from %s leads to %s', (target, from, expected) => {
  expect(shipmentsEntry(target, from)).toBe(expected);
});
