import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop();
});
afterAll(() => api.close());

type Found = { list: { id: number }[] };
const LISTS = { orders: '/orders/getOrdersList', parcels: '/orderPackages/getOrderPackagesList' } as const;
const found = async (who: Person, list: keyof typeof LISTS, keyword: string) =>
  (await who.call<Found>('POST', LISTS[list], { keyword })).data.list.map(({ id }) => id);

const eve = { ...goodReceiver, receiverName: '欧阳娜娜', receiverPhone: '18612345678' };

/** A buyer's order of two parcels, of which the second is for Eve. */
async function placed(who?: Person) {
  const buyer = who ?? (await api.buyer());
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { packages: [goodReceiver, eve] }),
  );
  const { data: all } = await buyer.call<Found>('POST', LISTS.parcels, { orderId: data.orderId });
  const [second = 0, first = 0] = all.list.map(({ id }) => id);
  return { buyer, orderId: data.orderId, first, second };
}

describe('orders and parcels are found by their receiver', () => {
  it.each(['18612345678', '186 1234 5678', '5678', '欧阳娜娜'])('with %s', async (keyword) => {
    const { buyer, orderId, second } = await placed();
    expect([await found(buyer, 'orders', keyword), await found(buyer, 'parcels', keyword)]).toEqual([
      [orderId],
      [second],
    ]);
  });

  it.each(['1861234567', '678', '欧阳', '18612345679'])('but not with %s', async (keyword) => {
    const { buyer } = await placed();
    expect([await found(buyer, 'orders', keyword), await found(buyer, 'parcels', keyword)]).toEqual([[], []]);
  });

  it('by their buyer only, not by other buyers or suppliers', async () => {
    const { buyer } = await placed();
    const other = await api.buyer();
    expect([await found(other, 'parcels', '5678'), await found(shop.seller, 'parcels', '5678')]).toEqual([
      [],
      [],
    ]);
    expect(await found(buyer, 'parcels', '5678')).toHaveLength(1);
  });

  it('by the changed receiver and no longer by the former one', async () => {
    const { buyer, second } = await placed();
    const receiver = { ...goodReceiver, receiverName: '赵敏', receiverPhone: '18700009999' };
    await buyer.call('POST', '/orderPackages/editReceiver', { packageId: second, ...receiver });
    expect([await found(buyer, 'parcels', '欧阳娜娜'), await found(buyer, 'parcels', '9999')]).toEqual([
      [],
      [second],
    ]);
  });

  it('except parcels of bound shops, whose receivers the platform holds', async () => {
    const buyer = await api.buyer();
    const bound = await bindShop(api, buyer);
    const [order] = await addShopOrders(api, bound.id, [{}]);
    const { data, code } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
      ...orderBody(buyer, shop, { packages: undefined }),
      type: 2,
      shopOrderIds: [order?.id],
      autoSend: false,
    });
    expect([code, await found(buyer, 'orders', '张*')]).toEqual([0, []]);
    expect(await found(buyer, 'orders', order?.remoteOrderNo ?? '')).toEqual([data.orderId]);
  });
});
