import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const told = async ({ seller }: Shop) =>
  (await seller.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', {})).data.list;
const order = async (shop: Shop, num: number): Promise<{ buyer: Person; orderId: number }> => {
  const buyer = await api.buyer({ balance: 100_000 });
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { num }),
  );
  return { buyer, orderId: data.orderId };
};
const change = ({ seller, stockId: id }: Shop, delta: number, warnQuantity?: number) =>
  seller.call('POST', '/goodStock/updateGoodStock', { id, delta, warnQuantity });
/** As though an hour had passed since all that was told. */
const later = () =>
  api.query(`UPDATE person_notice SET once_key = once_key || ' before' WHERE kind = 'stockLow'`);

async function watched(stock: number, warnQuantity: number): Promise<Shop> {
  const shop = await api.shop({ stock });
  await api.query('UPDATE good_stock SET warn_quantity = $2 WHERE id = $1', [shop.stockId, warnQuantity]);
  return shop;
}

describe('the notice of low stock', () => {
  it('is told when an order takes the free pieces to the warning, with a link to the row', async () => {
    const shop = await watched(10, 6);
    await order(shop, 3);
    expect(await told(shop)).toEqual([]);
    await order(shop, 1);
    expect(await told(shop)).toMatchObject([
      {
        kind: 'stockLow',
        title: expect.stringMatching(/^库存预警：/),
        detail: expect.stringMatching(/可用库存还有 6 件，不多于预警数量 6 件/),
        link: `/seller/InventoryManagement?goodId=${shop.goodId}&warehouseId=${shop.warehouseId}`,
      },
    ]);
  });

  it('is told once, and again only after there were more', async () => {
    const shop = await watched(10, 6);
    await order(shop, 5);
    await later();
    await order(shop, 2);
    await change(shop, -1);
    expect(await told(shop)).toHaveLength(1);
    await change(shop, 20);
    await change(shop, -20);
    expect(await told(shop)).toHaveLength(2);
  });

  it('is told once an hour while pieces are ordered and given back', async () => {
    const shop = await watched(10, 9);
    for (let turn = 0; turn < 3; turn += 1) {
      const { buyer, orderId } = await order(shop, 1);
      expect((await buyer.call('POST', '/orders/cancelOrder', { orderId })).code).toBe(0);
    }
    expect(await told(shop)).toHaveLength(1);
  });

  it('is not told of a row without a warning, of a raised warning, or of an order that is refused', async () => {
    const shop = await watched(10, 0);
    await order(shop, 10);
    expect(await told(shop)).toEqual([]);
    const raised = await watched(10, 5);
    await change(raised, 1, 50);
    await order(raised, 12);
    expect(await told(raised)).toEqual([]);
  });

  it('is told of what a transfer or a stocktake takes', async () => {
    const shop = await watched(10, 6);
    const { data } = await shop.seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', {
      warehouseId: shop.warehouseId,
    });
    const id = data.stocktakeId;
    await shop.seller.call('POST', '/stocktakes/saveLines', {
      id,
      lines: [{ skuId: shop.skuId, counted: 5 }],
    });
    expect(await told(shop)).toEqual([]);
    await shop.seller.call('POST', '/stocktakes/post', { id });
    expect(await told(shop)).toMatchObject([{ kind: 'stockLow' }]);
  });
});
