import { beforeEach, describe, expect, it } from 'vitest';
import { goodsStatus } from '../../api/src/modules/goods/goodsStatus.ts';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

type Item = { skuId: number; goodId: number; num: number };
type Parcel = {
  id: number;
  goodId: number;
  num: number;
  weight: number;
  goodsFee: number;
  price: number;
  items: (Item & { skuName: string; merchantCode: string; goodsFee: number })[];
};
type Order = {
  id: number;
  skuId: number;
  skuName: string;
  num: number;
  skuCount: number;
  pieceCount: number;
};
type Quote = {
  available: number;
  rows: { num: number; packageFee: number; items: Item[]; problems: { field: string; msg: string }[] }[];
  stock: { skuId: number; pieces: number; available: number }[];
  problems: { msg: string }[];
};

/** 120 fen a piece of 300 g in the first combination; the courier takes 280 for the first kilogram and 100 for each more. */
let shop: Shop;
let buyer: Person;
/** Another combination of the same goods: 220 fen, 500 g, 10 pieces. */
let large: number;
beforeEach(async () => {
  shop = await fixture.api.shop();
  buyer = await fixture.api.buyer({ balance: 100_000 });
  large = await combination('XL', 200, 500, 10);
});

async function combination(name: string, price: number, grams: number, pieces: number): Promise<number> {
  const [sku] = await fixture.api.query<{ id: number }>(
    `INSERT INTO sku (sku_no, good_id, value_ids, name, merchant_code, supply_price, weight)
     SELECT goods_no || '-' || $2, id, ARRAY[length($2)], $2, 'M-' || $2, $3, $4 FROM goods WHERE id = $1 RETURNING id`,
    [shop.goodId, name, price, grams],
  );
  await fixture.api.query('SELECT create_stock($1, $2, $3, $4, 0)', [
    ...[shop.seller.accountId, sku?.id, shop.warehouseId, pieces],
  ]);
  return sku?.id ?? 0;
}

const bodyOf = (more: object) => ({
  ...{ senderId: buyer.senderId, warehouseId: shop.warehouseId, courierId: shop.courierId },
  packages: [goodReceiver],
  ...more,
});
const call = <T>(name: string, body: object) => buyer.call<T>('POST', `/orders/${name}`, body);
const quote = (more: object) => call<Quote>('quote', bodyOf(more));
const create = (more: object) =>
  call<{ orderId: number; totalFee: number; order: Order; errorKey?: string }>(
    'createOrder',
    bodyOf({ confirm: true, ...more }),
  );
const parcels = async () =>
  (await buyer.call<{ list: Parcel[] }>('POST', '/orderPackages/getOrderPackagesList', {})).data.list;
const locked = async () =>
  Object.fromEntries(
    (
      await fixture.api.query<{ skuId: number; locked: number }>(
        'SELECT sku_id AS "skuId", locked FROM good_stock WHERE good_id = $1 AND locked > 0',
        [shop.goodId],
      )
    ).map((row) => [row.skuId, row.locked]),
  );

describe('goods with several combinations', () => {
  it('are ordered by combination, and ask which one where only the goods are named', async () => {
    expect((await quote({ goodId: shop.goodId })).data).toMatchObject({ errorKey: 'SKU_NEEDED' });
    const { data } = await create({ skuId: large, num: 2 });
    expect(data.order).toMatchObject({ skuId: large, skuName: 'XL', num: 2, skuCount: 1, pieceCount: 2 });
    expect(await locked()).toEqual({ [large]: 2 });
    expect((await parcels()).map(({ items, weight, goodsFee }) => [items, weight, goodsFee])).toEqual([
      [[expect.objectContaining({ skuId: large, skuName: 'XL', merchantCode: 'M-XL', num: 2 })], 1_000, 440],
    ]);
  });

  it('are off sale by combination, which is named', async () => {
    await fixture.api.query("UPDATE goods SET name = '纯棉T恤' WHERE id = $1", [shop.goodId]);
    await fixture.api.query('UPDATE sku SET status = 2 WHERE id = $1', [large]);
    const off = {
      msg: '商品【纯棉T恤 XL】已下架',
      data: { errorKey: 'GOODS_OFF', skuId: large, title: '纯棉T恤 XL' },
    };
    const items = [
      { skuId: shop.skuId, num: 1 },
      { skuId: large, num: 1 },
    ];
    expect(await quote({ skuId: large })).toMatchObject(off);
    expect(await quote({ items })).toMatchObject(off);
    expect(await create({ items })).toMatchObject(off);
    const { data } = await quote({ skuId: shop.skuId, packages: [goodReceiver, { ...goodReceiver, items }] });
    expect(data.rows.map(({ problems }) => problems.map(({ msg }) => msg))).toEqual([[], [off.msg]]);
    expect((await quote({ goodId: shop.goodId })).code).toBe(0);
  });

  it('are not named while buyers may not see them', async () => {
    await fixture.api.query('UPDATE goods SET status = $2 WHERE id = $1', [shop.goodId, goodsStatus.draft]);
    const { msg, data } = await quote({ skuId: large });
    expect([msg, data]).toEqual(['商品已下架', { errorKey: 'GOODS_OFF' }]);
  });
});

describe('a parcel of several lines', () => {
  const items = () => [
    { skuId: shop.skuId, num: 2 },
    { skuId: large, num: 1 },
  ];

  it('is priced by the sum of its lines and one fee for the courier', async () => {
    const { data } = await quote({ items: items() });
    expect(data.rows).toMatchObject([{ num: 3, packageFee: 240 + 220 + 380, problems: [] }]);
    expect(data.stock).toMatchObject([
      { skuId: shop.skuId, pieces: 2, available: 1_000 },
      { skuId: large, pieces: 1, available: 10 },
    ]);
    await create({ items: items() });
    expect(await parcels()).toMatchObject([
      {
        goodId: shop.goodId,
        num: 2,
        weight: 1_100,
        goodsFee: 460,
        items: [
          { skuId: shop.skuId, skuName: '', num: 2, goodsFee: 240 },
          { skuId: large, skuName: 'XL', num: 1, goodsFee: 220 },
        ],
      },
    ]);
    expect(await locked()).toEqual({ [shop.skuId]: 2, [large]: 1 });
  });

  it('differs from recipient to recipient, and pieces of the same combination are one line', async () => {
    const twice = [
      { skuId: large, num: 1 },
      { skuId: large, num: 2 },
    ];
    const packages = [goodReceiver, { ...goodReceiver, items: twice }];
    const { data } = await create({ items: items(), packages });
    expect(data.order).toMatchObject({ skuId: shop.skuId, num: 2, skuCount: 2, pieceCount: 6 });
    expect((await parcels()).map((parcel) => parcel.items.map(({ num, skuName }) => [skuName, num]))).toEqual(
      [
        [['XL', 3]],
        [
          ['', 2],
          ['XL', 1],
        ],
      ],
    );
    expect(await locked()).toEqual({ [shop.skuId]: 2, [large]: 4 });
  });

  it('asks for the pieces of each where a recipient names one number for several', async () => {
    const { data } = await quote({ items: items(), packages: [{ ...goodReceiver, num: 3 }] });
    expect(data.rows[0]?.problems).toMatchObject([
      { field: 'quantity', msg: expect.stringContaining('每种') },
    ]);
  });

  it('has no more pieces of goods than these allow, over all their combinations', async () => {
    await fixture.api.query('UPDATE goods SET max_num = 2 WHERE id = $1', [shop.goodId]);
    expect((await quote({ items: items() })).data).toMatchObject({ errorKey: 'GOODS_NUM' });
  });

  it('holds goods of one supplier', async () => {
    const other = await fixture.api.shop();
    const mixed = [...items(), { skuId: other.skuId, num: 1 }];
    expect((await quote({ items: mixed })).data).toMatchObject({ errorKey: 'SELLERS_DIFFER' });
  });

  it('is refused as a whole where one of its combinations is short, which is named', async () => {
    const eleven = [
      { skuId: shop.skuId, num: 1 },
      { skuId: large, num: 11 },
    ];
    const { data } = await quote({ items: eleven });
    expect(data.problems.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/【.* XL】库存不足，仅剩10件/),
    ]);
    expect((await create({ items: eleven })).data).toMatchObject({ errorKey: 'STOCK_SHORT' });
    expect(await locked()).toEqual({});
  });

  it('gives all its pieces back when it is refunded', async () => {
    const { data } = await create({ items: items() });
    const [parcel] = await parcels();
    await buyer.call('POST', '/orderPackages/refund', { packageIds: [parcel?.id], reason: '不要了' });
    expect(await locked()).toEqual({});
    expect((await call<{ status: number }>('findOrders', { id: data.orderId })).data.status).toBe(70);
  });

  it('is placed again as it was', async () => {
    const { data } = await create({ items: items(), confirm: false });
    await call('cancelOrder', { orderId: data.orderId });
    expect(await locked()).toEqual({});
    await call('againSubmit', { id: data.orderId });
    expect(await locked()).toEqual({ [shop.skuId]: 2, [large]: 1 });
  });
});

describe('concurrent orders of the same two combinations in either order', () => {
  it('never deadlock, and sell exactly what there is', async () => {
    const lines = (at: number) => {
      const both = [
        { skuId: shop.skuId, num: 1 },
        { skuId: large, num: 1 },
      ];
      return at % 2 ? both : both.toReversed();
    };
    const buyers = await Promise.all(
      Array.from({ length: 4 }, () => fixture.api.buyer({ balance: 1_000_000 })),
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const one = buyers[at % 4] ?? buyer;
        const body = { ...bodyOf({ items: lines(at), confirm: true }), senderId: one.senderId };
        return one.call<{ errorKey?: string }>('POST', '/orders/createOrder', body);
      }),
    );
    const kinds = answers.map(({ code, data }) => (code === 0 ? 'ok' : data.errorKey));
    expect(kinds.filter((kind) => kind === 'ok')).toHaveLength(10);
    expect(new Set(kinds)).toEqual(new Set(['ok', 'STOCK_SHORT']));
    expect(await locked()).toEqual({ [shop.skuId]: 10, [large]: 10 });
  });
});
