import { expect, it } from 'vitest';
import { itemsOf } from './shopItem.ts';

const item = (remoteGoodId: string, remoteSkuId: string, num = 1) => ({
  ...{ remoteGoodId, remoteSkuId, num },
  ...{ title: `商品 ${remoteGoodId}`, sku: `规格 ${remoteSkuId}`, pic: '' },
});
const seen = (remoteGoodId: string, remoteSkuId: string, orders: number) => ({
  ...{ remoteGoodId, remoteSkuId, orders },
  ...{ title: `商品 ${remoteGoodId}`, sku: `规格 ${remoteSkuId}`, pic: '' },
});

it('the items of orders are listed once by number of orders', () => {
  const orders = [
    { id: 1, items: [item('a', '1'), item('a', '1', 2)] },
    { id: 2, items: [item('b', '1'), item('a', '2')] },
    { id: 3, items: [item('b', '1')] },
  ];
  expect(itemsOf(orders)).toEqual([seen('b', '1', 2), seen('a', '1', 1), seen('a', '2', 1)]);
});
