import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

let api: TestApi;
let buyer: Person;
let bears: Shop;
let cups: Shop;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer({ balance: 10_000_000 });
  [bears, cups] = [await api.shop({ stock: 500 }), await api.shop({ stock: 500 })];
});
afterAll(() => api.close());

const itemOf = (name: string) => ({
  ...{ lineId: `l-${name}`, remoteGoodId: `g-${name}`, remoteSkuId: `s-${name}`, title: name, sku: name },
  ...{ num: 2, price: 990, pic: '', merchantCode: '' },
});
const ITEMS = [itemOf('bear'), itemOf('cup')];

type Content = { shopOrderId: number | null; lineIds: string[] | null; items: object[]; planKey: string };
type Part = { warehouseId: number; courierId: number; shopOrderIds: number[]; contents: Content[] };
type Plan = { parts: Part[]; unplanned: { msg: string }[] };
type Listed = {
  importStatus: number;
  linesLeft: string[];
  orderId: number;
  parcels: { packageId: number; orderId: number; lineIds: string[] }[];
};

/** A bound shop with orders of two items that two suppliers have. */
async function stage(count = 1) {
  const { id: shopId } = await bindShop(api, buyer);
  const orders = await addShopOrders(api, shopId, Array(count).fill({ items: ITEMS }));
  for (const [item, goods] of [
    [ITEMS[0], bears],
    [ITEMS[1], cups],
  ] as const)
    await buyer.call('POST', '/shops/addGood', {
      shopId,
      goodId: goods.goodId,
      remoteGoodId: item?.remoteGoodId,
    });
  return {
    shopId,
    ids: orders.map(({ id }) => id),
    orderNos: orders.map(({ remoteOrderNo }) => remoteOrderNo),
  };
}
const plan = async (shopId: number, shopOrderIds: number[], byItems = true) =>
  (await buyer.call<Plan>('POST', '/shopOrders/plan', { shopId, shopOrderIds, byItems })).data;

/** Places the parts of a plan as they are. */
const place = (parts: Part[], more: object = {}) =>
  buyer.call<{ orders: { orderId: number }[]; errorKey?: string; failed?: { reasonCode: string }[] }>(
    'POST',
    '/orders/createBatch',
    {
      type: 2,
      senderId: buyer.senderId,
      confirm: true,
      parts: parts.map(({ warehouseId, courierId, shopOrderIds, contents }) => ({
        ...{ warehouseId, courierId, shopOrderIds },
        contents: contents.map(({ shopOrderId, lineIds, items, planKey }) => ({
          ...{ shopOrderId, lineIds, planKey },
          items: (items as { skuId: number; num: number }[]).map(({ skuId, num }) => ({ skuId, num })),
        })),
      })),
      ...more,
    },
  );
const listed = async (ids: number[]) =>
  (await buyer.call<{ list: Listed[] }>('POST', '/shopOrders/getShopOrdersList', { ids })).data.list;
const numbers = (orderNo: string) =>
  api.query<{ id: number }>('SELECT package_id AS id FROM third_order WHERE third_order_no = $1', [orderNo]);

describe('an order of a shop whose items two suppliers have', () => {
  it('is planned as two parcels, and ordered as both', async () => {
    const { shopId, ids, orderNos } = await stage();
    const { parts } = await plan(shopId, ids);
    expect(parts).toMatchObject([
      {
        warehouseId: bears.warehouseId,
        shopOrderIds: ids,
        contents: [{ lineIds: ['l-bear'], items: [{ num: 2 }] }],
      },
      {
        warehouseId: cups.warehouseId,
        shopOrderIds: ids,
        contents: [{ lineIds: ['l-cup'], items: [{ num: 2 }] }],
      },
    ]);
    const { code, data } = await place(parts);
    expect([code, data.orders.length]).toEqual([0, 2]);
    const [order] = await listed(ids);
    expect(order).toMatchObject({
      importStatus: 1,
      orderId: data.orders[0]?.orderId,
      linesLeft: [],
      parcels: [
        { orderId: data.orders[0]?.orderId, lineIds: ['l-bear'] },
        { orderId: data.orders[1]?.orderId, lineIds: ['l-cup'] },
      ],
    });
    expect(await numbers(orderNos[0] ?? '')).toHaveLength(1);
    expect((await plan(shopId, ids)).unplanned).toMatchObject([{ msg: expect.stringContaining('已下单') }]);
  });

  it('waits for the rest when one of its parcels was ordered, which goes by the plan again', async () => {
    const { shopId, ids } = await stage();
    const [first] = (await plan(shopId, ids)).parts;
    expect((await place(first ? [first] : [])).code).toBe(0);
    expect((await listed(ids))[0]).toMatchObject({ importStatus: 0, linesLeft: ['l-cup'] });
    const { parts } = await plan(shopId, ids);
    expect(parts).toMatchObject([{ warehouseId: cups.warehouseId, contents: [{ lineIds: ['l-cup'] }] }]);
    expect((await place(parts)).code).toBe(0);
    expect((await listed(ids))[0]).toMatchObject({ importStatus: 1, linesLeft: [] });
  });

  it('is not ordered twice by several sessions', async () => {
    const { shopId, ids, orderNos } = await stage(4);
    const { parts } = await plan(shopId, ids);
    const answers = await Promise.all([place(parts), place(parts), place(parts)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { parcels } of await listed(ids))
      expect(parcels.map(({ lineIds }) => lineIds)).toEqual([['l-bear'], ['l-cup']]);
    for (const orderNo of orderNos) expect(await numbers(orderNo)).toHaveLength(1);
  });

  it('does not have a part of it ordered twice by several sessions', async () => {
    const { shopId, ids } = await stage();
    const first = (await plan(shopId, ids)).parts.slice(0, 1);
    const answers = await Promise.all([place(first), place(first), place(first)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await listed(ids))[0]).toMatchObject({ importStatus: 0, linesLeft: ['l-cup'], parcels: [{}] });
  });

  it('does not have one line in two parcels of one decision', async () => {
    const { shopId, ids } = await stage();
    const { parts } = await plan(shopId, ids);
    const both = parts.map((part) => ({
      ...part,
      contents: part.contents.map((content) => ({ ...content, lineIds: ['l-bear'] })),
    }));
    expect((await place(both)).data.errorKey).toBe('SHOP_ORDER_CHANGED');
    expect((await listed(ids))[0]).toMatchObject({
      importStatus: 0,
      parcels: [],
      linesLeft: ['l-bear', 'l-cup'],
    });
  });

  it('refuses lines that it does not have, or that another parcel has', async () => {
    const { shopId, ids } = await stage();
    const { parts } = await plan(shopId, ids);
    const [first] = parts;
    const foreign = parts.slice(0, 1).map((part) => ({
      ...part,
      contents: part.contents.map((content) => ({ ...content, lineIds: ['l-none'] })),
    }));
    expect((await place(foreign)).data.errorKey).toBeDefined();
    await place(first ? [first] : []);
    expect((await place(first ? [first] : [])).data.errorKey).toBeDefined();
    expect((await listed(ids))[0]?.parcels).toHaveLength(1);
  });

  const cancel = (orderId: number) => buyer.call('POST', '/orders/cancelOrder', { orderId });
  const repeat = (id: number) =>
    buyer.call<{ newOrderId?: number; errorKey?: string }>('POST', '/orders/againSubmit', { id });

  it('gives its order number free when both parcels have ended', async () => {
    const { shopId, ids, orderNos } = await stage();
    const { data } = await place((await plan(shopId, ids)).parts, { confirm: false });
    const [one = 0, two = 0] = data.orders.map(({ orderId }) => orderId);
    expect((await cancel(one)).code).toBe(0);
    expect(await numbers(orderNos[0] ?? '')).toHaveLength(1);
    expect((await listed(ids))[0]).toMatchObject({ importStatus: 0, orderId: two, linesLeft: ['l-bear'] });
    expect((await cancel(two)).code).toBe(0);
    expect(await numbers(orderNos[0] ?? '')).toEqual([]);
    expect((await listed(ids))[0]).toMatchObject({ importStatus: 0, orderId: null, parcels: [] });
  });

  it('keeps both parcels when some pieces of one are refunded, and gives its lines back with the rest of it', async () => {
    const { shopId, ids, orderNos } = await stage();
    const { data } = await place((await plan(shopId, ids)).parts);
    const [before] = await listed(ids);
    const [first, second] = before?.parcels ?? [];
    const refund = (more: object = {}) =>
      buyer.call<{ refundFee: number; success: { partId?: number }[] }>('POST', '/orderPackages/refund', {
        ...{ packageIds: [first?.packageId], reason: '不要了', ...more },
      });
    const some = await refund({ items: [{ skuId: bears.skuId, num: 1, of: 2 }] });
    expect(some.code).toBe(0);
    expect((await listed(ids))[0]).toEqual(before);
    expect(await numbers(orderNos[0] ?? '')).toEqual([{ id: first?.packageId }]);
    const inOrder = await api.query<{ id: number; status: number; num: number; ofShop: boolean }>(
      `SELECT id, status, num, shop_id IS NOT NULL AS "ofShop" FROM order_package WHERE order_id = $1 ORDER BY id`,
      [data.orders[0]?.orderId],
    );
    expect(inOrder).toMatchObject([
      { id: first?.packageId, status: 20, num: 1, ofShop: true },
      { id: some.data.success[0]?.partId, status: 70, num: 1, ofShop: true },
    ]);

    expect((await refund()).code).toBe(0);
    expect((await listed(ids))[0]).toMatchObject({
      importStatus: 0,
      linesLeft: ['l-bear'],
      parcels: [{ packageId: second?.packageId, lineIds: ['l-cup'] }],
    });
    expect(await numbers(orderNos[0] ?? '')).toEqual([{ id: second?.packageId }]);
    expect((await plan(shopId, ids)).parts).toMatchObject([
      { contents: [{ lineIds: ['l-bear'], items: [{ num: 2 }] }] },
    ]);
    expect(await brokenInvariants(api)).toEqual([]);
  });

  it('has only the lines of a cancelled parcel in the one that repeats it', async () => {
    const { shopId, ids } = await stage();
    const { data } = await place((await plan(shopId, ids)).parts, { confirm: false });
    const [one = 0, two = 0] = data.orders.map(({ orderId }) => orderId);
    await cancel(one);
    await cancel(two);
    const { newOrderId } = (await repeat(one)).data;
    expect((await listed(ids))[0]).toMatchObject({
      ...{ importStatus: 0, orderId: newOrderId, linesLeft: ['l-cup'] },
      parcels: [{ orderId: newOrderId, lineIds: ['l-bear'] }],
    });
    const { newOrderId: other } = (await repeat(two)).data;
    expect((await listed(ids))[0]).toMatchObject({
      ...{ importStatus: 1, linesLeft: [] },
      parcels: [
        { orderId: newOrderId, lineIds: ['l-bear'] },
        { orderId: other, lineIds: ['l-cup'] },
      ],
    });
  });

  it('is not repeated as a whole once a line of it is in another parcel', async () => {
    const { shopId, ids } = await stage();
    const [first, second] = (await plan(shopId, ids)).parts;
    if (!first || !second) throw new Error('no two parts');
    const whole = { ...first, contents: first.contents.map((content) => ({ ...content, lineIds: null })) };
    const { data } = await place([whole], { confirm: false });
    const orderId = data.orders[0]?.orderId ?? 0;
    await cancel(orderId);
    expect((await place([second])).code).toBe(0);
    expect((await repeat(orderId)).data.errorKey).toBeDefined();
    expect((await listed(ids))[0]).toMatchObject({
      linesLeft: ['l-bear'],
      parcels: [{ lineIds: ['l-cup'] }],
    });
  });

  it('is held where the caller knows parts of one combination only', async () => {
    const { shopId, ids } = await stage();
    expect(await plan(shopId, ids, false)).toMatchObject({ parts: [], unplanned: [{ shopOrderId: ids[0] }] });
  });
});
