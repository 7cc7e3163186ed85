import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTO_ORDER } from '../../api/src/jobs/kinds/autoOrders.ts';
import { type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { addShopOrders, bindShop, type ShopOrderGiven } from '../support/shopOrders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Terms = { byItself?: boolean; priceLimit?: number | null; moreLimit?: number | null };
type Link = { id: number; fallback: (Terms & { items: { skuId: number; num: number }[] }) | null };
type Content = { shopOrderId: number; items: object[]; planKey: string; rerouted: string | null };
type Part = { warehouseId: number; courierId: number; shopOrderIds: number[]; contents: Content[] };
type Plan = { parts: Part[]; unplanned: { shopOrderId: number; reasonCode: string; msg: string }[] };

/** A shop whose item stands for goods of 120 fen, and where these cannot go for other ones of 150 fen from another supplier. */
async function stage(terms: Terms = {}, orders: readonly ShopOrderGiven[] = [{}]) {
  const buyer = await api.buyer({ balance: 1_000_000 });
  const { id: shopId } = await bindShop(api, buyer);
  const [own, other] = [await api.shop(), await api.shop({ supplyPrice: 130 })];
  const ids = (await addShopOrders(api, shopId, orders)).map(({ id }) => id);
  const fallback = { items: [{ skuId: other.skuId, num: 1 }], ...terms };
  const { data: link } = await buyer.call<Link>('POST', '/shops/addGood', {
    ...{ shopId, goodId: own.goodId, fallback },
  });
  return { buyer, shopId, own, other, ids, link };
}
type Stage = Awaited<ReturnType<typeof stage>>;

const plan = async ({ buyer, shopId, ids }: Stage, more: object = {}) =>
  (await buyer.call<Plan>('POST', '/shopOrders/plan', { shopId, shopOrderIds: ids, byItems: true, ...more }))
    .data;
const nameOf = async ({ goodId }: Shop) =>
  (await api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [goodId]))[0]?.name ?? '';
const close = ({ warehouseId }: Shop) =>
  api.query('UPDATE warehouse SET status = 3 WHERE id = $1', [warehouseId]);

describe('the fallback of a link', () => {
  it('is kept with it, stays where the link is set again without one, and goes with empty items', async () => {
    const { buyer, shopId, own, other, link } = await stage({ byItself: true, moreLimit: 50 });
    const put = async (more: object) =>
      (await buyer.call<Link>('POST', '/shops/addGood', { shopId, goodId: own.goodId, ...more })).data;
    const name = await nameOf(other);
    const fallback = {
      items: [
        {
          ...{
            skuId: other.skuId,
            goodId: other.goodId,
            goodName: name,
            skuName: '',
            pic: '/files/test.svg',
          },
          ...{ onSale: true, num: 1 },
        },
      ],
      ...{ byItself: true, priceLimit: null, moreLimit: 50 },
    };
    expect(link.fallback).toEqual(fallback);
    expect(await put({ num: 2 })).toMatchObject({ num: 2, fallback });
    expect(await put({ fallback: { items: [] } })).toMatchObject({ fallback: null });
  });

  it('is linked with many SKUs, each by itself, and is refused like the own goods', async () => {
    const { buyer, shopId, own, other } = await stage();
    const link = { remoteGoodId: 'g-1', items: [{ skuId: own.skuId, num: 1 }] };
    const mixed = [own, other].map(({ skuId }) => ({ skuId, num: 1 }));
    const { data } = await buyer.call<{ rows: { errorKey: string | null; link: Link | null }[] }>(
      ...(['POST', '/shops/linkSkus'] as const),
      {
        shopId,
        links: [
          { ...link, remoteSkuId: 's-1', fallback: { items: mixed.slice(1), priceLimit: 100 } },
          { ...link, remoteSkuId: 's-2', fallback: { items: mixed } },
          { ...link, remoteSkuId: 's-3', fallback: { items: [{ skuId: 999_999_999, num: 1 }] } },
        ],
      },
    );
    expect(data.rows).toMatchObject([
      { errorKey: null, link: { fallback: { byItself: false, priceLimit: 100, moreLimit: null } } },
      { errorKey: 'SELLERS_DIFFER', link: null },
      { errorKey: 'GOODS_OFF', link: null },
    ]);
  });

  it('is given to a link whose own goods are off sale, and new ones that are cannot be linked', async () => {
    const { buyer, shopId, own, other } = await stage();
    const items = [{ skuId: own.skuId, num: 1 }];
    const put = async (fallback?: object) => {
      const links = [{ remoteGoodId: 'g-1', remoteSkuId: 's-1', items, ...(fallback && { fallback }) }];
      const { data } = await buyer.call<{ rows: { errorKey: string | null }[] }>('POST', '/shops/linkSkus', {
        ...{ shopId, links },
      });
      return data.rows[0]?.errorKey;
    };
    expect(await put()).toBeNull();
    for (const { goodId } of [own, other])
      await api.query('UPDATE goods SET status = 2 WHERE id = $1', [goodId]);
    expect(await put({ items: [{ skuId: other.skuId, num: 1 }] })).toBe('GOODS_OFF');
    await api.query('UPDATE goods SET status = 1 WHERE id = $1', [other.goodId]);
    expect(await put({ items: [{ skuId: other.skuId, num: 1 }] })).toBeNull();
  });
});

describe('a plan of orders whose link has a fallback', () => {
  it('takes it by itself from another supplier when the warehouse is closed, and is ordered so', async () => {
    const fixture = await stage({ byItself: true });
    const { buyer, own, other, ids } = fixture;
    expect(await plan(fixture)).toMatchObject({
      parts: [{ warehouseId: own.warehouseId, contents: [{ rerouted: null }] }],
    });
    await close(own);
    const { parts, unplanned } = await plan(fixture);
    const why = `没有仓库可以发出商品：${await nameOf(own)}，改用备选【${await nameOf(other)}】，每件多0.30元`;
    expect([parts, unplanned]).toMatchObject([
      [{ warehouseId: other.warehouseId, shopOrderIds: ids, contents: [{ rerouted: why }] }],
      [],
    ]);
    const [{ warehouseId = 0, courierId = 0, contents = [] } = {}] = parts;
    const placed = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
      ...{ type: 2, warehouseId, courierId, senderId: buyer.senderId, shopOrderIds: ids, confirm: true },
      contents: contents.map(({ shopOrderId, items, planKey }) => ({
        ...{ shopOrderId, planKey },
        items: (items as { skuId: number; num: number }[]).map(({ skuId, num }) => ({ skuId, num })),
      })),
    });
    expect(placed.code).toBe(0);
    expect(
      await api.query('SELECT seller_id AS seller, total_fee AS fee FROM orders WHERE id = $1', [
        placed.data.orderId,
      ]),
    ).toEqual([{ seller: other.seller.accountId, fee: 150 + 280 }]);
  });

  it('suggests it where the platform has closed the area for the courier, and takes it at a word', async () => {
    const fixture = await stage();
    const { own, other, ids } = fixture;
    await api.query(
      `INSERT INTO area_rule (area_code, courier_id, type, reason) VALUES ('3301', $1, 1, '暴雪停发')`,
      [own.courierId],
    );
    expect(await plan(fixture)).toEqual({
      parts: [],
      sourced: [],
      unplanned: [
        {
          ...{ shopOrderId: ids[0], mergeId: null, reasonCode: 'FALLBACK_SUGGESTED' },
          msg: `首选不发该地区，可改用备选【${await nameOf(other)}】，每件多0.30元`,
        },
      ],
    });
    expect(await plan(fixture, { fallbackIds: ids })).toMatchObject({
      parts: [{ warehouseId: other.warehouseId }],
      unplanned: [],
    });
  });

  it('takes it where the own goods cost more than they may to this buyer', async () => {
    const fixture = await stage({ byItself: true, priceLimit: 120 });
    const { own, other } = fixture;
    expect(await plan(fixture)).toMatchObject({ parts: [{ warehouseId: own.warehouseId }] });
    await api.query('UPDATE sku SET supply_price = 101 WHERE id = $1', [own.skuId]);
    await api.query('UPDATE goods SET supply_price = 101 WHERE id = $1', [own.goodId]);
    expect(await plan(fixture)).toMatchObject({
      parts: [
        {
          warehouseId: other.warehouseId,
          contents: [{ rerouted: expect.stringMatching(/^首选每件1\.21元，超过设定的1\.20元，改用备选/) }],
        },
      ],
    });
  });

  it('takes it where the own warehouse rests beyond the time of the shop', async () => {
    const fixture = await stage({ byItself: true });
    const { own, other } = fixture;
    await api.query(
      `UPDATE warehouse SET rest_dates = ARRAY(SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date + n FROM generate_series(0, 9) n)
        WHERE id = $1`,
      [own.warehouseId],
    );
    await api.query(`UPDATE shop_order SET promised_ship_at = now() + interval '5 days' WHERE shop_id = $1`, [
      fixture.shopId,
    ]);
    expect(await plan(fixture)).toMatchObject({
      parts: [
        {
          warehouseId: other.warehouseId,
          contents: [{ rerouted: expect.stringMatching(/^首选休息，赶不上最晚发货时间/) }],
        },
      ],
    });
  });
});

describe('automatic ordering', () => {
  const run = async ({ buyer, shopId }: Stage) => {
    await buyer.call('POST', '/shops/updateShops', { id: shopId, autoOrder: true });
    const handler = api.app.jobHandlers.find(({ kind }) => kind.name === AUTO_ORDER.name);
    await handler?.run({ shopId });
    return api.query(
      `SELECT s.import_status AS status, s.problem_code AS problem, o.seller_id AS seller
         FROM shop_order s LEFT JOIN orders o ON o.id = s.order_id WHERE s.shop_id = $1`,
      [shopId],
    );
  };

  it('orders the fallback within its limit, and leaves it to a person above', async () => {
    const within = await stage({ byItself: true, moreLimit: 30 });
    const above = await stage({ byItself: true, moreLimit: 29 });
    await close(within.own);
    await close(above.own);
    expect(await run(within)).toEqual([{ status: 1, problem: '', seller: within.other.seller.accountId }]);
    expect(await run(above)).toEqual([{ status: 0, problem: 'FALLBACK_SUGGESTED', seller: null }]);
  });
});
