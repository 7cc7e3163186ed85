import { expect, it } from 'vitest';
import { lastGoodsOf } from './lastGoods.ts';

const good = (id: number, status: 'ON_SALE' | 'OFF_SALE' = 'ON_SALE') => ({
  ...{ id, name: `商品${id}`, pic: '', status },
});

it('offers the goods of the newest orders once each, without those that are gone or off sale, six at most', () => {
  const goods = [
    good(1),
    null,
    good(2, 'OFF_SALE'),
    good(3),
    good(1),
    ...[4, 5, 6, 7, 8].map((id) => good(id)),
  ];
  const orders = goods.map((one, id) => ({ id, good: one }));
  expect(lastGoodsOf(orders).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7]);
  expect(lastGoodsOf([])).toEqual([]);
});
