import { describe, expect, it } from 'vitest';
import { assignedFixture } from '../support/assignedFixture.ts';

const { fixture, MERCHANT, SUPPLIER, shopsOf, workAll, readSuppliers, stage, ordersOf, ...at } =
  assignedFixture({ platform: 6, slug: 'weixin', merchantId: '6001001', supplierId: '6001003' });
const { assign, arrived, order, parcelOf, balanceOf } = at;

type On = Awaited<ReturnType<typeof stage>>;

/** An order that was assigned and read. */
async function read() {
  const on = await stage();
  const orderNo = await assign(on);
  await readSuppliers();
  const [found] = await ordersOf(on);
  return { on, orderNo, id: found?.id ?? 0 };
}

async function ownOrders({ buyer }: On): Promise<Map<string, number>> {
  const own = (await shopsOf(buyer)).find(({ remoteShopId }) => remoteShopId === MERCHANT.shopId);
  const reading = buyer.call('POST', '/shops/remoteOrder', { shopId: own?.id });
  await expect.poll(() => fixture.queue.drain(fixture.api.app.jobHandlers)).toBeGreaterThan(0);
  await reading;
  const { data } = await buyer.call<{ list: { remoteOrderNo: string; importStatus: number }[] }>(
    'POST',
    '/shopOrders/getShopOrdersList',
    { shopId: own?.id, pageSize: 100 },
  );
  return new Map(data.list.map(({ remoteOrderNo, importStatus }) => [remoteOrderNo, importStatus]));
}

describe('an order that a merchant assigns at WeChat', () => {
  it('is paid by the merchant, gets its waybill from the platform and goes out there with its number', async () => {
    const { on, orderNo, id } = await read();
    const masks = { receiverName: '***', receiverPhone: '***', receiverAddress: '***' };
    expect(await ordersOf(on)).toMatchObject([{ ...masks, importStatus: 0, remoteStatus: 2 }]);
    expect((await order(on, id)).msg).toBe('下单成功');
    await workAll();
    const parcel = await parcelOf(on);
    expect(parcel).toMatchObject({ status: 30, waybill: expect.stringMatching(/^DF\d+$/), told: 3 });
    expect(fixture.courier.script.asked).toEqual([]);
    expect(await balanceOf(on)).toBe(1_000_000 - Number(parcel?.fee));
    const { state, shipments } = await on.shops.orderAt(MERCHANT, orderNo);
    expect(state).toBe('shipped');
    expect(shipments.map(({ waybillNo }) => waybillNo)).toEqual([parcel?.waybill]);
    expect(await ordersOf(on)).toMatchObject([{ importStatus: 3 }]);
  });

  it('is one with all of its goods, which are sent together', async () => {
    const on = await stage();
    const [orderNo = ''] = await on.shops.addOrders(MERCHANT, { items: 3 });
    await on.shops.act('assignOrder', { ...MERCHANT, orderNo });
    await readSuppliers();
    const [found, ...others] = await ordersOf(on);
    expect(others).toEqual([]);
    expect((await order(on, found?.id ?? 0)).msg).toBe('下单成功');
    await workAll();
    const { items, state, shipments } = await on.shops.orderAt(MERCHANT, orderNo);
    expect([items.length, state, shipments.length]).toEqual([3, 'shipped', 1]);
  });

  it('is heard of at once when it is taken back, and waits in the merchant’s own shop again', async () => {
    const { on, orderNo, id } = await read();
    expect((await ownOrders(on)).get(orderNo)).toBe(6);
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await arrived(on, (each) => each?.remoteStatus === 6);
    expect(await ordersOf(on)).toMatchObject([{ importStatus: 5 }]);
    expect((await ownOrders(on)).get(orderNo)).toBe(0);
    expect((await order(on, id)).data.errorKey).toBe('ROWS_INVALID');
  });

  it('is ignored where its merchant has ordered it as an own one before, until the merchant restores it', async () => {
    const { on, id } = await read();
    await order(on, id);
    const [orderNo = ''] = await on.shops.addOrders(MERCHANT, {});
    expect((await ownOrders(on)).get(orderNo)).toBe(0);
    // As if its own order had been ordered.
    await fixture.api.query(
      `INSERT INTO shop_order_parcel (shop_order_id, package_id)
       SELECT own.id, x.package_id FROM shop_order own, shop_order_parcel x WHERE own.remote_order_no = $1 AND x.shop_order_id = $2`,
      [orderNo, id],
    );
    await on.shops.act('assignOrder', { ...MERCHANT, orderNo });
    await readSuppliers();
    const twin = async () => (await ordersOf(on)).find((each) => each.id !== id);
    expect(await twin()).toMatchObject({ importStatus: 4 });
    const restored = { ids: [(await twin())?.id], ignored: false };
    await on.buyer.call('POST', '/shopOrders/ignore', restored);
    await readSuppliers();
    expect(await twin()).toMatchObject({ importStatus: 0 });
  });

  it('that is taken back after it was paid costs nothing and gets no waybill', async () => {
    const { on, orderNo, id } = await read();
    expect((await order(on, id)).msg).toBe('下单成功');
    await on.shops.act('dropPushes', { platform: 'weixin', pushes: 9 });
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 70, waybill: null });
    expect(await balanceOf(on)).toBe(1_000_000);
    expect((await on.shops.orderAt(MERCHANT, orderNo)).shipments).toEqual([]);
  });

  it('that is taken back once it has its waybill is refunded, and the waybill voided there', async () => {
    const { on, orderNo, id } = await read();
    await on.shops.act('failCalls', { platform: 'weixin', kind: 'refunding', call: 'ship', times: 99 });
    await order(on, id);
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 30, waybill: expect.stringMatching(/^DF/) });
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await readSuppliers();
    expect(await parcelOf(on)).toMatchObject({ status: 70, refund: 40 });
    expect(fixture.courier.script.voided).toEqual([]);
  });
});

it('the shop of what a merchant assigns lapses when its supplier withdraws its consent at WeChat', async () => {
  const on = await stage();
  await on.shops.act('revokeAccess', SUPPLIER);
  await expect
    .poll(async () => (await shopsOf(on.buyer)).find(({ id }) => id === on.assigned.id)?.status)
    .toBe(3);
});
