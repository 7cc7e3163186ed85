import { beforeEach, describe, expect, it } from 'vitest';
import type { GoodDto } from '../../api/src/modules/goods/goods.schemas.ts';
import type { Person } from '../support/api.ts';
import { type BundleShop, bundleShop, type Edited, skuOf } from '../support/bundleShop.ts';
import { fillWaybillFixture, freshNo } from '../support/fillWaybillFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';

const { fixture } = fillWaybillFixture();

type Quote = {
  errorKey?: string;
  available: number;
  rows: { items: { skuId: number; bundleParts: { skuId: number }[] }[]; packageFee: number }[];
  stock: { skuId: number; title: string; pieces: number; available: number; ofBundle: boolean }[];
  problems: { msg: string }[];
};
type Parcel = {
  id: number;
  packageNo: string;
  weight: number;
  items: { skuId: number; num: number; bundleParts: { skuId: number; num: number; goodName: string }[] }[];
};

/** Ten cups of 100 fen and 300 g, nine lids of 30 fen and 40 g. */
let at: BundleShop;
let buyer: Person;
beforeEach(async () => {
  at = await bundleShop(fixture.api);
  buyer = await fixture.api.buyer({ balance: 100_000 });
});

const refusal = ({ errorKey, field }: Edited) => [errorKey, field];
/** Two cups with one lid. */
const pair = () => [
  { skuId: at.cup, num: 2 },
  { skuId: at.lid, num: 1 },
];
const quote = async (items: { skuId: number; num: number }[]) =>
  (await buyer.call<Quote>('POST', '/orders/quote', at.body(buyer, items, { confirm: undefined }))).data;
const order = async (items: { skuId: number; num: number }[], more: object = {}) =>
  (
    await buyer.call<{ orderId: number; errorKey?: string; order: { orderNo: string } }>(
      'POST',
      '/orders/createOrder',
      at.body(buyer, items, more),
    )
  ).data;
const parcels = async (who = buyer) =>
  (await who.call<{ list: Parcel[] }>('POST', '/orderPackages/getOrderPackagesList', {})).data.list;
const shownTo = async (id: number) => (await fixture.api.call<GoodDto>('GET', `/goods/id?id=${id}`)).data;
const logOf = (skuId: number) =>
  fixture.api.query(
    `SELECT l.type, l.delta, l.biz_no AS no FROM stock_log l JOIN good_stock s ON s.id = l.stock_id
      WHERE s.sku_id = $1 AND l.type <> 1 ORDER BY l.id`,
    [skuId],
  );

describe('a bundle', () => {
  it('is as many as its parts are there for, and has no stock of its own', async () => {
    const bundle = await at.bundle(pair());
    expect(bundle).toMatchObject({
      status: 1,
      stocks: [],
      bundleStocks: [{ skuId: skuOf(bundle), warehouseId: at.shop.warehouseId, available: 5 }],
    });
    expect(bundle.skus[0]?.bundleParts).toMatchObject([
      { skuId: at.cup, num: 2, supplyPrice: 100, weight: 300 },
      { skuId: at.lid, num: 1, goodName: '杯盖', merchantCode: 'LID', supplyPrice: 30, weight: 40 },
    ]);
    const shown = await shownTo(bundle.id);
    expect(shown.warehouses).toMatchObject([{ id: at.shop.warehouseId, available: 5 }]);
    expect(shown.skus).toMatchObject([
      {
        stocks: [{ warehouseId: at.shop.warehouseId, available: 5 }],
        bundleParts: [
          { skuId: at.cup, num: 2 },
          { skuId: at.lid, num: 1, goodName: '杯盖' },
        ],
      },
    ]);
    expect((await shownTo(at.lids.id)).skus[0]?.bundleParts).toEqual([]);
  });

  it('adds no pieces to those of the combinations that its goods have beside it', async () => {
    const { goodId, warehouseId } = at.shop;
    const [own] = await fixture.api.query<{ free: number }>(
      'SELECT sum(quantity - locked)::int AS free FROM good_stock WHERE good_id = $1 AND warehouse_id = $2',
      [goodId, warehouseId],
    );
    await fixture.api.query(
      `WITH made AS (INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight, part_count)
         SELECT goods_no || '-b', id, ARRAY[9], '两只装', 100, 300, 1 FROM goods WHERE id = $1 RETURNING id)
       INSERT INTO sku_part (sku_id, part_sku_id, num, sort) SELECT id, $2, 2, 0 FROM made`,
      [goodId, at.cup],
    );
    const { warehouses, skus } = await shownTo(goodId);
    expect(skus.map(({ bundleParts }) => bundleParts.length)).toContain(1);
    expect(warehouses).toMatchObject([{ id: warehouseId, available: own?.free }]);
  });

  it('is found as in stock, and not where one of its parts is out', async () => {
    const bundle = await at.bundle(pair());
    const inStock = async () =>
      (await fixture.api.call<{ list: GoodDto[] }>('GET', `/goods/list?inStock=true&ids=${bundle.id}`)).data
        .list;
    expect((await inStock()).map(({ id }) => id)).toEqual([bundle.id]);
    await order([{ skuId: at.cup, num: 9 }]);
    expect(await inStock()).toEqual([]);
  });

  it('refuses stock of its own, written, imported or with it', async () => {
    const bundle = await at.bundle(pair());
    const { data } = await at.seller.call<Edited>('POST', '/goodStock/createGoodStock', {
      ...{ goodId: bundle.id, warehouseId: at.shop.warehouseId, quantity: 3 },
    });
    expect(data.errorKey).toBe('BUNDLE_STOCK');
    const [warehouse] = bundle.bundleStocks;
    const rows = [
      { row: 2, goodsNo: bundle.skus[0]?.skuNo, warehouseName: warehouse?.warehouseName, quantity: 5 },
    ];
    const sheet = await at.seller.call<{ failed: { msg: string }[] }>('POST', '/goodStock/importGoodStocks', {
      rows,
    });
    expect(sheet.data.failed).toEqual([{ row: 2, msg: '组合装的库存来自其中的商品，不能单独导入' }]);
    expect(refusal(await at.bundle(pair(), at.held(3)))).toEqual(['BUNDLE_STOCK', 'skus.0.stocks']);
  });

  it('is made of own combinations that are none, each once, and not of itself', async () => {
    const field = 'skus.0.bundleParts';
    const bundle = await at.bundle(pair());
    const foreign = await fixture.api.shop();
    const part = (skuId: number) => [{ skuId, num: 1 }];
    expect(refusal(await at.bundle(part(skuOf(bundle))))).toEqual(['BUNDLE_NESTED', field]);
    expect(refusal(await at.bundle(part(foreign.skuId)))).toEqual(['BAD_PARAM', field]);
    expect(refusal(await at.bundle(part(999_999_999)))).toEqual(['BAD_PARAM', field]);
    expect(refusal(await at.bundle([...part(at.lid), ...part(at.lid)]))).toEqual(['BAD_PARAM', field]);
    expect(refusal(await at.edit(bundle, { bundleParts: part(skuOf(bundle)) }))).toEqual([
      'BAD_PARAM',
      field,
    ]);
    expect((await at.bundle(Array.from({ length: 21 }, () => part(at.lid)).flat())).errorKey).toBe(
      'BAD_PARAM',
    );
  });

  it('holds its parts: none becomes a bundle or is removed while it is in one', async () => {
    const empty = await at.create('杯刷', at.held(0));
    const bundle = await at.bundle([{ skuId: skuOf(empty), num: 1 }]);
    const nested = await at.edit(empty, { bundleParts: [{ skuId: at.lid, num: 1 }] });
    expect(refusal(nested)).toEqual(['BUNDLE_PART', 'skus.0.bundleParts']);
    const remove = async (id: number) =>
      (
        await at.seller.call<{ list: { id: number; done: boolean; msg: string }[] }>(
          'POST',
          '/goods/deleteGoodsByIds',
          {
            ids: [id],
          },
        )
      ).data.list;
    expect(await remove(empty.id)).toMatchObject([
      { done: false, msg: '【杯刷】是组合装【保温杯套装】的一部分，请先从组合装中移除' },
    ]);
    expect(await remove(bundle.id)).toMatchObject([{ done: true }]);
    expect(await remove(empty.id)).toMatchObject([{ done: true }]);
  });

  it('cannot be made of what is in stock, and is made of it once that is gone', async () => {
    const full = await at.create('礼盒', at.held(4));
    const parts = { bundleParts: pair() };
    expect(refusal(await at.edit(full, parts))).toEqual(['SKU_IN_STOCK', 'skus']);
    await at.seller.call('POST', '/goodStock/updateGoodStock', { id: full.stocks[0]?.id, quantity: 0 });
    const made = await at.edit(full, parts);
    expect(made).toMatchObject({ stocks: [], bundleStocks: [{ available: 5 }] });
    // Callers that know of no bundles leave them as they are.
    expect((await at.edit(made, { supplyPrice: 300 })).skus[0]?.bundleParts).toHaveLength(2);
    const plain = await at.edit({ ...made, version: made.version + 1 }, { bundleParts: [] });
    expect(plain.skus[0]?.bundleParts).toEqual([]);
  });
});

describe('own combinations', () => {
  type Listed = {
    total: number;
    list: { id: number; stocks: { available: number }[]; bundleParts: object[] }[];
  };
  const found = async (filter: object, who = at.seller) =>
    (await who.call<Listed>('POST', '/goods/getSkusList', filter)).data;

  it('are found by name and code, with what can be ordered of them and what they are made of', async () => {
    const bundle = skuOf(await at.bundle(pair()));
    expect((await found({})).list.map(({ id }) => id)).toEqual([bundle, at.lid, at.cup]);
    expect((await found({ keyword: 'beigai' })).list).toMatchObject([
      { id: at.lid, stocks: [{ available: 9 }] },
    ]);
    expect((await found({ keyword: 'lid', bundles: false })).list.map(({ id }) => id)).toEqual([at.lid]);
    expect(await found({ bundles: true })).toMatchObject({
      total: 1,
      list: [
        {
          id: bundle,
          stocks: [{ available: 5 }],
          bundleParts: [{ skuId: at.cup, num: 2 }, { skuId: at.lid }],
        },
      ],
    });
    const pages = [await found({ pageSize: 2 }), await found({ pageSize: 2, page: 2 })];
    expect(pages.map(({ total, list }) => [total, list.length])).toEqual([
      [3, 2],
      [3, 1],
    ]);
  });

  it('are those of the supplier alone', async () => {
    const other = await bundleShop(fixture.api);
    expect((await found({ ids: [at.lid, other.lid] })).list.map(({ id }) => id)).toEqual([at.lid]);
    expect((await buyer.call('POST', '/goods/getSkusList', {})).code).not.toBe(0);
  });
});

describe('an order of a bundle', () => {
  it('takes what it is made of, beside what is ordered of that alone', async () => {
    const bundle = skuOf(await at.bundle(pair()));
    const items = [
      { skuId: bundle, num: 3 },
      { skuId: at.cup, num: 1 },
    ];
    const quoted = await quote(items);
    expect(quoted).toMatchObject({ available: 5, problems: [], rows: [{ packageFee: 700 + 380 }] });
    expect(quoted.stock).toMatchObject([
      { skuId: at.cup, pieces: 7, available: 10, ofBundle: false },
      { skuId: at.lid, title: '杯盖', pieces: 3, available: 9, ofBundle: true },
    ]);
    const { order: placed } = await order(items);
    expect(await at.stock()).toEqual([10, 7, 9, 3]);
    expect(await logOf(at.lid)).toEqual([{ type: 3, delta: 3, no: placed.orderNo }]);
    const [parcel] = await parcels();
    expect(parcel?.weight).toBe(3 * 500 + 300);
    expect(parcel?.items).toMatchObject([
      {
        skuId: bundle,
        num: 3,
        bundleParts: [
          { skuId: at.cup, num: 2 },
          { skuId: at.lid, num: 1, goodName: '杯盖' },
        ],
      },
      { skuId: at.cup, num: 1, bundleParts: [] },
    ]);
  });

  it('is refused where a part is short, which is named', async () => {
    const bundle = skuOf(await at.bundle(pair()));
    const items = [
      { skuId: bundle, num: 4 },
      { skuId: at.cup, num: 3 },
    ];
    const [goods] = await fixture.api.query<{ name: string }>('SELECT name FROM goods WHERE id = $1', [
      at.shop.goodId,
    ]);
    expect((await quote(items)).problems.map(({ msg }) => msg)).toEqual([
      `【${goods?.name}】库存不足，仅剩10件`,
    ]);
    await order([{ skuId: at.lid, num: 7 }]);
    const short = await quote([{ skuId: bundle, num: 3 }]);
    expect(short.available).toBe(2);
    expect(short.problems.map(({ msg }) => msg)).toEqual(['组合装中的【杯盖】库存不足，仅剩2件']);
    expect((await order([{ skuId: bundle, num: 3 }])).errorKey).toBe('STOCK_SHORT');
    expect(await at.stock()).toEqual([10, 0, 9, 7]);
  });

  it('gives back what it took, whatever the bundle is made of since', async () => {
    const made = await at.bundle(pair());
    const placed = await order([{ skuId: skuOf(made), num: 2 }]);
    const edited = await at.edit(made, { bundleParts: [{ skuId: at.lid, num: 5 }] });
    expect(edited.bundleStocks).toMatchObject([{ available: 1 }]);
    expect(await at.stock()).toEqual([10, 4, 9, 2]);
    expect((await parcels())[0]?.items[0]?.bundleParts).toMatchObject([{ num: 2 }, { num: 1 }]);
    await buyer.call('POST', '/orders/cancelOrder', { orderId: placed.orderId });
    expect(await at.stock()).toEqual([10, 0, 9, 0]);
    expect(await logOf(at.cup)).toMatchObject([
      { type: 3, delta: 4 },
      { type: 4, delta: -4 },
    ]);
  });

  it('ships its parts as they were, and takes them back when it is returned', async () => {
    const made = await at.bundle(pair());
    await order([{ skuId: skuOf(made), num: 2 }]);
    await fixture.api.query('UPDATE warehouse SET output_mode = 0 WHERE id = $1', [at.shop.warehouseId]);
    await at.edit(made, { bundleParts: [{ skuId: at.lid, num: 5 }] });
    const [parcel] = await parcels();
    const rows = [{ row: 1, packageNo: parcel?.packageNo, waybillNo: freshNo() }];
    const { data } = await at.seller.call('POST', '/orderPackages/fillWaybill', { rows });
    expect(data).toMatchObject({ filled: [parcel?.id], failed: [] });
    expect(await at.stock()).toEqual([6, 0, 7, 0]);
    const asked = await buyer.call<{ list: { refundId?: number }[] }>('POST', '/orderPackages/refund', {
      ...{ packageIds: [parcel?.id], reason: '不要了' },
    });
    expect(asked.code).toBe(0);
    const [refund] = await fixture.api.query<{ id: number }>('SELECT id FROM refund WHERE package_id = $1', [
      parcel?.id,
    ]);
    await at.seller.call('POST', '/refunds/answer', { refundId: refund?.id, agree: true, reason: '' });
    const back = await at.seller.call('POST', '/refunds/confirmReturn', { refundId: refund?.id });
    expect(back.code).toBe(0);
    expect(await at.stock()).toEqual([10, 0, 9, 0]);
  });

  it('gives the parts of one piece back when that is refunded, and keeps the others', async () => {
    const made = await at.bundle(pair());
    await order([{ skuId: skuOf(made), num: 3 }]);
    await at.edit(made, { bundleParts: [{ skuId: at.lid, num: 5 }] });
    const [parcel] = await parcels();
    const { code } = await buyer.call('POST', '/orderPackages/refund', {
      ...{ packageIds: [parcel?.id], reason: '不要了', items: [{ skuId: skuOf(made), num: 1 }] },
    });
    expect(code).toBe(0);
    expect(await at.stock()).toEqual([10, 4, 9, 2]);
  });

  it('gives the parts of one piece back when that is refunded beside its parts that were ordered alone', async () => {
    const made = await at.bundle(pair());
    await order([
      { skuId: skuOf(made), num: 2 },
      { skuId: at.cup, num: 3 },
    ]);
    expect(await at.stock()).toEqual([10, 7, 9, 2]);
    const refund = async (items: object[]) => {
      const [parcel] = (await parcels()).toReversed();
      const { code, msg } = await buyer.call('POST', '/orderPackages/refund', {
        ...{ packageIds: [parcel?.id], reason: '不要了', items },
      });
      expect([code, msg]).toEqual([0, '成功1个，失败0个']);
    };
    await refund([{ skuId: at.cup, num: 1 }]);
    expect(await at.stock()).toEqual([10, 6, 9, 2]);
    await refund([
      { skuId: at.cup, num: 1 },
      { skuId: skuOf(made), num: 1 },
    ]);
    expect(await at.stock()).toEqual([10, 3, 9, 1]);
    await refund([
      { skuId: at.cup, num: 1 },
      { skuId: skuOf(made), num: 1 },
    ]);
    expect(await at.stock()).toEqual([10, 0, 9, 0]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('takes the parts of one piece back when that is returned, as they were', async () => {
    const made = await at.bundle(pair());
    await order([{ skuId: skuOf(made), num: 3 }]);
    await fixture.api.query('UPDATE warehouse SET output_mode = 0 WHERE id = $1', [at.shop.warehouseId]);
    const [parcel] = await parcels();
    const rows = [{ row: 1, packageNo: parcel?.packageNo, waybillNo: freshNo() }];
    await at.seller.call('POST', '/orderPackages/fillWaybill', { rows });
    await at.edit(made, { bundleParts: [{ skuId: at.lid, num: 5 }] });
    expect(await at.stock()).toEqual([4, 0, 6, 0]);
    await buyer.call('POST', '/orderPackages/refund', {
      ...{ packageIds: [parcel?.id], reason: '少件', items: [{ skuId: skuOf(made), num: 2 }] },
    });
    const [refund] = await fixture.api.query<{ id: number }>('SELECT id FROM refund WHERE package_id = $1', [
      parcel?.id,
    ]);
    await at.seller.call('POST', '/refunds/answer', { refundId: refund?.id, agree: true, reason: '' });
    expect(await at.stock()).toEqual([4, 0, 6, 0]);
    const back = await at.seller.call('POST', '/refunds/confirmReturn', { refundId: refund?.id });
    expect([back.code, await at.stock()]).toEqual([0, [8, 0, 8, 0]]);
    const kept = await parcels();
    expect(kept.map(({ items }) => items[0])).toMatchObject([
      { num: 2, bundleParts: [{ num: 2 }, { num: 1 }] },
      { num: 1, bundleParts: [{ num: 2 }, { num: 1 }] },
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is placed again as the bundle is now', async () => {
    const made = await at.bundle(pair());
    const placed = await order([{ skuId: skuOf(made), num: 1 }], { confirm: false });
    await buyer.call('POST', '/orders/cancelOrder', { orderId: placed.orderId });
    await at.edit(made, { bundleParts: [{ skuId: at.lid, num: 5 }] });
    await buyer.call('POST', '/orders/againSubmit', { id: placed.orderId });
    expect(await at.stock()).toEqual([10, 0, 9, 5]);
  });

  it('keeps a bundle and its parts from being removed until it is finished', async () => {
    const made = await at.bundle([{ skuId: at.lid, num: 1 }]);
    await order([{ skuId: skuOf(made), num: 9 }]);
    await fixture.api.query('UPDATE warehouse SET output_mode = 0 WHERE id = $1', [at.shop.warehouseId]);
    const [parcel] = await parcels();
    const rows = [{ row: 1, packageNo: parcel?.packageNo, waybillNo: freshNo() }];
    await at.seller.call('POST', '/orderPackages/fillWaybill', { rows });
    await at.edit(made, { bundleParts: [{ skuId: at.cup, num: 1 }] });
    const { data } = await at.seller.call<Edited>('POST', '/goodStock/deleteGoodStock', {
      id: at.lids.stocks[0]?.id,
    });
    expect(data.errorKey).toBe('STOCK_ORDERED');
  });

  it('is a reservation of its parts, under its own number', async () => {
    const made = await at.bundle(pair());
    const { order: placed } = await order([{ skuId: skuOf(made), num: 2 }]);
    const { data } = await at.seller.call<{ list: object[] }>('POST', '/goodStock/getReservationsList', {
      stockId: at.shop.stockId,
    });
    expect(data.list).toMatchObject([{ orderNo: placed.orderNo, quantity: 4 }]);
  });
});
