import { describe, expect, it } from 'vitest';
import { goodReceiver, orderBody } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();
const { create, pay } = fixture;

describe('reading orders', () => {
  it('lists, filters and counts only the caller’s orders', async () => {
    const reader = await fixture.api.buyer({ balance: 10_000 });
    const place = (more: object) =>
      reader.call<{ orderId: number; orderNo: string }>(
        'POST',
        '/orders/createOrder',
        orderBody(reader, fixture.shop, more),
      );
    const unpaid = await place({});
    const paid = await place({ confirm: true, packages: [{ ...goodReceiver, thirdOrderNo: 'T-20261120' }] });
    const list = async (filter: object) =>
      (
        await reader.call<{ list: { id: number }[]; counts: object; total: number }>(
          'POST',
          '/orders/getOrdersList',
          filter,
        )
      ).data;
    expect((await list({})).list.map((order) => order.id)).toEqual([paid.data.orderId, unpaid.data.orderId]);
    expect((await list({})).counts).toEqual({ all: 2, 10: 1, 20: 1, 30: 0, 40: 0, afterSale: 0 });
    expect((await list({ status: 10 })).list.map((order) => order.id)).toEqual([unpaid.data.orderId]);
    expect((await list({ keyword: 'T-20261120' })).list.map((order) => order.id)).toEqual([
      paid.data.orderId,
    ]);
    expect((await list({ keyword: unpaid.data.orderNo })).list.map((order) => order.id)).toEqual([
      unpaid.data.orderId,
    ]);
    expect((await list({ page: 2, pageSize: 1 })).list.map((order) => order.id)).toEqual([
      unpaid.data.orderId,
    ]);
    expect((await list({ ids: [paid.data.orderId] })).total).toBe(1);
    const last = await reader.call('POST', '/orders/lastBuyGood', {});
    expect(last.data).toMatchObject({
      goodId: fixture.shop.goodId,
      warehouseId: fixture.shop.warehouseId,
      courierId: fixture.shop.courierId,
      num: 1,
      platform: 0,
    });
  });

  it('offers the pieces of the last order again where all its parcels had them, else one', async () => {
    const reader = await fixture.api.buyer({ balance: 10_000 });
    const lastNum = async (...nums: (number | undefined)[]) => {
      const packages = nums.map((num) => ({ ...goodReceiver, ...(num && { num }) }));
      await reader.call('POST', '/orders/createOrder', orderBody(reader, fixture.shop, { num: 2, packages }));
      return (await reader.call<{ num: number }>('POST', '/orders/lastBuyGood', {})).data.num;
    };
    expect([await lastNum(undefined, 2), await lastNum(undefined, 3), await lastNum(3, 3)]).toEqual([
      2, 1, 3,
    ]);
  });

  it('finds third-party numbers that the buyer has ordered on the same platform in active orders', async () => {
    const reader = await fixture.api.buyer({ balance: 10_000 });
    const place = async (thirdOrderNo: string, platform: number) =>
      (
        await reader.call<{ orderId: number; order: { id: number } }>(
          'POST',
          '/orders/createOrder',
          orderBody(reader, fixture.shop, { platform, packages: [{ ...goodReceiver, thirdOrderNo }] }),
        )
      ).data.orderId;
    const standing = await place('N1001', 0);
    await place('N1002', 2);
    const cancelled = await place('N1003', 0);
    await reader.call('POST', '/orders/cancelOrder', { orderId: cancelled });
    const requested = { platform: 0, thirdOrderNos: ['N1001', 'N1002', 'N1003', 'N1004'] };
    const [parcel] = await fixture.api.query<{ no: string }>(
      `SELECT package_no AS no FROM order_package WHERE order_id = ${standing}`,
    );
    expect((await reader.call('POST', '/orderPackages/findOrdered', requested)).data).toEqual({
      rows: [{ thirdOrderNo: 'N1001', packageNo: parcel?.no }],
    });
    const stranger = await fixture.api.buyer({ balance: 0 });
    expect((await stranger.call('POST', '/orderPackages/findOrdered', requested)).data).toEqual({ rows: [] });
  });

  it('answers another account’s order like a missing one', async () => {
    const { data } = await create(orderBody(fixture.buyer, fixture.shop));
    const stranger = await fixture.api.buyer({ balance: 10_000 });
    const supplier = await fixture.api.seller();
    for (const [who, path, body] of [
      [stranger, '/orders/findOrders', { id: data.orderId }],
      [stranger, '/orders/confirmOrder', { id: data.orderId, action: 'pay' }],
      [stranger, '/orders/cancelOrder', { orderId: data.orderId }],
      [supplier, '/orders/findOrders', { id: data.orderId }],
    ] as const) {
      expect(await who.call('POST', path, body)).toMatchObject({
        code: 7,
        msg: '数据不存在',
        data: { errorKey: 'NOT_FOUND' },
      });
    }
    const parcels = await stranger.call<{ total: number }>('POST', '/orderPackages/getOrderPackagesList', {
      orderIds: [data.orderId],
    });
    expect(parcels.data.total).toBe(0);
    expect((await pay(data.orderId)).code).toBe(0);
  });

  it('shows a supplier the orders of its warehouses without the buyer’s actions', async () => {
    const own = await fixture.api.shop();
    const { data } = await create(orderBody(fixture.buyer, own, { confirm: true }));
    const list = await own.seller.call<{ list: object[] }>('POST', '/orders/getOrdersList', {});
    expect(list.data.list).toMatchObject([
      { id: data.orderId, status: 20, allowedActions: ['export', 'detail'] },
    ]);
    const parcels = await own.seller.call<{ list: object[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      {},
    );
    expect(parcels.data.list).toMatchObject([
      { orderId: data.orderId, receiverName: '张*', receiverPhone: '138******11' },
    ]);
    const detail = await own.seller.call<{ packages: object[] }>('POST', '/orders/findOrders', {
      id: data.orderId,
    });
    expect(detail.data.packages).toMatchObject([{ receiverName: '张*', address: '文三路***' }]);
  });

  it('masks receivers for the owner in the detail as in the list', async () => {
    const { data } = await create(orderBody(fixture.buyer, fixture.shop));
    const detail = await fixture.buyer.call<{ packages: object[] }>('POST', '/orders/findOrders', {
      id: data.orderId,
    });
    const list = await fixture.buyer.call<{ list: object[] }>('POST', '/orderPackages/getOrderPackagesList', {
      orderIds: [data.orderId],
    });
    const masked = { receiverName: '张*', receiverPhone: '138******11', address: '文三路***' };
    expect(detail.data.packages).toMatchObject([masked]);
    expect(list.data.list).toMatchObject([masked]);
  });

  it('answers {} to a buyer without orders', async () => {
    const fresh = await fixture.api.buyer();
    expect((await fresh.call('POST', '/orders/lastBuyGood', {})).data).toEqual({});
  });
});
