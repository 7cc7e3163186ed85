import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RemoteItem } from '../../api/src/adapters/shops/shopPlatform.ts';
import type { Db } from '../../api/src/db/client.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import type { ShopSkuRow } from '../../api/src/modules/shops/shopSkus.repository.ts';
import { suggestionsFor } from '../../api/src/modules/shops/suggestions.service.ts';
import { someoneWaits } from '../support/accounts.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { bindShop } from '../support/shopOrders.ts';

let api: TestApi;
let buyer: Person;
let goods: Shop;
/** Another combination of the same goods. */
let otherSkuId: number;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer({ balance: 10_000_000 });
  goods = await api.shop({ stock: 500 });
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
     SELECT goods_no || '-XL', id, ARRAY[2], 'XL', supply_price, weight FROM goods WHERE id = $1 RETURNING id`,
    [goods.goodId],
  );
  otherSkuId = row?.id ?? 0;
  await api.query('SELECT create_stock($1, $2, $3, 500, 0)', [
    goods.seller.accountId,
    otherSkuId,
    goods.warehouseId,
  ]);
});
afterAll(() => api.close());

const seenRow = { merchantCode: '' } as ShopSkuRow;

type Link = {
  state: number;
  changedSkuText: string | null;
  remoteSkuText: string;
  items: { skuId: number; num: number }[];
};
type Content = {
  shopOrderId: number;
  mergeId: null;
  items: { skuId: number; num: number }[];
  planKey: string;
};
type Plan = {
  parts: { warehouseId: number; courierId: number; shopOrderIds: number[]; contents: Content[] }[];
  unplanned: { shopOrderId: number; reasonCode: string; msg: string }[];
};

const item = (remoteSkuId: string, sku: string, num = 1): RemoteItem => ({
  ...{ remoteGoodId: 'g', remoteSkuId, title: '杯子', sku, num, price: 990, pic: '', merchantCode: '' },
  lineId: `line-${remoteSkuId}`,
});
let no = 0;
/** An order of a shop that has been read; a later one unless said otherwise. */
async function bought(shopId: number, items: RemoteItem[], at = ++no): Promise<number> {
  const order = remoteOrder(at, { items, updatedAt: new Date(Date.UTC(2026, 10, 21, 0, 0, ++no)) });
  await upsertShopOrders(api.database.db, testBox, shopId, [order]);
  const [row] = await api.query<{ id: number }>(
    'SELECT id FROM shop_order WHERE shop_id = $1 AND remote_order_no = $2',
    [shopId, order.remoteOrderNo],
  );
  return row?.id ?? 0;
}
const bound = async () => (await bindShop(api, buyer)).id;
const link = (body: object) => buyer.call<Link>('POST', '/shops/addGood', { remoteGoodId: 'g', ...body });
const linkMany = (shopId: number, links: object[]) =>
  buyer.call<{ linked: number; rows: { errorKey: string | null; link: Link | null }[] }>(
    'POST',
    '/shops/linkSkus',
    {
      shopId,
      links: links.map((each) => ({ remoteGoodId: 'g', ...each })),
    },
  );
const plan = async (shopId: number, ids: number[]) =>
  (await buyer.call<Plan>('POST', '/shopOrders/plan', { shopId, shopOrderIds: ids, byItems: true })).data;
/** Places what was planned, as a wizard does. */
const place = ({ parts }: Plan, more: object = {}) =>
  buyer.call<{ orderId: number; failed: { reasonCode: string }[] }>('POST', '/orders/createOrder', {
    ...orderBody(buyer, goods),
    ...{ type: 2, packages: [], goodId: undefined, num: undefined, confirm: true },
    ...{ warehouseId: parts[0]?.warehouseId, courierId: parts[0]?.courierId },
    shopOrderIds: parts.flatMap(({ shopOrderIds }) => shopOrderIds),
    contents: parts.flatMap(({ contents }) =>
      contents.map(({ shopOrderId, items, planKey }) => ({
        ...{ shopOrderId, planKey },
        items: items.map(({ skuId, num }) => ({ skuId, num })),
      })),
    ),
    ...more,
  });
const linesOf = (orderId: number) =>
  api.query<object>(
    `SELECT l.sku_id AS "skuId", l.num FROM parcel_line l JOIN order_package p ON p.id = l.package_id
      WHERE p.order_id = $1 ORDER BY p.id, l.line`,
    [orderId],
  );

describe('a shop order of several items', () => {
  it('becomes one parcel with the combinations and pieces of its links, also when it is repeated', async () => {
    const shopId = await bound();
    const id = await bought(shopId, [item('a', '白', 2), item('b', '黑')]);
    const { skuId } = goods;
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId, num: 3 }] });
    await link({
      shopId,
      remoteSkuId: 'b',
      items: [
        { skuId: otherSkuId, num: 1 },
        { skuId, num: 1 },
      ],
    });
    const planned = await plan(shopId, [id]);
    const { data } = await place(planned, { confirm: false });
    const lines = [
      { skuId, num: 7 },
      { skuId: otherSkuId, num: 1 },
    ];
    expect(await linesOf(data.orderId)).toEqual(lines);
    expect((await place(planned)).data).toMatchObject({ failed: [{ reasonCode: 'DUPLICATE_NO' }] });

    expect(await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      code: 0,
    });
    const again = await buyer.call<{ newOrderId: number }>('POST', '/orders/againSubmit', {
      id: data.orderId,
    });
    expect(await linesOf(again.data.newOrderId)).toEqual(lines);
  });

  it('is held whole by one item that is not linked', async () => {
    const shopId = await bound();
    const id = await bought(shopId, [item('a', '白'), item('b', '黑')]);
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: goods.skuId, num: 1 }] });
    expect(await plan(shopId, [id])).toMatchObject({
      parts: [],
      unplanned: [{ shopOrderId: id, reasonCode: 'GOODS_UNMAPPED', msg: '商品【杯子】还没有关联' }],
    });
  });
});

describe('a link whose SKU changes its text', () => {
  async function changed() {
    const shopId = await bound();
    const before = await bought(shopId, [item('a', '白色')]);
    const put = await link({ shopId, remoteSkuId: 'a', items: [{ skuId: goods.skuId, num: 1 }] });
    expect(put.data).toMatchObject({ state: 1, remoteSkuText: '白色', changedSkuText: null });
    const after = await bought(shopId, [item('a', '黑色')]);
    return { shopId, before, after };
  }

  it('holds its orders until somebody confirms it', async () => {
    const { shopId, before, after } = await changed();
    const held = await plan(shopId, [before, after]);
    expect(held.parts).toEqual([]);
    expect(held.unplanned.map(({ reasonCode, msg }) => [reasonCode, msg])).toEqual(
      Array(2).fill(['LINK_CHANGED', '商品【杯子】的规格在店铺改为“黑色”（关联时为“白色”），请确认关联']),
    );
    const { data } = await linkMany(shopId, [{ remoteSkuId: 'a', remoteSkuText: '黑色' }]);
    expect(data.rows[0]?.link).toMatchObject({ state: 1, remoteSkuText: '黑色', items: [{ num: 1 }] });
    expect((await plan(shopId, [before, after])).parts.flatMap((part) => part.shopOrderIds)).toEqual([
      before,
      after,
    ]);
  });

  it('keeps holding orders with the text of before when others stand for it', async () => {
    const { shopId, before, after } = await changed();
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: otherSkuId, num: 1 }] });
    const { parts, unplanned } = await plan(shopId, [before, after]);
    expect([parts.flatMap((part) => part.shopOrderIds), unplanned.map((each) => each.shopOrderId)]).toEqual([
      [after],
      [before],
    ]);
  });

  it('goes on waiting when somebody agrees to a text that is no longer shown', async () => {
    const { shopId, after } = await changed();
    const { data } = await linkMany(shopId, [{ remoteSkuId: 'a', remoteSkuText: '白色' }]);
    expect(data.rows[0]?.link).toMatchObject({ state: 2, changedSkuText: '黑色' });
    expect((await plan(shopId, [after])).parts).toEqual([]);
  });

  it('does not change by width or blanks', async () => {
    const shopId = await bound();
    await bought(shopId, [item('a', '白色 ＸＬ')]);
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: goods.skuId, num: 1 }] });
    const id = await bought(shopId, [item('a', ' 白色　  XL ')]);
    expect((await plan(shopId, [id])).parts).toHaveLength(1);
  });

  it('refuses what was planned before', async () => {
    const shopId = await bound();
    const first = await bought(shopId, [item('a', '白色')]);
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: goods.skuId, num: 1 }] });
    const planned = await plan(shopId, [first]);
    await bought(shopId, [item('a', '黑色')]);
    expect((await place(planned)).data).toMatchObject({ failed: [{ reasonCode: 'LINK_CHANGED' }] });
  });

  it('refuses in the same transaction what changes while it is being placed', async () => {
    const shopId = await bound();
    const id = await bought(shopId, [item('a', '白色')]);
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: goods.skuId, num: 1 }] });
    const planned = await plan(shopId, [id]);
    const reading = await api.database.pool.connect();
    try {
      await reading.query('BEGIN');
      await reading.query('UPDATE shop_order SET items = $2 WHERE id = $1', [
        id,
        JSON.stringify([item('a', '黑色')]),
      ]);
      const placing = place(planned);
      await someoneWaits(api);
      await reading.query('COMMIT');
      expect((await placing).data).toMatchObject({ errorKey: 'SHOP_ORDER_CHANGED' });
    } finally {
      reading.release();
    }
  });
});

describe('what an order was planned by', () => {
  it('is compared once more where the order is placed', async () => {
    const shopId = await bound();
    const id = await bought(shopId, [item('a', '白色')]);
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: goods.skuId, num: 1 }] });
    const [
      {
        contents: [content],
      } = { contents: [] },
    ] = (await plan(shopId, [id])).parts;
    const [print = '', linked = ''] = content?.planKey.split('.') ?? [];
    const [linkId, version] = linked.split('-').map(Number);
    const holds = async () => {
      const [row] = await api.query<{ holds: boolean }>('SELECT plan_holds(ARRAY[$1::bigint], $2) AS holds', [
        id,
        JSON.stringify({ print, links: [{ id: linkId, version }] }),
      ]);
      return row?.holds;
    };
    expect(await holds()).toBe(true);
    await link({ shopId, remoteSkuId: 'a', items: [{ skuId: otherSkuId, num: 1 }] });
    expect(await holds()).toBe(false);
  });

  it('refuses it when its link was changed or removed', async () => {
    const shopId = await bound();
    const id = await bought(shopId, [item('a', '白色')]);
    const put = async (skuId: number) =>
      (await link({ shopId, remoteSkuId: 'a', items: [{ skuId, num: 1 }] })).data as Link & { id: number };
    await put(goods.skuId);
    const planned = await plan(shopId, [id]);
    const { id: linkId } = await put(otherSkuId);
    expect((await place(planned)).data).toMatchObject({ failed: [{ reasonCode: 'LINK_CHANGED' }] });
    const again = await plan(shopId, [id]);
    await buyer.call('POST', '/shops/deleteGood', { id: linkId });
    expect((await place(again)).data).toMatchObject({ failed: [{ reasonCode: 'LINK_CHANGED' }] });
  });
});

describe('many links at once', () => {
  it('have a verdict each', async () => {
    const shopId = await bound();
    await bought(shopId, [item('a', '白色'), item('b', '黑色')]);
    const stranger = await api.shop();
    const items = [{ skuId: goods.skuId, num: 2 }];
    const { data } = await linkMany(shopId, [
      { remoteSkuId: 'a', items },
      { remoteSkuId: 'b', items: [...items, { skuId: stranger.skuId, num: 1 }] },
      { remoteSkuId: 'c', items: [{ skuId: 999_999_999, num: 1 }] },
      { remoteSkuId: 'd' },
      { remoteSkuId: 'e', items },
      { remoteSkuId: 'e', items },
    ]);
    expect([data.linked, data.rows.map(({ errorKey }) => errorKey)]).toEqual([
      1,
      [null, 'SELLERS_DIFFER', 'GOODS_OFF', 'NOT_FOUND', 'LINKED_TWICE', 'LINKED_TWICE'],
    ]);
    const listed = await buyer.call<{ list: object[]; counts: object }>('POST', '/shops/getShopSkusList', {
      shopId,
    });
    expect(listed.data).toMatchObject({
      counts: { '0': 1, '1': 1 },
      list: [
        { remoteSkuId: 'b', state: 0, link: null, waitingOrders: 1, heldOrders: 1 },
        {
          remoteSkuId: 'a',
          state: 1,
          link: { items: [{ num: 2 }] },
          waitingOrders: 1,
          heldOrders: 0,
          suggestions: [],
        },
      ],
    });
  });

  it('by two people at once leave one of them whole', async () => {
    const shopId = await bound();
    const kinds = [
      [{ skuId: goods.skuId, num: 1 }],
      [
        { skuId: otherSkuId, num: 2 },
        { skuId: goods.skuId, num: 3 },
      ],
    ];
    const names = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const links = names.map((remoteSkuId) => ({ remoteSkuId, items: kinds[at % 2] }));
        return linkMany(shopId, at % 3 ? links : links.toReversed());
      }),
    );
    expect(answers.map(({ code, data }) => [code, data.linked])).toEqual(Array(20).fill([0, 4]));
    const { data } = await buyer.call<{ list: Link[] }>('POST', '/shops/getShopGoodsList', { shopId });
    const kept = data.list.map(({ items }) => items.map(({ skuId, num }) => ({ skuId, num })));
    expect(kept).toHaveLength(4);
    for (const each of kept) expect(kinds).toContainEqual(each);
  });

  it('are suggested by article number', async () => {
    const shopId = await bound();
    const own = await api.shop();
    await api.query("UPDATE sku SET merchant_code = 'LINK-77' WHERE id = $1", [own.skuId]);
    await bought(shopId, [{ ...item('a', '白色'), merchantCode: 'LINK-77' }]);
    const { data } = await buyer.call<{ list: { suggestions: object[] }[] }>(
      'POST',
      '/shops/getShopSkusList',
      { shopId },
    );
    expect(data.list[0]?.suggestions).toMatchObject([{ skuId: own.skuId, reason: 1 }]);
  });

  it('are suggested by name without reading the combinations of goods that are called otherwise', async () => {
    const person = await api.buyer();
    const [alike, other] = [await api.shop(), await api.shop()];
    await api.query("UPDATE goods SET name = '玻璃水杯' WHERE id = $1", [alike.goodId]);
    await api.query("UPDATE goods SET name = '折叠雨伞' WHERE id = $1", [other.goodId]);
    await api.query(
      `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
       SELECT goods_no || '-' || no, id, ARRAY[no], '红色 ' || no, supply_price, weight
         FROM goods, generate_series(2, 60) no WHERE id = $1`,
      [other.goodId],
    );
    await api.query(
      'INSERT INTO good_collect (account_id, good_id, price) SELECT $1, unnest($2::bigint[]), 1',
      [person.accountId, [alike.goodId, other.goodId]],
    );
    const read: number[] = [];
    const db = {
      execute: async (query: SQL) => {
        const answer = await api.database.db.execute(query);
        read.push(answer.rows.length);
        return answer;
      },
    } as unknown as Db;
    const row = { ...seenRow, id: 1, title: '大号玻璃水杯', remoteSkuText: '透明' };
    const suggested = await suggestionsFor(db, { accountId: person.accountId, platform: 1 }, [row]);
    expect(suggested.get(1)).toMatchObject([{ skuId: alike.skuId, reason: 2 }]);
    // The names of both goods, then one combination instead of 61.
    expect(read).toEqual([2, 1]);
    const unlike = { ...row, title: '儿童拖鞋' };
    expect(await suggestionsFor(db, { accountId: person.accountId, platform: 1 }, [unlike])).toEqual(
      new Map(),
    );
    expect(read).toEqual([2, 1, 2]);
  });
});
