import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type { RemoteOrder } from '../../api/src/adapters/shops/shopPlatform.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { someoneWaits, tally } from '../support/accounts.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { bindShop } from '../support/shopOrders.ts';

const DOUYIN = 4;
let { script, platform } = scriptedShop();
let api: TestApi;
let buyer: Person;
let goods: Shop;
beforeAll(async () => {
  api = await startApi({
    shopPlatforms: {
      get [DOUYIN]() {
        return platform;
      },
    },
  });
  buyer = await api.buyer({ balance: 10_000_000 });
  goods = await api.shop({ stock: 5000 });
});
afterAll(() => api.close());
beforeEach(() => {
  ({ script, platform } = scriptedShop());
});

type Merge = Record<string, unknown> & { id: number; shopOrderIds: number[] };
type Result = { list: Merge[]; merged: number; rejected: { shopOrderId: number; msg: string }[] };

const make = (body: object, who = buyer) => who.call<Result>('POST', '/mergeOrder/makeMergeOrder', body);
const split = (id: number | undefined, who = buyer) =>
  who.call<{ shopOrderIds: number[] }>('POST', '/mergeOrder/splitMergeOrder', { id });
const later = new Date('2026-11-21T00:00:00Z');

/** Order `no`, for the receiver of that name. */
function orderFor(no: number, encryptedId: string | null, more: Partial<RemoteOrder> = {}): RemoteOrder {
  const order = remoteOrder(no, more);
  return { ...order, receiver: { ...order.receiver, encryptedId } };
}

/** A bound shop whose orders were read; `ids` in their order. */
async function stage(orders: RemoteOrder[], who = buyer) {
  const shop = await bindShop(api, who);
  script.alive.add(shop.accessToken);
  script.orders = orders;
  await upsertShopOrders(api.database.db, testBox, shop.id, orders);
  const rows = await api.query<{ id: number; key: string }>(
    'SELECT id, receiver_key AS key FROM shop_order WHERE shop_id = $1 ORDER BY remote_order_no',
    [shop.id],
  );
  return { shopId: shop.id, ids: rows.map(({ id }) => id), keys: rows.map(({ key }) => key) };
}
const mergesOf = (ids: number[]) =>
  api.query<{ id: number; merged: boolean; status: number }>(
    'SELECT id, merge_id IS NOT NULL AS merged, import_status AS status FROM shop_order WHERE id = ANY ($1) ORDER BY id',
    [ids],
  );
const order = (named: object) =>
  buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
    ...orderBody(buyer, goods),
    type: 2,
    packages: [],
    ...named,
  });
const shown = {
  platform: DOUYIN,
  receiverName: '张*',
  receiverPhone: '138****0011',
  receiverAddress: '文三路***',
  packageId: null,
};

describe('merging shop orders', () => {
  it('is suggested for waiting orders of one receiver, can be done and shown, and can be split again', async () => {
    const { shopId, ids, keys } = await stage([
      orderFor(1, 'a'),
      orderFor(2, 'b'),
      orderFor(3, 'a'),
      orderFor(4, 'a', { refundStatus: 1 }),
      orderFor(5, null),
      orderFor(6, null),
      orderFor(7, 'c'),
    ]);
    const pair = { ...shown, shopId, receiverKey: keys[0], shopOrderIds: [ids[0], ids[2]], count: 2 };
    const suggested = { ...pair, id: null, mergeNo: null, status: 0 };
    expect((await make({ shopId })).data).toEqual({ list: [suggested], merged: 0, rejected: [] });

    const done = await make({ shopOrderIds: [ids[2], ids[0]] });
    const id = done.data.list[0]?.id;
    const mergeNo = done.data.list[0]?.mergeNo;
    expect(mergeNo).toMatch(/^M\d{18}$/);
    expect(done.data).toEqual({ list: [{ ...pair, id, mergeNo, status: 1 }], merged: 1, rejected: [] });
    expect((await make({ shopId })).data.list).toEqual(done.data.list);

    const apart = await split(id);
    expect([apart.msg, apart.data]).toEqual(['已拆分', { shopOrderIds: [ids[0], ids[2]] }]);
    expect((await make({ shopId })).data.list).toEqual([suggested]);
    expect(await split(id)).toMatchObject({ code: 7, msg: '数据不存在' });
  });

  it('creates one parcel per receiver with several orders and reports why it leaves others out', async () => {
    const { ids } = await stage([
      orderFor(1, 'a'),
      orderFor(2, 'b'),
      orderFor(3, 'b'),
      orderFor(4, 'a'),
      orderFor(5, 'alone'),
      orderFor(6, 'a', { status: 4 }),
      orderFor(7, 'a'),
    ]);
    await api.query('UPDATE shop_order SET import_status = 4 WHERE id = $1', [ids[6]]);
    const { data } = await make({ shopOrderIds: ids });
    expect([data.merged, data.list.map(({ shopOrderIds }) => shopOrderIds).sort()]).toEqual([
      2,
      [
        [ids[0], ids[3]],
        [ids[1], ids[2]],
      ],
    ]);
    expect(data.rejected).toEqual([
      { shopOrderId: ids[5], msg: '订单号【R00000006】在店铺已发货' },
      { shopOrderId: ids[6], msg: '订单号【R00000007】已忽略，请先取消忽略' },
      { shopOrderId: ids[4], msg: '订单号【R00000005】的收件信息与其他订单不一致' },
    ]);
  });

  it('uses and stores the platform’s current data', async () => {
    const { ids } = await stage([1, 2, 3, 4].map((no) => orderFor(no, 'a')));
    script.orders = [
      orderFor(1, 'a'),
      orderFor(2, 'moved', { updatedAt: later }),
      orderFor(3, 'a', { refundStatus: 1, updatedAt: later }),
    ];
    const rejected = [
      { shopOrderId: ids[2], msg: '订单号【R00000003】退款中或已退款' },
      { shopOrderId: ids[3], msg: '店铺里没有订单号【R00000004】' },
      { shopOrderId: ids[0], msg: '订单号【R00000001】的收件信息与其他订单不一致' },
      { shopOrderId: ids[1], msg: '订单号【R00000002】的收件信息与其他订单不一致' },
    ];
    expect(await make({ shopOrderIds: ids })).toMatchObject({
      code: 7,
      msg: '收件信息不一致，不能合并',
      data: { errorKey: 'MERGE_DIFF', rejected },
    });
    expect((await mergesOf(ids)).map(({ merged, status }) => [merged, status])).toEqual([
      [false, 0],
      [false, 0],
      [false, 5],
      [false, 0],
    ]);
  });

  it('asks the platform about equal receivers and accepts its refusal', async () => {
    const { ids } = await stage([1, 2, 3].map((no) => orderFor(no, 'a')));
    const requested: string[][] = [];
    script.mergeGroups = (orders) => {
      const orderNos = orders.map(({ remoteOrderNo }) => remoteOrderNo);
      requested.push(orderNos);
      return [orderNos.slice(0, 1), orderNos.slice(1)];
    };
    const { data } = await make({ shopOrderIds: ids });
    expect(requested).toEqual([['R00000001', 'R00000002', 'R00000003']]);
    expect(data.list.map(({ shopOrderIds }) => shopOrderIds)).toEqual([ids.slice(1)]);
    expect(data.rejected.map(({ shopOrderId }) => shopOrderId)).toEqual(ids.slice(0, 1));
  });

  it('changes nothing when the shop’s authorisation expired or its platform is away', async () => {
    const { shopId, ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a')]);
    script.beforeOrder = async () => {
      throw new ShopError('scripted', 'transient', 'AWAY');
    };
    expect(await make({ shopOrderIds: ids })).toMatchObject({ msg: '平台接口繁忙，请稍后再试' });
    await api.query('UPDATE shop SET status = 3 WHERE id = $1', [shopId]);
    expect(await make({ shopOrderIds: ids })).toMatchObject({ msg: '店铺授权已过期，请续期后重试' });
    expect((await mergesOf(ids)).map(({ merged }) => merged)).toEqual([false, false]);
    expect((await make({ shopId })).data.list).toHaveLength(1);
  });

  it('is limited to orders of one shop of the caller', async () => {
    const stranger = await api.buyer();
    const { shopId, ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a')]);
    const elsewhere = await stage([orderFor(1, 'a')]);
    const foreign = await stage([orderFor(1, 'a')], stranger);
    const refusal = async (body: object, who = buyer) => (await make(body, who)).data;
    expect(await refusal({ shopOrderIds: ids }, stranger)).toEqual({ errorKey: 'NOT_FOUND' });
    expect(await refusal({ shopOrderIds: [...ids, ...foreign.ids] })).toEqual({ errorKey: 'NOT_FOUND' });
    expect(await refusal({ shopOrderIds: [...ids, ...elsewhere.ids] })).toEqual({ errorKey: 'MERGE_DIFF' });
    expect(await refusal({ shopId }, stranger)).toEqual({ errorKey: 'SHOP_UNBOUND' });
    expect((await mergesOf(ids)).map(({ merged }) => merged)).toEqual([false, false]);
  });

  it.each([
    ['nothing', {}],
    ['a shop beside its orders', { shopId: 1, shopOrderIds: [1, 2] }],
    ['one order', { shopOrderIds: [1] }],
    ['one order twice', { shopOrderIds: [1, 1] }],
    ['more than a hundred', { shopOrderIds: Array.from({ length: 101 }, (_, at) => at + 1) }],
  ])('refuses %s', async (_title, body) => {
    expect(await make(body)).toMatchObject({ http: 400, msg: '参数错误：shopOrderIds' });
  });
});

describe('splitting a merge', () => {
  it('ends with the order and is possible again when that order ends', async () => {
    const { ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a')]);
    const id = (await make({ shopOrderIds: ids })).data.list[0]?.id;
    const { data } = await order({ mergeIds: [id] });
    expect(await split(id)).toMatchObject({ code: 7, msg: '该合并包裹已下单，不能拆分' });
    await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
    expect((await split(id)).code).toBe(0);
    expect((await mergesOf(ids)).map(({ merged, status }) => [merged, status])).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });

  it('is limited to merges of the caller and works with an order that is refunded by now', async () => {
    const [{ ids }, stranger] = [await stage([orderFor(1, 'a'), orderFor(2, 'a')]), await api.buyer()];
    const id = (await make({ shopOrderIds: ids })).data.list[0]?.id;
    expect((await split(id, stranger)).data.errorKey).toBe('NOT_FOUND');
    await api.query('UPDATE shop_order SET remote_refund_status = 1, import_status = 5 WHERE id = $1', [
      ids[0],
    ]);
    expect((await split(id)).code).toBe(0);
    expect((await mergesOf(ids)).map(({ merged, status }) => [merged, status])).toEqual([
      [false, 5],
      [false, 0],
    ]);
  });
});

describe('concurrent merges', () => {
  it('put each order into one of fifty overlapping merges', async () => {
    const { ids } = await stage(Array.from({ length: 12 }, (_, no) => orderFor(no, 'a')));
    const some = (at: number) => [...ids.slice(at % 11), ...ids.slice(0, at % 11)].slice(0, 2 + (at % 5));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => make({ shopOrderIds: some(at) })),
    );
    expect(
      Object.keys(tally(answers)).filter((key) => !['ok', 'MERGE_DIFF', 'UNAVAILABLE'].includes(key)),
    ).toEqual([]);
    const members = answers.flatMap(({ code, data }) =>
      code === 0 ? data.list.flatMap(({ shopOrderIds }) => shopOrderIds) : [],
    );
    expect(members.length).toBe(new Set(members).size);
    expect((await mergesOf(ids)).flatMap(({ id, merged }) => (merged ? [id] : [])).sort()).toEqual(
      members.sort(),
    );
  });

  it('of the same orders create one merge', async () => {
    const { ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a')]);
    const answers = await Promise.all([
      make({ shopOrderIds: ids }),
      make({ shopOrderIds: ids.toReversed() }),
    ]);
    expect(tally(answers)).toEqual({ ok: 1, MERGE_DIFF: 1 });
  });

  it('leave out a shop order that was ordered first', async () => {
    const { ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a'), orderFor(3, 'a')]);
    const reached = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    script.beforeOrder = async () => {
      reached.resolve();
      await letGo.promise;
    };
    const merging = make({ shopOrderIds: ids });
    await reached.promise;
    expect((await order({ shopOrderIds: ids.slice(0, 1) })).code).toBe(0);
    letGo.resolve();
    const { data } = await merging;
    expect(data.list.map(({ shopOrderIds }) => shopOrderIds)).toEqual([ids.slice(1)]);
    expect(data.rejected).toEqual([
      { shopOrderId: ids[0], msg: expect.stringMatching(/^订单号【R00000001】已下单，包裹号【P\d+】$/) },
    ]);
  });

  it('wait for an order in progress and see its result', async () => {
    const { ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a')]);
    const client = await api.database.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE shop_order SET import_status = 5 WHERE id = $1', [ids[1]]);
    const merging = make({ shopOrderIds: ids });
    await someoneWaits(api);
    await client.query('COMMIT');
    client.release();
    expect((await merging).data).toMatchObject({
      errorKey: 'MERGE_DIFF',
      rejected: [
        { shopOrderId: ids[1], msg: '订单号【R00000002】已拦截，请重新拉取' },
        { shopOrderId: ids[0] },
      ],
    });
  });

  it('have one winner when a merge is ordered and split at once', async () => {
    const { ids } = await stage([orderFor(1, 'a'), orderFor(2, 'a')]);
    for (let round = 0; round < 8; round += 1) {
      const id = (await make({ shopOrderIds: ids })).data.list[0]?.id;
      const [ordered, apart] = await Promise.all([order({ mergeIds: [id] }), split(id)]);
      const isOrdered = ordered.code === 0;
      expect([isOrdered, apart.code]).toEqual([isOrdered, isOrdered ? 7 : 0]);
      const state = { merged: isOrdered, status: isOrdered ? 1 : 0 };
      expect(await mergesOf(ids)).toEqual(ids.map((each) => ({ id: each, ...state })));
      if (!isOrdered) continue;
      expect(apart.data.errorKey).toBe('MERGE_STATE');
      await buyer.call('POST', '/orders/cancelOrder', { orderId: ordered.data.orderId });
      expect((await split(id)).code).toBe(0);
    }
  });
});
