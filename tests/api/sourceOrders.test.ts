import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { ProblemPageDto } from '../../api/src/modules/problems/problems.schemas.ts';
import type { ShopPlatforms, SourcePlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { APP, allowAt, type SimulatedShops } from '../integrations/simulatedShops.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { openSimulated } from '../support/openSimulated.ts';

const PUBLIC_URL = 'https://shop.example';
const SHOP = { platform: 'douyin', shopId: '4001001' };
const [DOUYIN, SOURCE] = [4, 8];
const BUYER = 'b2b-8001001';

/** Filled anew by each test: its simulators have a port of their own. */
const platforms: ShopPlatforms = {};
const sources: SourcePlatforms = {};
let api: TestApi;
let queue: JobQueue;
let origin: string;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    shopPlatforms: platforms,
    sourcePlatforms: sources,
    douyinApp: { appKey: APP.key, appSecret: APP.secret },
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
  await api.query('DELETE FROM queue.job');
  await api.query('UPDATE shop SET status = 5');
  await api.query('UPDATE source_order SET due_at = NULL');
});

type Listed = {
  id: number;
  status: number;
  sourceOrderNo: string | null;
  amount: number | null;
  freight: number | null;
  waybillNo: string | null;
  courierName: string | null;
  dueAt: string | null;
  code: string | null;
  msg: string;
  allowedActions: string[];
  remoteOrderNo: string;
  supplier: string;
};
type Sku = {
  remoteGoodId: string;
  remoteSkuId: string;
  state: number;
  link: object | null;
  offer: { id: number; offerId: string; price: number } | null;
};
type Offer = {
  offerId: string;
  supplier: string;
  title: string;
  specs: { specId: string; price: number; name: string }[];
};
type Plan = {
  parts: object[];
  unplanned: { shopOrderId: number; reasonCode: string; msg: string }[];
  sourced: {
    shopOrderId: number;
    amount: number;
    supplier: string;
    items: { num: number; title: string }[];
  }[];
};
type Trade = {
  orderId: string;
  sealed: Record<string, unknown>;
  address: Record<string, string>;
  state: string;
};
type Stage = {
  shops: SimulatedShops;
  buyer: Person;
  shopId: number;
  sourceId: number;
  orderNos: string[];
  orderIds: number[];
};

async function bind(who: Person, flag: number, remoteId: string): Promise<number> {
  const { data } = await who.call<{ url: string }>('POST', '/shops/auth', { flag });
  const back = await allowAt(data.url, remoteId);
  const page = await api.app.inject({ method: 'GET', url: back.pathname + back.search });
  expect(page.body).toContain('已绑定');
  const { data: listed } = await who.call<{ list: { id: number }[] }>('POST', '/shops/getShopsList', {
    platform: flag,
  });
  return listed.list[0]?.id ?? 0;
}

/** Works on what is due, pauses being over, until nothing waits. */
async function workAll(): Promise<void> {
  do {
    await api.query("UPDATE queue.job SET start_after = now() WHERE state IN ('created', 'retry')");
  } while ((await queue.drain(api.app.jobHandlers)) > 0);
}

async function readOrders(buyer: Person, shopId: number): Promise<void> {
  const reading = buyer.call('POST', '/shops/remoteOrder', { shopId });
  await expect.poll(() => queue.drain(api.app.jobHandlers)).toBeGreaterThan(0);
  await reading;
  await workAll();
}

/** What is due by the clock, at once. */
async function lookAgain({ buyer }: Stage): Promise<Listed[]> {
  for (const { id, status } of await listed(buyer))
    if (status < 4) await buyer.call('POST', '/sourceOrders/retry', { id });
  await workAll();
  return listed(buyer);
}

async function listed(buyer: Person): Promise<Listed[]> {
  const { data } = await buyer.call<{ list: Listed[] }>('POST', '/sourceOrders/getSourceOrdersList', {});
  return data.list.filter(({ status }) => status !== 5).toSorted((one, other) => one.id - other.id);
}

async function tradesAt({ origin: at }: SimulatedShops): Promise<Trade[]> {
  const answer = await fetch(`${at}/ali1688/api`);
  return ((await answer.json()) as { orders: Trade[] }).orders;
}

/** A buyer with a shop of `count` orders and an account at 1688, which has what is ordered. */
async function stage({ count = 1, isLinked = true } = {}): Promise<Stage> {
  const opened = await openSimulated(api, { publicUrl: PUBLIC_URL, origin });
  Object.assign(platforms, opened.opened);
  Object.assign(sources, opened.sources);
  const { shops } = opened;
  const orderNos = await shops.addOrders(SHOP, { count });
  const buyer = await api.buyer({ balance: 1_000 });
  const shopId = await bind(buyer, DOUYIN, SHOP.shopId);
  const sourceId = await bind(buyer, SOURCE, BUYER);
  await readOrders(buyer, shopId);
  const { data } = await buyer.call<{ list: { id: number; items: Sku[] }[] }>(
    'POST',
    '/shopOrders/getShopOrdersList',
    { shopId },
  );
  const orderIds = data.list.map(({ id }) => id);
  const made = { shops, buyer, shopId, sourceId, orderNos, orderIds };
  const ordered = new Map(
    data.list.flatMap(({ items }) => items).map((item) => [`${item.remoteGoodId} ${item.remoteSkuId}`, item]),
  );
  if (isLinked) for (const sku of ordered.values()) await linkOffer(made, sku);
  return made;
}

async function skusOf({ buyer, shopId }: Pick<Stage, 'buyer' | 'shopId'>): Promise<Sku[]> {
  const { data } = await buyer.call<{ list: Sku[] }>('POST', '/shops/getShopSkusList', {
    shopId,
    pageSize: 100,
  });
  return data.list;
}

async function offerOf({ buyer, sourceId }: Pick<Stage, 'buyer' | 'sourceId'>, number = 1): Promise<Offer> {
  const { data } = await buyer.call<Offer>('POST', '/sourceOrders/getOffer', {
    ...{ sourceId, offer: `https://detail.1688.com/offer/68000000000${number}.html?spm=a` },
  });
  return data;
}

async function linkOffer(
  made: Pick<Stage, 'buyer' | 'shopId' | 'sourceId'>,
  { remoteGoodId, remoteSkuId }: Pick<Sku, 'remoteGoodId' | 'remoteSkuId'>,
  { number = 1, num = 1 } = {},
): Promise<{ code: number; msg: string }> {
  const { offerId, specs } = await offerOf(made, number);
  const { shopId, sourceId, buyer } = made;
  return buyer.call('POST', '/sourceOrders/linkOffer', {
    ...{ shopId, sourceId, remoteGoodId, remoteSkuId, offerId, specId: specs[0]?.specId, num },
  });
}

const planOf = async ({ buyer, shopId, orderIds }: Stage) =>
  (await buyer.call<Plan>('POST', '/shopOrders/plan', { shopId, shopOrderIds: orderIds, byItems: true }))
    .data;

const handOver = async ({ buyer, shopId, orderIds }: Stage) => {
  const { data } = await buyer.call<{ list: object[]; left: { msg: string }[] }>(
    'POST',
    '/sourceOrders/create',
    {
      ...{ shopId, shopOrderIds: orderIds },
    },
  );
  await workAll();
  return data;
};

const importStatuses = async ({ buyer, shopId }: Stage) =>
  (
    await buyer.call<{ list: { importStatus: number }[] }>('POST', '/shopOrders/getShopOrdersList', {
      shopId,
    })
  ).data.list.map(({ importStatus }) => importStatus);

describe('an account at 1688', () => {
  it('is bound as a shop is, and is none of the shops', async () => {
    const { buyer, sourceId } = await stage({ isLinked: false });
    const { data } = await buyer.call<{ list: { platform: number }[] }>('POST', '/shops/getShopsList', {});
    expect(data.list.map(({ platform }) => platform)).toEqual([DOUYIN]);
    const { data: own } = await buyer.call<{ list: object[] }>('POST', '/shops/getShopsList', {
      platform: SOURCE,
    });
    expect(own.list).toMatchObject([{ id: sourceId, shopName: '橙子商行', status: 1 }]);
  });

  it('is renewed where its access ends, and lapses where renewing ends', async () => {
    const made = await stage({ isLinked: false });
    await made.shops.act('expireAccess', { account: BUYER }, 'ali1688');
    expect((await offerOf(made)).offerId).toBe('680000000001');
    await made.shops.act('expireAccess', { account: BUYER, whole: 'true' }, 'ali1688');
    const answer = await made.buyer.call('POST', '/sourceOrders/getOffer', {
      ...{ sourceId: made.sourceId, offer: '680000000001' },
    });
    expect(answer.data).toMatchObject({ errorKey: 'SHOP_EXPIRED' });
  });
});

describe('an offer that stands for a SKU', () => {
  it('takes the place of its link, and gives it to the next one', async () => {
    const made = await stage({ isLinked: false });
    const [sku] = await skusOf(made);
    if (!sku) throw new Error('no SKU');
    const { remoteGoodId, remoteSkuId } = sku;
    const own = await api.shop({});
    const link = () =>
      made.buyer.call('POST', '/shops/addGood', {
        ...{ shopId: made.shopId, remoteGoodId, remoteSkuId, goodId: own.goodId, num: 1 },
      });
    await link();
    expect((await skusOf(made))[0]).toMatchObject({ state: 1, offer: null, link: { goodId: own.goodId } });
    await linkOffer(made, sku);
    expect((await skusOf(made))[0]).toMatchObject({
      ...{ state: 1, link: null, offer: { offerId: '680000000001', price: 880 } },
    });
    await link();
    expect((await skusOf(made))[0]).toMatchObject({ state: 1, offer: null });
    await linkOffer(made, sku);
    const { offer } = (await skusOf(made))[0] ?? {};
    await made.buyer.call('POST', '/sourceOrders/unlinkOffer', { id: offer?.id });
    expect((await skusOf(made))[0]).toMatchObject({ state: 0, offer: null, link: null });
  });

  it('is read by the address of its page, and one that is not there is refused', async () => {
    const made = await stage({ isLinked: false });
    expect(await offerOf(made)).toMatchObject({
      title: '陶瓷马克杯 320ml 办公室水杯',
      supplier: '义乌市橙果日用品厂',
    });
    const { buyer, sourceId } = made;
    const missing = await buyer.call('POST', '/sourceOrders/getOffer', { sourceId, offer: '1' });
    expect(missing.data).toMatchObject({ errorKey: 'OFFER_MISSING' });
    const words = await buyer.call('POST', '/sourceOrders/getOffer', { sourceId, offer: '杯子' });
    expect(words.data).toMatchObject({ errorKey: 'OFFER_LINK' });
  });
});

describe('orders of what is linked with offers', () => {
  it('are planned apart with their price, and not sent from here', async () => {
    const made = await stage({ count: 2 });
    const plan = await planOf(made);
    expect(plan).toMatchObject({ parts: [], unplanned: [] });
    expect(plan.sourced.map(({ shopOrderId }) => shopOrderId).toSorted()).toEqual(made.orderIds.toSorted());
    for (const { amount, items, supplier } of plan.sourced) {
      expect(supplier).toBe('义乌市橙果日用品厂');
      expect(amount).toBe(items.reduce((sum, { num }) => sum + num * 880, 0));
    }
  });

  it('are not planned where the offers are of two suppliers, or stand for some of an order', async () => {
    const made = await stage({ isLinked: false });
    await made.shops.act('addOrders', { ...SHOP, count: 1, items: 2 });
    await readOrders(made.buyer, made.shopId);
    const { data } = await made.buyer.call<{ list: { id: number; items: Sku[] }[] }>(
      ...(['POST', '/shopOrders/getShopOrdersList', { shopId: made.shopId }] as const),
    );
    const order = data.list.find(({ items }) => items.length === 2);
    const [first, second] = order?.items ?? [];
    if (!order || !first || !second) throw new Error('no order of two items');
    const both = { ...made, orderIds: [order.id] };
    await linkOffer(made, first);
    expect((await planOf(both)).unplanned).toMatchObject([
      { reasonCode: 'OFFER_LINKED', msg: expect.stringContaining('只有一部分') },
    ]);
    await linkOffer(made, second, { number: 4 });
    expect((await planOf(both)).unplanned).toMatchObject([
      { reasonCode: 'OFFER_LINKED', msg: expect.stringContaining('不同的供应商') },
    ]);
  });
});

describe('an order that is handed to 1688', () => {
  it('has the cipher as the platform gave it, is paid there, and its number comes back to the shop', async () => {
    const made = await stage();
    const { buyer, shops, orderNos } = made;
    expect((await handOver(made)).left).toEqual([]);
    const [order] = await listed(buyer);
    expect(order).toMatchObject({ status: 1, code: null, allowedActions: ['pay', 'retry', 'cancel'] });
    expect(await importStatuses(made)).toEqual([1]);
    const [trade] = await tradesAt(shops);
    const { receiver } = await shops.orderAt(SHOP, orderNos[0] ?? '');
    expect(trade?.sealed).toEqual({
      ...{ encryptOrder: true, outPlatformOrderNo: orderNos[0], outPlatformCode: 'douyin' },
      ...{ outPlatformAppkey: APP.key, outShopId: SHOP.shopId, outShopName: '橙子的抖店店' },
      encryptReceiverName: expect.stringMatching(/^##[0-9a-f]{64}##$/),
      encryptReceiverMobile: expect.stringMatching(/^\$\$[0-9a-f]{64}\$\$$/),
      encryptReceiverAddress: expect.stringMatching(/^##[0-9a-f]{64}##$/),
    });
    for (const clear of [receiver.phone, receiver.name, receiver.address])
      expect(JSON.stringify(trade)).not.toContain(clear);
    expect(JSON.stringify(await api.query('SELECT * FROM source_order'))).not.toContain('##');

    const { data } = await buyer.call<{ url: string }>('POST', '/sourceOrders/pay', {
      id: order?.id,
      way: 1,
    });
    expect(data.url).toBe(`${shops.origin}/ali1688/cashier?orderId=${order?.sourceOrderNo}`);
    await fetch(data.url.replace(/\?.*/, ''), {
      ...{ method: 'POST', body: new URLSearchParams({ orderId: order?.sourceOrderNo ?? '' }) },
    });
    expect(await lookAgain(made)).toMatchObject([{ status: 2, allowedActions: ['retry'] }]);
    await shops.act('ship', { orderId: order?.sourceOrderNo ?? '', waybillNo: 'ZT168800001' }, 'ali1688');
    expect(await lookAgain(made)).toMatchObject([
      { status: 4, waybillNo: 'ZT168800001', courierName: '中通', allowedActions: [] },
    ]);
    expect((await shops.orderAt(SHOP, orderNos[0] ?? '')).shipments).toMatchObject([
      { waybillNo: 'ZT168800001', company: 'zhongtong' },
    ]);
    expect(await importStatuses(made)).toEqual([3]);
    // It was paid elsewhere.
    const [wallet] = await api.query<{ balance: number }>(
      "SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
      [buyer.accountId],
    );
    expect(Number(wallet?.balance)).toBe(1_000);
  });

  it('is handed over once, however often it is asked for', async () => {
    const made = await stage();
    const answers = await Promise.all([1, 2, 3].map(() => handOver(made)));
    expect(answers.flatMap(({ list }) => list)).toHaveLength(1);
    expect(await tradesAt(made.shops)).toHaveLength(1);
    expect((await planOf(made)).sourced).toEqual([]);
  });

  it('is found again where the answer was lost, and not bought twice', async () => {
    const made = await stage();
    await made.shops.act('setMood', { mood: 'lost' }, 'ali1688');
    await handOver(made);
    expect(await listed(made.buyer)).toMatchObject([{ status: 0, code: 'TIMEOUT', sourceOrderNo: null }]);
    await made.shops.act('setMood', { mood: 'well' }, 'ali1688');
    await api.query('UPDATE source_order SET attempts = 1');
    await api.query('UPDATE source_order SET due_at = now() WHERE status = 0');
    await api.app.scheduledJobs.find(({ name }) => name === 'wakeSourceOrders')?.run(undefined as never);
    await workAll();
    const [order] = await listed(made.buyer);
    const trades = await tradesAt(made.shops);
    expect(trades.map(({ orderId }) => orderId)).toEqual([order?.sourceOrderNo]);
  });

  it('says why it was not taken, and goes through once that is mended', async () => {
    const made = await stage();
    const { offerId, specs } = await offerOf(made);
    const stock = { offerId, specId: specs[0]?.specId ?? '' };
    await made.shops.act('setStock', { ...stock, stock: 0 }, 'ali1688');
    await handOver(made);
    expect(await listed(made.buyer)).toMatchObject([
      {
        ...{ status: 0, code: 'SOURCE_REFUSED', msg: '1688没有接受：货源库存不足' },
        allowedActions: ['retry', 'cancel'],
      },
    ]);
    const { data } = await made.buyer.call<ProblemPageDto>('POST', '/problems/list', {});
    expect(data).toMatchObject({
      counts: { sourceOrder: 1 },
      list: [
        {
          ...{ kind: 'sourceOrder', title: made.orderNos[0], text: '1688没有接受：货源库存不足' },
          actions: ['openSourceOrders'],
        },
      ],
    });
    const { data: told } = await made.buyer.call<{ list: { kind: string; link: string }[] }>(
      'POST',
      '/notice/mine',
      {},
    );
    expect(told.list.filter(({ kind }) => kind === 'sourceOrderFailed')).toMatchObject([
      { link: '/buyer/sources' },
    ]);
    await made.shops.act('setStock', { ...stock, stock: 10 }, 'ali1688');
    expect(await lookAgain(made)).toMatchObject([{ status: 1, code: null, msg: '' }]);
  });

  it('is paid with others at one cashier, and those that cannot be paid are left with why', async () => {
    const made = await stage({ count: 3 });
    const { buyer, shops } = made;
    await handOver(made);
    const [cancelled, refunded, good] = await listed(buyer);
    const other = await api.buyer({});
    await buyer.call('POST', '/sourceOrders/cancel', { id: cancelled?.id });
    await shops.act('refundOrder', { ...SHOP, orderNo: refunded?.remoteOrderNo ?? '', refund: 'applying' });
    const ids = [cancelled?.id, refunded?.id, good?.id];
    const { data } = await buyer.call<{ url: string | null; left: { id: number; msg: string }[] }>(
      ...(['POST', '/sourceOrders/cashier', { ids }] as const),
    );
    expect(data.url).toBe(`${shops.origin}/ali1688/cashier?orderId=${good?.sourceOrderNo}`);
    expect(data.left).toEqual([
      { id: cancelled?.id, msg: '订单状态已变更，请刷新后重试' },
      { id: refunded?.id, msg: '店铺订单已退款或正在退款，请取消这笔采购' },
    ]);
    const { data: nobody } = await other.call<typeof data>('POST', '/sourceOrders/cashier', { ids });
    expect(nobody).toEqual({ url: null, left: ids.map((id) => ({ id, msg: '数据不存在' })) });
  });

  it('is paid together with others, but not with those of another account', async () => {
    const made = await stage({ count: 3 });
    const { buyer, shops } = made;
    await handOver(made);
    const [one, two, elsewhere] = await listed(buyer);
    const otherSource = await bind(buyer, SOURCE, 'b2b-8001002');
    await api.query('UPDATE source_order SET source_id = $1 WHERE id = $2', [otherSource, elsewhere?.id]);
    const { data } = await buyer.call<{ url: string; left: object[] }>('POST', '/sourceOrders/cashier', {
      ids: [one?.id, two?.id, elsewhere?.id],
    });
    expect(data.left).toEqual([{ id: elsewhere?.id, msg: '属于另一个1688账号，请另外付款' }]);
    const [page, query] = data.url.split('?');
    await fetch(page ?? '', { method: 'POST', body: new URLSearchParams(query) });
    expect((await tradesAt(shops)).map(({ state }) => state).toSorted()).toEqual([
      ...['waitbuyerpay', 'waitsellersend', 'waitsellersend'],
    ]);
    await shops.act('refuse', { orderId: one?.sourceOrderNo ?? '' }, 'ali1688');
  });

  it('that its source does not take at the cashier is left with that', async () => {
    const made = await stage({ count: 2 });
    const { buyer, shops } = made;
    await handOver(made);
    const [one, two] = await listed(buyer);
    await shops.act('pay', { orderId: one?.sourceOrderNo ?? '' }, 'ali1688');
    const { data } = await buyer.call<{ url: string; left: object[] }>('POST', '/sourceOrders/cashier', {
      ids: [one?.id, two?.id],
    });
    expect(data).toEqual({
      url: `${shops.origin}/ali1688/cashier?orderId=${two?.sourceOrderNo}`,
      left: [{ id: one?.id, msg: '1688没有接受付款，请刷新后重试' }],
    });
  });

  it('is paid by agreement where the account has one', async () => {
    const made = await stage();
    await handOver(made);
    const [order] = await listed(made.buyer);
    const pay = () => made.buyer.call('POST', '/sourceOrders/pay', { id: order?.id, way: 2 });
    expect((await pay()).data).toMatchObject({ errorKey: 'SOURCE_NO_AGREEMENT' });
    await made.shops.act('setAgreement', { has: 'true' }, 'ali1688');
    expect((await pay()).data).toMatchObject({ url: null, order: { id: order?.id } });
    await workAll();
    expect(await listed(made.buyer)).toMatchObject([{ status: 2 }]);
    expect((await pay()).data).toMatchObject({ errorKey: 'ORDER_STATE' });
  });

  it('is paid by agreement at the amount that was confirmed, and at no other', async () => {
    const made = await stage();
    await handOver(made);
    const [order] = await listed(made.buyer);
    await made.shops.act('setAgreement', { has: 'true' }, 'ali1688');
    const pay = (amount?: number) =>
      made.buyer.call('POST', '/sourceOrders/pay', { id: order?.id, way: 2, amount });
    await made.shops.act('setPrice', { orderId: order?.sourceOrderNo ?? '', fen: 99_900 }, 'ali1688');
    for (const confirmed of [order?.amount ?? 0, undefined])
      expect((await pay(confirmed)).data).toMatchObject({ errorKey: 'SOURCE_AMOUNT' });
    expect(await tradesAt(made.shops)).toMatchObject([{ state: 'waitbuyerpay' }]);
    await workAll();
    const [now] = await listed(made.buyer);
    expect(now).toMatchObject({ status: 1, amount: 100_500 });
    expect((await pay(100_500)).data).toMatchObject({ url: null });
  });

  it('tells a price that was raised before it was paid', async () => {
    const made = await stage();
    await handOver(made);
    const [order] = await listed(made.buyer);
    await made.shops.act('setPrice', { orderId: order?.sourceOrderNo ?? '', fen: 9_900 }, 'ali1688');
    expect(await lookAgain(made)).toMatchObject([
      { status: 1, amount: 10_500, freight: 600, msg: expect.stringMatching(/金额由.*元改为105\.00元/) },
    ]);
  });

  it('stays to be seen and cancelled when its shop is unbound', async () => {
    const made = await stage();
    await handOver(made);
    await made.buyer.call('POST', '/shops/deleteShops', { id: made.shopId });
    const [order] = await listed(made.buyer);
    expect(order).toMatchObject({ status: 1 });
    await made.buyer.call('POST', '/sourceOrders/cancel', { id: order?.id });
    expect(await listed(made.buyer)).toEqual([]);
    expect(await tradesAt(made.shops)).toMatchObject([{ state: 'cancel' }]);
  });

  it('is not paid for a shop that refunds it, and can be cancelled', async () => {
    const made = await stage();
    const { buyer, shops, orderNos } = made;
    await handOver(made);
    const [order] = await listed(buyer);
    await shops.act('refundOrder', { ...SHOP, orderNo: orderNos[0] ?? '', refund: 'applying' });
    const paying = await buyer.call('POST', '/sourceOrders/pay', { id: order?.id, way: 1 });
    expect(paying.data).toMatchObject({ errorKey: 'SOURCE_REFUNDING' });
    await buyer.call('POST', '/sourceOrders/cancel', { id: order?.id });
    expect(await tradesAt(shops)).toMatchObject([{ state: 'cancel' }]);
    expect(await listed(buyer)).toEqual([]);
  });

  it.each([
    ['refundOrder', { refund: 'applying' }, 'SHOP_REFUNDING', '店铺订单在退款'],
    ['closeOrder', {}, 'SHOP_CLOSED', '店铺订单已关闭'],
  ] as const)(
    'is to be asked back at 1688 once it was paid and its shop says %s',
    async (action, fields, code, what) => {
      const made = await stage();
      const { buyer, shops, orderNos } = made;
      await handOver(made);
      const [order] = await listed(buyer);
      await shops.act('pay', { orderId: order?.sourceOrderNo ?? '' }, 'ali1688');
      expect(await lookAgain(made)).toMatchObject([{ status: 2, code: null }]);
      await shops.act(action, { ...SHOP, orderNo: orderNos[0] ?? '', ...fields });
      const msg = `${what}，1688还没有发货，请到1688申请退款`;
      for (const _ of [1, 2])
        expect(await lookAgain(made)).toMatchObject([{ status: 2, code, msg, dueAt: expect.any(String) }]);
      const { data } = await buyer.call<ProblemPageDto>('POST', '/problems/list', {});
      expect(data).toMatchObject({ counts: { sourceOrder: 1 }, list: [{ text: msg }] });
      const { data: told } = await buyer.call<{ list: { kind: string; link: string; detail: string }[] }>(
        ...(['POST', '/notice/mine', {}] as const),
      );
      expect(told.list.filter(({ kind }) => kind === 'sourceOrderStopped')).toMatchObject([
        { link: '/buyer/sources', detail: expect.stringContaining(msg) },
      ]);
      await shops.act('refuse', { orderId: order?.sourceOrderNo ?? '' }, 'ali1688');
      expect(await lookAgain(made)).toEqual([]);
      expect((await buyer.call<ProblemPageDto>('POST', '/problems/list', {})).data.counts.sourceOrder).toBe(
        0,
      );
    },
  );

  it('goes on once its shop refunds it no more, or cannot be asked', async () => {
    const made = await stage();
    const { buyer, shops, orderNos } = made;
    await handOver(made);
    const [order] = await listed(buyer);
    await shops.act('pay', { orderId: order?.sourceOrderNo ?? '' }, 'ali1688');
    const refund = (to: string) =>
      shops.act('refundOrder', { ...SHOP, orderNo: orderNos[0] ?? '', refund: to });
    await refund('applying');
    expect(await lookAgain(made)).toMatchObject([{ status: 2, code: 'SHOP_REFUNDING' }]);
    await refund('none');
    expect(await lookAgain(made)).toMatchObject([{ status: 2, code: null, msg: '' }]);
    await api.query('UPDATE shop SET status = 5 WHERE id = $1', [made.shopId]);
    expect(await lookAgain(made)).toMatchObject([{ status: 2, code: null }]);
  });

  it('can be ordered anew once it was cancelled here or closed there', async () => {
    const made = await stage();
    await handOver(made);
    const [order] = await listed(made.buyer);
    await made.buyer.call('POST', '/sourceOrders/cancel', { id: order?.id });
    expect(await importStatuses(made)).toEqual([0]);
    expect((await planOf(made)).sourced).toHaveLength(1);
    await handOver(made);
    const [again] = await listed(made.buyer);
    await made.shops.act('refuse', { orderId: again?.sourceOrderNo ?? '' }, 'ali1688');
    expect(await lookAgain(made)).toEqual([]);
    expect(await importStatuses(made)).toEqual([0]);
    expect((await planOf(made)).sourced).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const made = await stage();
    await handOver(made);
    const [order] = await listed(made.buyer);
    const other = await api.buyer({});
    for (const path of ['retry', 'cancel']) {
      const answer = await other.call('POST', `/sourceOrders/${path}`, { id: order?.id });
      expect(answer.data).toMatchObject({ errorKey: 'NOT_FOUND' });
    }
    expect(await listed(other)).toEqual([]);
  });
});
