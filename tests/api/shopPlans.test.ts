import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { addShopOrders, bindShop, mergeByHand, type ShopOrderGiven } from '../support/shopOrders.ts';

let api: TestApi;
let buyer: Person;
let goods: Shop;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer({ balance: 10_000_000 });
  goods = await api.shop({ stock: 5000 });
});
afterAll(() => api.close());

type Part = Record<string, unknown> & { shopOrderIds: number[]; mergeIds: number[]; num: number };
type Plan = { parts: Part[]; unplanned: object[] };

const plan = (body: object, who = buyer) => who.call<Plan>('POST', '/shopOrders/plan', body);
const ignore = (ids: number[], ignored: boolean, who = buyer) =>
  who.call<{ count: number }>('POST', '/shopOrders/ignore', { ids, ignored });

/** A bound shop with orders, all of whose items the goods stand for. */
async function stage(input: readonly ShopOrderGiven[]) {
  const { id: shopId } = await bindShop(api, buyer);
  const orders = await addShopOrders(api, shopId, input);
  await buyer.call('POST', '/shops/addGood', { shopId, goodId: goods.goodId });
  return { shopId, ids: orders.map(({ id }) => id), orders };
}
const statuses = async (ids: number[]) =>
  (
    await api.query<{ status: number }>(
      'SELECT import_status AS status FROM shop_order WHERE id = ANY ($1) ORDER BY id',
      [ids],
    )
  ).map(({ status }) => status);

describe('a plan of shop orders', () => {
  it('creates parts of single and merged orders that can be ordered as they are', async () => {
    const { shopId, ids } = await stage([{}, {}, {}]);
    const mergeId = await mergeByHand(api, shopId, ids.slice(0, 2));
    const { data } = await plan({ shopId, shopOrderIds: [ids[2]], mergeIds: [mergeId] });
    const [{ name = '' } = {}] = await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [
      goods.goodId,
    ]);
    const { goodId, skuId } = goods;
    const item = { skuId, skuName: '', goodId, goodName: name, pic: '/files/test.svg', num: 1 };
    expect(data).toEqual({
      parts: [
        {
          goodId,
          goodName: name,
          goodPic: '/files/test.svg',
          warehouseId: goods.warehouseId,
          warehouseName: name,
          courierId: goods.courierId,
          courierName: name,
          ...{ skuId: goods.skuId, skuName: '' },
          num: 1,
          shopOrderIds: [ids[2]],
          mergeIds: [mergeId],
          contents: [
            {
              shopOrderId: null,
              mergeId,
              items: [item],
              lineIds: null,
              planKey: expect.stringMatching(/^[0-9a-f]{32}\.\d+-0$/),
              rerouted: null,
            },
            {
              shopOrderId: ids[2],
              mergeId: null,
              items: [item],
              lineIds: null,
              planKey: expect.any(String),
              rerouted: null,
            },
          ],
        },
      ],
      unplanned: [],
      sourced: [],
    });
    const { warehouseId, courierId, num, ...named } = data.parts[0] as Part;
    const placed = await buyer.call<{ packageCount: number }>('POST', '/orders/createOrder', {
      ...orderBody(buyer, goods),
      type: 2,
      packages: [],
      goodId,
      warehouseId,
      courierId,
      num,
      shopOrderIds: named.shopOrderIds,
      mergeIds: named.mergeIds,
    });
    expect([placed.code, placed.data.packageCount]).toEqual([0, 2]);
    const { data: after } = await plan({ shopId, shopOrderIds: [ids[2]], mergeIds: [mergeId] });
    expect([after.parts, after.unplanned]).toMatchObject([
      [],
      [
        { shopOrderId: ids[0], mergeId, reasonCode: 'DUPLICATE_NO' },
        { shopOrderId: ids[1], mergeId, reasonCode: 'DUPLICATE_NO' },
        { shopOrderId: ids[2], mergeId: null, reasonCode: 'DUPLICATE_NO' },
      ],
    ]);
  });

  it('leaves out orders that do not wait, with the reason', async () => {
    const { shopId, ids, orders } = await stage([
      {},
      { remoteRefundStatus: 1 },
      { remoteStatus: 6 },
      { remoteStatus: 4 },
      { importStatus: 4 },
      {},
      {},
    ]);
    await mergeByHand(api, shopId, ids.slice(5));
    const { data } = await plan({ shopId, shopOrderIds: ids.slice(0, 6) });
    expect(data.parts.map((part) => part.shopOrderIds)).toEqual([[ids[0]]]);
    const reason = (at: number, reasonCode: string, msg: string) => ({
      shopOrderId: ids[at],
      mergeId: null,
      reasonCode,
      msg: `订单号【${orders[at]?.remoteOrderNo}】${msg}`,
    });
    expect(data.unplanned).toEqual([
      reason(1, 'SHOP_REFUNDING', '退款中或已退款'),
      reason(2, 'SHOP_CLOSED', '已关闭'),
      reason(3, 'SHOP_SHIPPED', '在店铺已发货'),
      reason(4, 'ORDER_REFUSED', '已忽略，请先取消忽略'),
      reason(5, 'ORDER_REFUSED', '已合并，请按合并包裹选择'),
    ]);
  });

  it('leaves out a merge with a refunded order or with different receivers', async () => {
    const { shopId, ids } = await stage([{}, {}, {}, {}]);
    const merges = [
      await mergeByHand(api, shopId, ids.slice(0, 2)),
      await mergeByHand(api, shopId, ids.slice(2)),
    ];
    await api.query('UPDATE shop_order SET remote_refund_status = 1, import_status = 5 WHERE id = $1', [
      ids[0],
    ]);
    await api.query("UPDATE shop_order SET receiver_key = 'moved' WHERE id = $1", [ids[3]]);
    const { data } = await plan({ shopId, mergeIds: merges });
    expect(data).toMatchObject({
      parts: [],
      unplanned: ids.map((shopOrderId, at) => ({
        shopOrderId,
        mergeId: merges[at < 2 ? 0 : 1],
        reasonCode: at < 2 ? 'SHOP_REFUNDING' : 'RECEIVER_CHANGED',
      })),
    });
  });

  it('names an order once that is selected singly and with its merge', async () => {
    const { shopId, ids } = await stage([{}, {}]);
    const mergeIds = [await mergeByHand(api, shopId, ids)];
    const { data } = await plan({
      shopId,
      shopOrderIds: [...ids, ...ids],
      mergeIds: [...mergeIds, ...mergeIds],
    });
    expect([data.parts, data.unplanned]).toMatchObject([[{ shopOrderIds: [], mergeIds }], []]);
  });

  it('follows the goods mappings and reports missing ones', async () => {
    const { id: shopId } = await bindShop(api, buyer);
    const item = (remoteGoodId: string, num: number) => ({
      remoteGoodId,
      remoteSkuId: 's',
      title: `标题${remoteGoodId}`,
      sku: '',
      num,
      price: 1,
      pic: '',
    });
    const [known, unknown] = await addShopOrders(api, shopId, [
      { items: [item('a', 2), item('b\'"\\', 1)] },
      { items: [item('a', 1), item('c', 1)] },
    ]);
    for (const [remoteGoodId, num] of [
      ['a', 3],
      ['b\'"\\', 1],
    ])
      await buyer.call('POST', '/shops/addGood', { shopId, goodId: goods.goodId, remoteGoodId, num });
    const { data } = await plan({ shopId, shopOrderIds: [known?.id, unknown?.id] });
    expect(data.parts.map(({ num, shopOrderIds }) => [num, shopOrderIds])).toEqual([[7, [known?.id]]]);
    expect(data.unplanned).toEqual([
      {
        shopOrderId: unknown?.id,
        mergeId: null,
        reasonCode: 'GOODS_UNMAPPED',
        msg: '商品【标题c】还没有关联',
      },
    ]);
  });

  it('respects goods off sale, closed warehouses and couriers', async () => {
    const { shopId, ids } = await stage([{}]);
    const own = await api.shop();
    await buyer.call('POST', '/shops/addGood', { shopId, goodId: own.goodId });
    const reason = async () => (await plan({ shopId, shopOrderIds: ids })).data.unplanned;
    const refused = (msg: string, reasonCode: string) => [
      { shopOrderId: ids[0], mergeId: null, reasonCode, msg },
    ];
    const [{ name = '' } = {}] = await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [
      own.goodId,
    ]);
    expect(await reason()).toEqual([]);
    await api.query('UPDATE courier SET status = 2 WHERE id = $1', [own.courierId]);
    expect(await reason()).toEqual(refused('该仓库不支持所选快递', 'ORDER_REFUSED'));
    await api.query('UPDATE warehouse SET status = 3 WHERE id = $1', [own.warehouseId]);
    expect(await reason()).toEqual(refused(`没有仓库可以发出商品：${name}`, 'ORDER_REFUSED'));
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [own.goodId]);
    expect(await reason()).toEqual(refused(`关联的商品已下架：${name}`, 'GOODS_UNMAPPED'));
  });

  it('of a thousand orders has parts of 500, and of more is refused', async () => {
    const { id: shopId } = await bindShop(api, buyer);
    await buyer.call('POST', '/shops/addGood', { shopId, goodId: goods.goodId });
    const read = Array.from({ length: 1001 }, (_, no) => remoteOrder(no));
    expect(await upsertShopOrders(api.database.db, testBox, shopId, read)).toEqual({
      added: 1001,
      updated: 0,
    });
    const rows = await api.query<{ id: number }>('SELECT id FROM shop_order WHERE shop_id = $1 ORDER BY id', [
      shopId,
    ]);
    const ids = rows.map(({ id }) => id);
    const { data } = await plan({ shopId, shopOrderIds: ids.slice(0, 1000) });
    expect(data.parts.map((part) => part.shopOrderIds)).toEqual([ids.slice(0, 500), ids.slice(500, 1000)]);
    const mergeIds = [await mergeByHand(api, shopId, ids.slice(999))];
    expect(await plan({ shopId, shopOrderIds: ids.slice(0, 999), mergeIds })).toMatchObject({
      code: 7,
      msg: '最多支持1000条',
    });
  });

  it('is limited to the caller’s shop, orders and current merges', async () => {
    const [{ shopId, ids }, other, stranger] = [
      await stage([{}, {}]),
      await stage([{}, {}]),
      await api.buyer(),
    ];
    const mergeId = await mergeByHand(api, shopId, ids);
    const errorKey = async (body: object, who = buyer) => (await plan(body, who)).data;
    expect(await errorKey({ shopId, shopOrderIds: ids }, stranger)).toEqual({ errorKey: 'SHOP_UNBOUND' });
    expect(await errorKey({ shopId, shopOrderIds: [...ids, other.ids[0]] })).toEqual({
      errorKey: 'NOT_FOUND',
    });
    expect(await errorKey({ shopId: other.shopId, mergeIds: [mergeId] })).toEqual({ errorKey: 'NOT_FOUND' });
    const foreign = (await bindShop(api, stranger)).id;
    expect(await errorKey({ shopId: foreign, shopOrderIds: ids }, stranger)).toEqual({
      errorKey: 'NOT_FOUND',
    });
    await buyer.call('POST', '/mergeOrder/splitMergeOrder', { id: mergeId });
    expect(await errorKey({ shopId, mergeIds: [mergeId] })).toEqual({ errorKey: 'NOT_FOUND' });
    expect(await errorKey({ shopId })).toEqual({ parts: [], unplanned: [], sourced: [] });
  });
});

describe('ignoring shop orders', () => {
  it('works for waiting orders and is revoked to their current status', async () => {
    const { ids } = await stage([{}, {}, { importStatus: 1 }, { importStatus: 5 }]);
    expect((await ignore(ids, true)).data).toEqual({ count: 2 });
    expect(await statuses(ids)).toEqual([4, 4, 1, 5]);
    await api.query('UPDATE shop_order SET remote_status = 6 WHERE id = $1', [ids[1]]);
    expect((await ignore(ids, false)).data).toEqual({ count: 2 });
    expect(await statuses(ids)).toEqual([0, 5, 1, 5]);
    expect((await ignore(ids.slice(1), false)).data).toEqual({ count: 0 });
  });

  it('is limited to the caller’s orders', async () => {
    const [{ ids }, stranger] = [await stage([{}]), await api.buyer()];
    expect((await ignore(ids, true, stranger)).data).toEqual({ count: 0 });
    expect(await statuses(ids)).toEqual([0]);
  });

  it('twenty times concurrently counts each order once', async () => {
    const { ids } = await stage(Array.from({ length: 30 }, () => ({})));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ignore(at % 2 ? ids : ids.toReversed(), true)),
    );
    expect(answers.reduce((sum, { data }) => sum + data.count, 0)).toBe(30);
  });
});

describe('orders that are read from a shop', () => {
  const later = new Date('2026-11-21T00:00:00Z');
  const titles = async (shopId: number) =>
    (
      await api.query<{ title: string }>(
        'SELECT goods_title AS title FROM shop_order WHERE shop_id = $1 ORDER BY remote_order_no',
        [shopId],
      )
    ).map(({ title }) => title);
  const called = (title: string) => [
    { remoteGoodId: 'g', remoteSkuId: '', title, sku: '', num: 1, price: 1, pic: '', merchantCode: '' },
  ];
  const keep = (shopId: number, orders: Parameters<typeof upsertShopOrders>[3]) =>
    upsertShopOrders(api.database.db, testBox, shopId, orders);

  it('are stored once in their newest state, wherever it appears', async () => {
    const { id: shopId } = await bindShop(api, buyer);
    const [old, fresh] = [
      remoteOrder(1, { items: called('旧') }),
      remoteOrder(1, { items: called('新'), updatedAt: later }),
    ];
    expect(await keep(shopId, [remoteOrder(2), fresh, old])).toEqual({ added: 2, updated: 0 });
    expect(await titles(shopId)).toEqual(['新', '毛绒小熊公仔']);
    expect(await keep(shopId, [old])).toEqual({ added: 0, updated: 0 });
    expect(await keep(shopId, [])).toEqual({ added: 0, updated: 0 });
    expect(await titles(shopId)).toEqual(['新', '毛绒小熊公仔']);
  });

  it('never deadlock when many workers store them in any order', async () => {
    const { id: shopId } = await bindShop(api, buyer);
    const read = (updatedAt: Date) => Array.from({ length: 60 }, (_, no) => remoteOrder(no, { updatedAt }));
    await keep(shopId, read(new Date(0)));
    const kept = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const orders = read(new Date(later.getTime() + at));
        return keep(shopId, at % 2 ? orders : orders.toReversed());
      }),
    );
    expect(kept.every(({ added }) => added === 0)).toBe(true);
    const [newest] = await api.query<{ at: Date }>(
      'SELECT min(remote_updated_at) AS at FROM shop_order WHERE shop_id = $1',
      [shopId],
    );
    expect(newest?.at).toEqual(new Date(later.getTime() + 11));
  });
});

describe('an order that needs a person', () => {
  it('shows the reason, and no other order does', async () => {
    const { shopId, ids } = await stage([{}, {}]);
    await api.query(
      "UPDATE shop_order SET problem_code = 'AUTO_LIMIT', problem_text = '超出限额' WHERE id = $1",
      [ids[0]],
    );
    const { data } = await buyer.call<{ list: Record<string, unknown>[] }>(
      'POST',
      '/shopOrders/getShopOrdersList',
      { shopId },
    );
    expect(data.list.map(({ id, problemCode, problemText }) => [id, problemCode, problemText])).toEqual([
      [ids[1], null, ''],
      [ids[0], 'AUTO_LIMIT', '超出限额'],
    ]);
  });
});
