import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { AssigningPlatforms, ShopPlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { APP, allowAt, type SimulatedShops } from '../integrations/simulatedShops.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { openSimulated } from '../support/openSimulated.ts';
import { scriptedWaybills } from '../support/scriptedWaybills.ts';

const PUBLIC_URL = 'https://shop.example';
const DOUYIN = 4;
const MERCHANT = { platform: 'douyin', shopId: '4001001' };
const SUPPLIER = { platform: 'douyin', shopId: '4001003' };
const NAME = '橙子的抖店店（代发：青禾的抖店店）';

/** Filled anew by each test: its simulators have a port of their own. */
const platforms: ShopPlatforms = {};
const assigning: AssigningPlatforms = {};
let courier = scriptedWaybills();
let api: TestApi;
let queue: JobQueue;
let origin: string;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    shopPlatforms: platforms,
    assigningPlatforms: assigning,
    douyinApp: { appKey: APP.key, appSecret: APP.secret },
    waybills: {
      issue: (request) => courier.waybills.issue(request),
      void: (issued) => courier.waybills.void(issued),
      intercept: (issued) => courier.waybills.intercept(issued),
    },
    queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
  });
  held.queue = queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await queue.stop();
  await api.close();
});
beforeEach(async () => {
  courier = scriptedWaybills();
  await api.query('DELETE FROM queue.job');
  await api.query('UPDATE shop SET status = 5');
});

type ListedShop = { id: number; shopName: string; status: number; remoteShopId: string };
type Stage = { shops: SimulatedShops; buyer: Person; own: Shop; assigned: ListedShop };

async function bind(who: Person, shopId: string): Promise<void> {
  const { data } = await who.call<{ url: string }>('POST', '/shops/auth', { flag: DOUYIN });
  const back = await allowAt(data.url, shopId);
  const page = await api.app.inject({ method: 'GET', url: back.pathname + back.search });
  expect(page.body).toContain('已绑定店铺');
}

async function shopsOf(who: Person): Promise<ListedShop[]> {
  return (await who.call<{ list: ListedShop[] }>('POST', '/shops/getShopsList', {})).data.list;
}

/** Works on what is due, pauses being over, until nothing waits. */
async function workAll(): Promise<void> {
  do {
    await api.query('UPDATE order_package SET auto_send_at = now() WHERE auto_send_status = 1');
    await api.query(
      'UPDATE order_package SET lease_until = now() WHERE lease_until IS NOT NULL AND output_status = 1',
    );
    await api.query("UPDATE queue.job SET start_after = now() WHERE state IN ('created', 'retry')");
  } while ((await queue.drain(api.app.jobHandlers)) > 0);
}

/** A supplier with goods and its shop, a buyer with theirs, bound to each other at the platform, the shop's goods linked. */
async function stage({ isBound = true, balance = 1_000_000 } = {}): Promise<Stage> {
  const {
    shops,
    opened,
    assigning: assigns,
  } = await openSimulated(api, {
    ...{ publicUrl: PUBLIC_URL, origin },
    pushes: 4,
  });
  Object.assign(platforms, opened);
  Object.assign(assigning, assigns);
  if (isBound) await shops.act('bindSupplier', { ...MERCHANT, supplierId: SUPPLIER.shopId });
  const buyer = await api.buyer({ balance });
  const own = await api.shop({ supplyPrice: 100, margin: 20, weight: 300 });
  await api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [own.warehouseId]);
  await api.query("UPDATE courier SET code = 'YTO-' || id WHERE code = 'YTO'");
  await api.query("UPDATE courier SET code = 'YTO' WHERE id = $1", [own.courierId]);
  await bind(buyer, MERCHANT.shopId);
  await bind(own.seller, SUPPLIER.shopId);
  await workAll();
  const assigned = (await shopsOf(buyer)).find(({ shopName }) => shopName === NAME);
  if (!assigned) return { shops, buyer, own, assigned: { id: 0, shopName: '', status: 0, remoteShopId: '' } };
  await link(buyer, assigned.id, own);
  return { shops, buyer, own, assigned };
}

const link = (buyer: Person, shopId: number, { goodId, warehouseId, courierId }: Shop) =>
  buyer.call('POST', '/shops/addGood', { shopId, goodId, warehouseId, courierId, num: 1 });

type ShopOrder = {
  id: number;
  remoteOrderNo: string;
  importStatus: number;
  remoteStatus: number;
  remoteRefundStatus: number;
  receiverName: string;
  receiverPhone: string;
  receiverAddress: string;
};
const ordersOf = async ({ buyer, assigned }: Stage) =>
  (await buyer.call<{ list: ShopOrder[] }>('POST', '/shopOrders/getShopOrdersList', { shopId: assigned.id }))
    .data.list;

/** A buyer has bought, and the merchant has assigned it; answers the merchant's number. */
async function assign({ shops }: Stage): Promise<string> {
  const [orderNo = ''] = await shops.addOrders(MERCHANT);
  await shops.act('assignOrder', { ...MERCHANT, orderNo });
  return orderNo;
}

/** What has arrived by a push: it comes after the console has answered. */
async function arrived(on: Stage, is: (order: ShopOrder | undefined) => boolean): Promise<ShopOrder> {
  await expect
    .poll(async () => {
      await workAll();
      return is((await ordersOf(on)).at(0));
    })
    .toBe(true);
  return (await ordersOf(on))[0] as ShopOrder;
}

const order = (on: Stage, shopOrderId: number, own: Shop = on.own) =>
  on.buyer.call<{ orderId: number; errorKey?: string }>('POST', '/orders/createOrder', {
    ...{ type: 2, goodId: own.goodId, warehouseId: own.warehouseId, courierId: own.courierId, num: 1 },
    ...{ senderId: on.buyer.senderId, shopOrderIds: [shopOrderId], confirm: true },
  });

async function parcelOf(on: Stage) {
  const [parcel] = await api.query<{
    status: number;
    waybill: string | null;
    told: number;
    code: string;
    fee: number;
  }>(
    `SELECT status, waybill_no AS waybill, auto_send_status AS told, output_code AS code, package_fee AS fee
       FROM order_package WHERE account_id = $1 ORDER BY id DESC LIMIT 1`,
    [on.buyer.accountId],
  );
  return parcel;
}

/** What the supplier can have printed. */
async function printsOf({ shops }: Stage, waybill: { courierCode: string; waybillNo: string }) {
  const platform = assigning[DOUYIN];
  const back = await allowAt((await platforms[DOUYIN]?.authorizeUrl('s')) ?? '', SUPPLIER.shopId);
  const grant = await platforms[DOUYIN]?.exchange(back.searchParams.get('code') ?? '');
  if (!platform || !grant) throw new Error(`no Douyin at ${shops.origin}`);
  return platform.sealedPrints(grant, [waybill]);
}

async function balanceOf({ buyer }: Stage): Promise<number> {
  const [row] = await api.query<{ balance: number }>(
    "SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
    [buyer.accountId],
  );
  return Number(row?.balance);
}

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
    expect(courier.script.asked).toEqual([]);
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
        return (await api.query('SELECT 1 FROM shop_order WHERE seller_memo = $1', ['加急'])).length;
      })
      .toBe(1);
    expect(await ordersOf(on)).toHaveLength(1);
    const { receiver } = await on.shops.orderAt(MERCHANT, orderNo);
    const [row] = await api.query<Record<string, unknown>>('SELECT * FROM shop_order WHERE shop_id = $1', [
      on.assigned.id,
    ]);
    for (const secret of [receiver.name, receiver.phone, receiver.address, orderNo])
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
    await expect.poll(async () => (await queue.drain(api.app.jobHandlers)) > 0).toBe(true);
    expect((await reading).data).toMatchObject({ done: true, added: 1 });
    expect(await ordersOf(on)).toHaveLength(1);
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

  it('is sent with goods of that supplier alone', async () => {
    const on = await stage();
    await assign(on);
    const found = await arrived(on, (each) => each !== undefined);
    const other = await api.shop();
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
    const [{ id } = { id: 0 }] = await api.query<{ id: number }>(
      'SELECT id FROM order_package WHERE account_id = $1',
      [on.buyer.accountId],
    );
    await on.buyer.call('POST', '/orderPackages/refund', { packageIds: [id], reason: '不要了' });
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 70 });
    expect(courier.script.voided).toEqual([]);
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
      await api.query('SELECT 1 FROM shop WHERE assigned_from IS NOT NULL AND status <> 5'),
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
    await bind(on.own.seller, SUPPLIER.shopId);
    await workAll();
    expect(await parcelOf(on)).toMatchObject({ status: 30, told: 3 });
    expect((await on.shops.orderAt(MERCHANT, orderNo)).state).toBe('shipped');
  });

  it('moves with the merchant’s shop to another account', async () => {
    const on = await stage();
    const [theirs] = (await shopsOf(on.buyer)).filter(({ remoteShopId }) => remoteShopId === MERCHANT.shopId);
    await on.buyer.call('POST', '/shops/deleteShops', { id: theirs?.id });
    const other = await api.buyer();
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
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/shops/callback/4',
    headers: { 'content-type': 'application/json', ...headers },
    payload: '[]',
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 40041, msg: '解析推送数据失败' }]);
});
