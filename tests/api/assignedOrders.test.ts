import { describe, expect, it } from 'vitest';
import { SEND } from '../../api/src/jobs/kinds/writeBacks.ts';
import { APP } from '../integrations/simulatedShops.ts';
import { assignedFixture } from '../support/assignedFixture.ts';

const { fixture, MERCHANT, SUPPLIER, bind, shopsOf, workAll, readSuppliers, stage, ordersOf, ...at } =
  assignedFixture({ platform: 4, slug: 'douyin', merchantId: '4001001', supplierId: '4001003' });
const { assign, arrived, order, parcelOf, printsOf, balanceOf } = at;

/** An order whose waybill was issued, which the platform was not told. */
async function issued() {
  const on = await stage();
  await on.shops.act('failCalls', { platform: 'douyin', kind: 'refunding', call: 'ship', times: 99 });
  const orderNo = await assign(on);
  const found = await arrived(on, (each) => each !== undefined);
  await order(on, found.id);
  await workAll();
  expect(await parcelOf(on)).toMatchObject({ status: 30, waybill: expect.stringMatching(/^DF/), told: 4 });
  return { on, orderNo };
}

const refundsOf = ({ buyer }: Awaited<ReturnType<typeof stage>>) =>
  fixture.api.query<{ reason: string; waybill_fee: number }>(
    'SELECT r.reason, r.waybill_fee::int FROM refund r JOIN order_package p ON p.id = r.package_id WHERE p.account_id = $1',
    [buyer.accountId],
  );

describe('an order that a merchant assigns to a supplier', () => {
  it('is paid by the merchant, gets its waybill from the platform and goes out there with its number', async () => {
    const on = await stage();
    const orderNo = await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    const masks = { receiverName: '***', receiverPhone: '***', receiverAddress: '***' };
    expect(found).toMatchObject({ ...masks, importStatus: 0, remoteStatus: 2, remoteRefundStatus: 0 });
    expect((await order(on, found.id)).msg).toBe('下单成功');
    await workAll();
    const parcel = await parcelOf(on);
    const print = { courierCode: 'YTO', waybillNo: parcel?.waybill ?? '' };
    expect(await printsOf(on, print)).toMatchObject([{ waybillNo: parcel?.waybill }]);
    expect(parcel).toMatchObject({ status: 30, waybill: expect.stringMatching(/^DF\d+$/), told: 3 });
    expect(fixture.courier.script.asked).toEqual([]);
    expect(await balanceOf(on)).toBe(1_000_000 - Number(parcel?.fee));
    const { state, shipments } = await on.shops.orderAt(MERCHANT, orderNo);
    expect(state).toBe('shipped');
    expect(shipments.map(({ waybillNo }) => waybillNo)).toEqual([parcel?.waybill]);
    expect((await ordersOf(on))[0]).toMatchObject({ importStatus: 3 });
  });

  it('is there once however often it is pushed, and of its receiver nothing but the region is kept', async () => {
    const on = await stage();
    await on.shops.act('repeatPushes', { platform: 'douyin', times: 3 });
    const orderNo = await assign(on);
    await arrived(on, (each) => each !== undefined);
    await on.shops.act('remarkOrder', { ...MERCHANT, orderNo, sellerMemo: '加急' });
    await expect
      .poll(async () => {
        await workAll();
        return (await fixture.api.query('SELECT 1 FROM shop_order WHERE seller_memo = $1', ['加急'])).length;
      })
      .toBe(1);
    expect(await ordersOf(on)).toHaveLength(1);
    const { receiver } = await on.shops.orderAt(MERCHANT, orderNo);
    const [row] = await fixture.api.query<Record<string, unknown>>(
      'SELECT * FROM shop_order WHERE shop_id = $1',
      [on.assigned.id],
    );
    for (const secret of [receiver.name, receiver.phone, receiver.address])
      expect(JSON.stringify(row)).not.toContain(secret);
    expect(row).toMatchObject({ city: receiver.city });
  });

  it('is found by a reading when its push is lost', async () => {
    const on = await stage();
    await on.shops.act('dropPushes', { platform: 'douyin', pushes: 1 });
    await assign(on);
    const startAt = new Date(Date.now() - 1_800_000).toISOString();
    const reading = on.buyer.call<{ added: number }>('POST', '/shops/remoteOrder', {
      ...{ shopId: on.assigned.id, startAt },
      endAt: new Date(Date.now() + 60_000).toISOString(),
    });
    await expect.poll(async () => (await fixture.queue.drain(fixture.api.app.jobHandlers)) > 0).toBe(true);
    expect((await reading).data).toMatchObject({ done: true, added: 1 });
    expect(await ordersOf(on)).toHaveLength(1);
  });

  it('waits in the merchant’s own shop no more, and again when it is taken back', async () => {
    const on = await stage();
    const ownShop = (await shopsOf(on.buyer)).find(({ remoteShopId }) => remoteShopId === MERCHANT.shopId);
    const ownOrders = async () => {
      const { data } = await on.buyer.call<{ list: { remoteOrderNo: string; importStatus: number }[] }>(
        'POST',
        '/shopOrders/getShopOrdersList',
        { shopId: ownShop?.id, pageSize: 100 },
      );
      return new Map(data.list.map(({ remoteOrderNo, importStatus }) => [remoteOrderNo, importStatus]));
    };
    const readOwn = async () => {
      const reading = on.buyer.call('POST', '/shops/remoteOrder', { shopId: ownShop?.id });
      await expect.poll(() => fixture.queue.drain(fixture.api.app.jobHandlers)).toBeGreaterThan(0);
      await reading;
    };
    const orderNo = await assign(on);
    const [other = ''] = await on.shops.addOrders(MERCHANT);
    await arrived(on, (each) => each !== undefined);
    await workAll();
    // Read after it was assigned, as before it.
    await readOwn();
    expect((await ownOrders()).get(orderNo)).toBe(6);
    expect((await ownOrders()).get(other)).toBe(0);
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await arrived(on, (each) => each?.remoteStatus === 6);
    expect((await ownOrders()).get(orderNo)).toBe(0);
  });

  it('that is taken back is not ordered any more', async () => {
    const on = await stage();
    const orderNo = await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await arrived(on, (each) => each?.remoteStatus === 6);
    expect((await ordersOf(on))[0]).toMatchObject({ importStatus: 5 });
    expect((await order(on, found.id)).data.errorKey).toBe('ROWS_INVALID');
  });

  it.each<[string, string, object]>([
    ['is taken back', 'cancelAssignment', {}],
    ['is to be refunded', 'refundOrder', { refund: 'applying' }],
    ['gets another receiver', 'changeReceiver', {}],
  ])('that %s after it was paid costs nothing and no waybill is asked for', async (_what, action, fields) => {
    const on = await stage();
    const orderNo = await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    expect((await order(on, found.id)).msg).toBe('下单成功');
    await on.shops.act(action, { ...MERCHANT, orderNo, ...fields });
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 70, waybill: null });
    expect(await balanceOf(on)).toBe(1_000_000);
    expect((await on.shops.orderAt(MERCHANT, orderNo)).shipments).toEqual([]);
  });

  it.each<[string, string, object, string]>([
    ['is taken back', 'cancelAssignment', {}, '商家已在平台取消分配'],
    ['is to be refunded', 'refundOrder', { refund: 'applying' }, '买家已在平台申请退款'],
  ])(
    'that %s once it has its waybill is refunded, and the waybill voided at the platform',
    async (_what, action, fields, reason) => {
      const { on, orderNo } = await issued();
      await on.shops.act(action, { ...MERCHANT, orderNo, ...fields });
      await readSuppliers();
      const parcel = await parcelOf(on);
      expect(parcel).toMatchObject({ status: 70, refund: 40 });
      const [{ reason: said, waybill_fee: kept } = { reason: '', waybill_fee: 0 }] = await refundsOf(on);
      expect(said).toBe(reason);
      expect(await balanceOf(on)).toBe(1_000_000 - kept);
      const print = { courierCode: 'YTO', waybillNo: parcel?.waybill ?? '' };
      expect(await printsOf(on, print)).toEqual([]);
    },
  );

  it('that is taken back once its courier has it becomes a case, once', async () => {
    const { on, orderNo } = await issued();
    await fixture.api.query('UPDATE order_package SET status = 40, picked_at = now() WHERE account_id = $1', [
      on.buyer.accountId,
    ]);
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await readSuppliers();
    await readSuppliers();
    expect(await parcelOf(on)).toMatchObject({ status: 40, refund: 30 });
    expect(
      await fixture.api.query('SELECT status, ask FROM after_sale_case WHERE account_id = $1', [
        on.buyer.accountId,
      ]),
    ).toEqual([{ status: 10, ask: 1 }]);
    expect(await balanceOf(on)).toBeLessThan(1_000_000);
  });

  it('that is taken back is told to its platform no more, and not tried again', async () => {
    const { on, orderNo } = await issued();
    await fixture.api.query(
      'UPDATE order_package SET auto_send_status = 1, auto_send_at = now() WHERE account_id = $1',
      [on.buyer.accountId],
    );
    await on.shops.act('dropPushes', { platform: 'douyin', pushes: 9 });
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await fixture.queue.send(fixture.api.database.db, SEND, String(on.assigned.id), {
      shopId: on.assigned.id,
    });
    await fixture.queue.drain(fixture.api.app.jobHandlers);
    expect(await parcelOf(on)).toMatchObject({ status: 30, told: 4, code: 'SHOP_CLOSED' });
  });

  it('is sent with goods of that supplier alone', async () => {
    const on = await stage();
    await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    const other = await fixture.api.shop();
    const refused = await order(on, found.id, other);
    expect(refused.data).toMatchObject({
      errorKey: 'ROWS_INVALID',
      failed: [{ msg: '代发单只能用所分配厂家的商品' }],
    });
  });

  it('whose parcel is given up has its waybill voided at the platform', async () => {
    const on = await stage();
    await on.shops.act('failCalls', { platform: 'douyin', kind: 'refunding', call: 'ship', times: 9 });
    await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    await order(on, found.id);
    await workAll();
    const issued = await parcelOf(on);
    expect(issued).toMatchObject({ status: 30, waybill: expect.stringMatching(/^DF/), told: 4 });
    const [{ id } = { id: 0 }] = await fixture.api.query<{ id: number }>(
      'SELECT id FROM order_package WHERE account_id = $1',
      [on.buyer.accountId],
    );
    await on.buyer.call('POST', '/orderPackages/refund', { packageIds: [id], reason: '不要了' });
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 70 });
    expect(fixture.courier.script.voided).toEqual([]);
    const print = { courierCode: 'YTO', waybillNo: issued?.waybill ?? '' };
    expect(await printsOf(on, print)).toEqual([]);
  });
});

describe('the shop of what a merchant assigns', () => {
  it('is opened for who has bound the merchant’s shop here, and for nobody else', async () => {
    const { shops, buyer, own } = await stage({ isBound: false });
    expect((await shopsOf(buyer)).map(({ remoteShopId }) => remoteShopId)).toEqual(['4001001']);
    await shops.act('bindSupplier', { ...MERCHANT, supplierId: SUPPLIER.shopId });
    await shops.act('bindSupplier', { platform: 'douyin', shopId: '4001002', supplierId: SUPPLIER.shopId });
    await bind(own.seller, SUPPLIER.shopId);
    await workAll();
    expect((await shopsOf(buyer)).map(({ remoteShopId }) => remoteShopId)).toEqual([
      '4001001@4001003',
      '4001001',
    ]);
    expect(
      await fixture.api.query('SELECT 1 FROM shop WHERE assigned_from IS NOT NULL AND status <> 5'),
    ).toHaveLength(1);
  });

  it('lapses with the binding at the platform, and comes back with it', async () => {
    const on = await stage();
    const look = async () => {
      await bind(on.own.seller, SUPPLIER.shopId);
      await workAll();
      return (await shopsOf(on.buyer)).find(({ id }) => id === on.assigned.id)?.status;
    };
    await on.shops.act('unbindSupplier', { ...MERCHANT, supplierId: SUPPLIER.shopId });
    expect(await look()).toBe(3);
    await on.shops.act('bindSupplier', { ...MERCHANT, supplierId: SUPPLIER.shopId });
    expect(await look()).toBe(1);
  });

  it('lapses with the supplier’s authorisation; what is ordered waits and goes out once it is renewed', async () => {
    const on = await stage();
    const orderNo = await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    await order(on, found.id);
    await on.shops.act('expireAccess', { ...SUPPLIER, whole: true });
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 20, waybill: null });
    expect((await shopsOf(on.buyer)).find(({ id }) => id === on.assigned.id)?.status).toBe(3);
    const toRenew = await on.buyer.call('POST', '/shops/getShopsList', { renewFirst: true });
    expect(toRenew.data).toMatchObject({ total: 0, list: [] });
    // Nothing that the buyer can renew.
    const problems = await on.buyer.call('POST', '/problems/list', { kind: 'shop', shopId: on.assigned.id });
    const text = '厂家的授权或绑定已失效，恢复后自动继续，请联系厂家';
    expect(problems.data).toMatchObject({ list: [{ text, actions: [] }] });
    await bind(on.own.seller, SUPPLIER.shopId);
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 30, told: 3 });
    expect((await on.shops.orderAt(MERCHANT, orderNo)).state).toBe('shipped');
  });

  it('moves with the merchant’s shop to another account', async () => {
    const on = await stage();
    const [theirs] = (await shopsOf(on.buyer)).filter(({ remoteShopId }) => remoteShopId === MERCHANT.shopId);
    await on.buyer.call('POST', '/shops/deleteShops', { id: theirs?.id });
    const other = await fixture.api.buyer();
    await bind(other, MERCHANT.shopId);
    await bind(on.own.seller, SUPPLIER.shopId);
    await workAll();
    expect(await shopsOf(on.buyer)).toEqual([]);
    expect((await shopsOf(other)).map(({ remoteShopId }) => remoteShopId)).toEqual([
      '4001001@4001003',
      '4001001',
    ]);
    expect((await on.buyer.call('POST', '/shops/getSendAddress', { shopId: on.assigned.id })).code).not.toBe(
      0,
    );
  });

  it('shows its buyer no address of the supplier', async () => {
    const on = await stage();
    const { data } = await on.buyer.call('POST', '/shops/getSendAddress', { shopId: on.assigned.id });
    expect(data).toEqual({ list: [] });
  });

  it('that its buyer has unbound is not opened again', async () => {
    const on = await stage();
    await on.buyer.call('POST', '/shops/deleteShops', { id: on.assigned.id });
    await bind(on.own.seller, SUPPLIER.shopId);
    await workAll();
    expect((await shopsOf(on.buyer)).map(({ remoteShopId }) => remoteShopId)).toEqual(['4001001']);
  });

  it('lapses when its supplier unbinds theirs', async () => {
    const on = await stage();
    const [theirs] = await shopsOf(on.own.seller);
    await on.own.seller.call('POST', '/shops/deleteShops', { id: theirs?.id });
    expect((await shopsOf(on.buyer)).find(({ id }) => id === on.assigned.id)?.status).toBe(3);
  });
});

it.each([
  ['without a signature', {}],
  ['with a forged one', { 'app-id': APP.key, 'event-sign': '0'.repeat(32) }],
])('a push of Douyin %s is refused', async (_what, headers) => {
  const answer = await fixture.api.app.inject({
    method: 'POST',
    url: '/api/v1/shops/callback/4',
    headers: { 'content-type': 'application/json', ...headers },
    payload: '[]',
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 40041, msg: '解析推送数据失败' }]);
});
