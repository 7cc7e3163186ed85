import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GoodDto } from '../../api/src/modules/goods/goods.schemas.ts';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { raceOn } from '../support/race.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();
const race = raceOn((text) => fixture.api.query(text));

type Refused = { errorKey?: string; field?: string; skuId?: number; current?: SellerGoodDto };
type Property = { id?: number; name: string; values: { id?: number; name: string }[] };
type Sku = {
  id?: number | undefined;
  values: string[];
  supplyPrice: number;
  weight: number;
  merchantCode?: string;
  barcodes?: string[];
  pic?: string;
  status?: number;
  stocks?: { warehouseId: number; quantity: number }[];
};

/** Of the supplier of goods that are tried, with a warehouse and a courier. */
let shop: Shop;
let picture: string;
beforeEach(async () => {
  shop = await fixture.api.shop();
  picture = await uploaded(shop.seller);
});

async function uploaded({ accountId }: Person): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await fixture.api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a.png', 'image/webp', 9, 800, 800)`,
    [accountId, key],
  );
  return `/files/u/${key}`;
}

const colours: Property = { name: '颜色', values: [{ name: '红色' }, { name: '蓝色' }] };
const sizes: Property = { name: '尺码', values: [{ name: 'M' }, { name: 'XL' }] };
const sku = (values: string[], more: Partial<Sku> = {}): Sku => ({
  ...{ values, supplyPrice: 1_000, weight: 200 },
  ...more,
});
const held = (quantity: number) => ({ stocks: [{ warehouseId: shop.warehouseId, quantity }] });

const create = async (more: object) =>
  (
    await shop.seller.call<SellerGoodDto & Refused>('POST', '/goods/createGoods', {
      ...{ name: '纯棉短袖', categoryId: 8, pics: [picture], publish: true },
      ...more,
    })
  ).data;
/** Red in M and XL, blue in M: four pieces each. */
const shirt = () =>
  create({
    properties: [colours, sizes],
    skus: [
      sku(['红色', 'M'], { merchantCode: 'R-M', ...held(4) }),
      sku(['红色', 'XL'], { supplyPrice: 1_200, weight: 250, ...held(4) }),
      sku(['蓝色', 'M'], { supplyPrice: 900, weight: 210, ...held(4) }),
    ],
  });

/** An edit as the editor sends it, with the combinations as they are but for `change`. */
const edit = async (
  good: SellerGoodDto,
  change: { properties?: Property[]; skus?: Sku[] } & Record<string, unknown> = {},
) => {
  const { id, version, name, categoryId, pics, detail } = good;
  return (
    await shop.seller.call<SellerGoodDto & Refused>('PUT', '/goods/updateGoods', {
      ...{ id, version, name, categoryId, pics, detail, publish: true },
      ...{ properties: good.properties, skus: skusOf(good) },
      ...change,
    })
  ).data;
};

/** The combinations of goods as an edit sends them. */
function skusOf({ properties, skus }: SellerGoodDto): Sku[] {
  const nameOf = new Map(properties.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
  return skus.map(({ skuNo: _no, name: _name, valueIds, ...rest }) => ({
    ...rest,
    values: valueIds.map((id) => nameOf.get(id) ?? ''),
  }));
}

const only = ({ skus }: SellerGoodDto) => skus.map(({ id, name }) => [id, name]);
const refusal = ({ errorKey, field }: Refused) => [errorKey, field];
const stocks = (good: SellerGoodDto) =>
  fixture.api.query('SELECT sku_id::int AS sku, quantity FROM good_stock WHERE good_id = $1 ORDER BY 1', [
    good.id,
  ]);
const order = (skuId: number | undefined, num = 1) =>
  fixture.buyer.call<{ orderId?: number; errorKey?: string }>('POST', '/orders/createOrder', {
    ...{ skuId, num, warehouseId: shop.warehouseId, courierId: shop.courierId },
    ...{ senderId: fixture.buyer.senderId, packages: [goodReceiver], confirm: true },
  });

describe('new goods with properties', () => {
  it('have the combinations that were written, numbered in their order, with stock of their own', async () => {
    const good = await shirt();
    expect(good).toMatchObject({
      supplyPrice: 900,
      supplyPriceMax: 1_200,
      weight: 210,
      skuCount: 3,
      status: 1,
    });
    expect(good.properties.map(({ name, values }) => [name, ...values.map((value) => value.name)])).toEqual([
      ['颜色', '红色', '蓝色'],
      ['尺码', 'M', 'XL'],
    ]);
    const [red, blue] = good.properties[0]?.values ?? [];
    const [m, xl] = good.properties[1]?.values ?? [];
    expect(
      good.skus.map(({ skuNo, name, valueIds, merchantCode }) => [skuNo, name, valueIds, merchantCode]),
    ).toEqual([
      [`${good.goodsNo}-1`, '红色 / M', [red?.id, m?.id], 'R-M'],
      [`${good.goodsNo}-2`, '红色 / XL', [red?.id, xl?.id], ''],
      [`${good.goodsNo}-3`, '蓝色 / M', [blue?.id, m?.id], ''],
    ]);
    expect(good.stocks.map(({ skuName, quantity }) => [skuName, quantity])).toEqual([
      ['红色 / M', 4],
      ['红色 / XL', 4],
      ['蓝色 / M', 4],
    ]);
    expect((await order(good.skus[1]?.id)).data.orderId).toEqual(expect.any(Number));
  });

  it('take 200 combinations and not one more', async () => {
    const names = (count: number, of: string) =>
      Array.from({ length: count }, (_, at) => ({ name: `${of}${at}` }));
    const properties = [
      { name: '颜色', values: names(20, '色') },
      { name: '尺码', values: names(11, '码') },
    ];
    const all = names(20, '色').flatMap((a) => names(11, '码').map((b) => sku([a.name, b.name])));
    const good = await create({ properties, skus: all.slice(0, 200), publish: false });
    expect([good.skuCount, good.skus.length, good.skus[199]?.name]).toEqual([200, 200, '色18 / 码1']);
    expect((await create({ properties, skus: all.slice(0, 201), publish: false })).errorKey).toBe(
      'BAD_PARAM',
    );
  });

  it('are refused where a combination cannot be, at its place', async () => {
    const base = { properties: [colours], publish: false };
    const tried = async (skus: Sku[], more: object = {}) => refusal(await create({ ...base, ...more, skus }));
    expect(await tried([sku(['红色']), sku(['红色'])])).toEqual(['SKU_TWICE', 'skus.1.values']);
    expect(await tried([sku(['绿色'])])).toEqual(['BAD_PARAM', 'skus.0.values']);
    expect(await tried([sku(['红色', 'M'])])).toEqual(['BAD_PARAM', 'skus.0.values']);
    expect(await tried([sku(['红色'], { merchantCode: 'A' }), sku(['蓝色'], { merchantCode: 'A' })])).toEqual(
      [...['MERCHANT_CODE_TWICE', 'skus.1.merchantCode']],
    );
    expect(await tried([sku(['红色'], { weight: 30_000 })], { minNum: 2 })).toEqual([
      'PARCEL_WEIGHT',
      'skus.0.weight',
    ]);
    expect(await tried([sku(['红色'], { pic: '/files/u/else.webp' })])).toEqual(['PICTURE_UNKNOWN', 'skus']);
    expect(await tried([sku([]), sku([])], { properties: [] })).toEqual(['BAD_PARAM', 'properties']);
    const twice = { ...colours, values: [{ name: '红色' }, { name: '红色' }] };
    expect(await tried([sku(['红色'])], { properties: [twice] })).toEqual(['BAD_PARAM', 'properties.0']);
    expect(refusal(await create({ properties: [colours], supplyPrice: 1, weight: 1 }))).toEqual([
      'BAD_PARAM',
      'skus',
    ]);
    expect(refusal(await create({ weight: 1 }))).toEqual(['BAD_PARAM', 'supplyPrice']);
    const off = [sku(['红色'], { status: 2, ...held(1) })];
    expect(await tried(off, { publish: true })).toEqual(['SKUS_OFF', 'skus']);
  });

  it('without properties have an article number, bar codes and a picture of their only combination', async () => {
    const pic = await uploaded(shop.seller);
    const good = await create({
      skus: [sku([], { merchantCode: 'T-1', barcodes: ['6901234567892'], pic })],
      ...held(3),
    });
    expect(good.skus).toMatchObject([{ name: '', merchantCode: 'T-1', barcodes: ['6901234567892'], pic }]);
    expect(good.stocks).toMatchObject([{ merchantCode: 'T-1', quantity: 3 }]);
    const { id, version, name, categoryId, pics } = good;
    const body = { id, version, name, categoryId, pics, supplyPrice: 700, weight: 90, publish: true };
    const { data } = await shop.seller.call<SellerGoodDto>('PUT', '/goods/updateGoods', body);
    expect(data).toMatchObject({
      supplyPrice: 700,
      skus: [{ ...good.skus[0], supplyPrice: 700, weight: 90 }],
    });
  });
});

describe('an edit of combinations', () => {
  it('corrects names, and the combinations are called by them and stay the same', async () => {
    const good = await shirt();
    const { data: ordered } = await order(good.skus[0]?.id);
    const [first, second] = good.properties;
    const [red, blue] = first?.values ?? [];
    const renamed = await edit(good, {
      properties: [
        {
          ...first,
          name: '色系',
          values: [{ ...red, name: '大红' }, { name: '绿色' }, { ...blue, name: '蓝色' }],
        },
        ...(second ? [second] : []),
      ],
      skus: skusOf(good).map((each) => ({
        ...each,
        values: each.values.map((v) => (v === '红色' ? '大红' : v)),
      })),
    });
    expect(only(renamed)).toEqual(only(good).map(([id, name]) => [id, String(name).replace('红色', '大红')]));
    expect(renamed.properties[0]?.name).toBe('色系');
    expect(renamed.skus.map(({ valueIds }) => valueIds)).toEqual(good.skus.map(({ valueIds }) => valueIds));
    const parcels = await fixture.api.query('SELECT sku_name AS name FROM parcel_line WHERE order_id = $1', [
      ordered.orderId,
    ]);
    expect(parcels).toEqual([{ name: '红色 / M' }]);
  });

  it('never lets a combination or a value mean another', async () => {
    const good = await shirt();
    const swapped = skusOf(good).map((each, at) => (at === 1 ? { ...each, values: ['蓝色', 'XL'] } : each));
    expect(refusal(await edit(good, { skus: swapped }))).toEqual(['SKU_VALUES', 'skus.1.values']);
    const [first, second] = good.properties as [
      SellerGoodDto['properties'][0],
      SellerGoodDto['properties'][0],
    ];
    const [red, blue] = first.values as [{ id: number; name: string }, { id: number; name: string }];
    const crossed = {
      ...first,
      values: [
        { ...red, name: '蓝色' },
        { ...blue, name: '红色' },
      ],
    };
    expect(refusal(await edit(good, { properties: [crossed, second] }))).toEqual([
      'SKU_VALUES',
      'properties.0',
    ]);
    const taken = { ...first, values: [{ ...red, name: '蓝色' }] };
    expect(refusal(await edit(good, { properties: [taken, second] }))).toEqual([
      'SKU_VALUES',
      'properties.0',
    ]);
    const other = await shirt();
    expect(refusal(await edit(good, { properties: other.properties }))).toEqual([
      'BAD_PARAM',
      'properties.0',
    ]);
    expect(refusal(await edit(good, { skus: skusOf(other) }))).toEqual(['BAD_PARAM', 'skus.0']);
    expect(await edit(good)).toEqual(good);
  });

  it('adds a property to those that there are, and takes one away', async () => {
    const good = await create({ supplyPrice: 500, weight: 100, ...held(7) });
    const id = good.skus[0]?.id;
    const base = { supplyPrice: 500, weight: 100 };
    const coloured = await edit(good, {
      properties: [colours],
      skus: [sku(['红色'], { id, ...base }), sku(['蓝色'], { ...base, ...held(2) })],
    });
    expect(coloured.skus.map(({ name }) => name)).toEqual(['红色', '蓝色']);
    expect(await stocks(good)).toEqual([
      { sku: id, quantity: 7 },
      { sku: coloured.skus[1]?.id, quantity: 2 },
    ]);
    const sized = await edit(coloured, {
      properties: [sizes, ...coloured.properties],
      skus: coloured.skus.map((each) => sku(['M', each.name], { id: each.id, ...base })),
    });
    expect(only(sized)).toEqual([
      [id, 'M / 红色'],
      [coloured.skus[1]?.id, 'M / 蓝色'],
    ]);
    const plain = sized.properties.slice(0, 1);
    const merged = { properties: plain, skus: [sku(['M'], { id, ...base })] };
    expect(refusal(await edit(sized, merged))).toEqual(['SKU_IN_STOCK', 'skus']);
    await fixture.api.query(
      'SELECT change_stock(id, $2, \'{"quantity": 0}\', 9) FROM good_stock WHERE sku_id = $1',
      [...[coloured.skus[1]?.id, shop.seller.accountId]],
    );
    expect(only(await edit(sized, merged))).toEqual([[id, 'M']]);
    expect(await stocks(good)).toEqual([{ sku: id, quantity: 7 }]);
  });

  it('calls the only combination of goods without properties so, which has no name', async () => {
    const good = await create({ skus: [sku([], held(4))] });
    const { id, version, name, categoryId, pics } = good;
    const { msg, data } = await shop.seller.call<Refused>('PUT', '/goods/updateGoods', {
      ...{ id, version, name, categoryId, pics, publish: true, properties: [colours] },
      skus: [sku(['红色']), sku(['蓝色'])],
    });
    expect([data.errorKey, msg]).toEqual([
      'SKU_IN_STOCK',
      '规格【原规格】还有库存，请先清空库存，或者将它下架',
    ]);
  });

  it('removes what is not in stock and not ordered, for good', async () => {
    const good = await shirt();
    const [red, , blue] = good.skus;
    await order(blue?.id, 4);
    await fixture.api.query(
      `SELECT take_parcels(o, (SELECT array_agg(p.id) FROM order_package p WHERE p.order_id = o.id)) FROM orders o WHERE sku_id = $1`,
      [blue?.id],
    );
    await fixture.api.query('UPDATE order_package SET status = 30 WHERE sku_id = $1', [blue?.id]);
    await fixture.api.query('UPDATE orders SET status = 30 WHERE sku_id = $1', [blue?.id]);
    const without = (id: number | undefined) => ({ skus: skusOf(good).filter((each) => each.id !== id) });
    const tried = async (id: number | undefined) => {
      const { skuId, ...refused } = await edit(good, without(id));
      return [...refusal(refused), skuId];
    };
    expect(await tried(red?.id)).toEqual(['SKU_IN_STOCK', 'skus', red?.id]);
    expect(await tried(blue?.id)).toEqual(['SKU_ORDERED', 'skus', blue?.id]);
    await fixture.api.query('UPDATE orders SET status = 40 WHERE sku_id = $1', [blue?.id]);
    const left = await edit(good, without(blue?.id));
    expect(left).toMatchObject({ skuCount: 2, supplyPrice: 1_000, weight: 200 });
    expect((await order(blue?.id)).data.errorKey).toBe('GOODS_OFF');
    const again = await edit(left, { skus: [...skusOf(left), sku(['蓝色', 'M'], held(1))] });
    expect(again.skus.map(({ skuNo }) => skuNo)).toEqual([1, 2, 4].map((n) => `${good.goodsNo}-${n}`));
  });

  it('takes one off sale, and the goods cost what the others do', async () => {
    const good = await shirt();
    const off = skusOf(good).map((each, at) => (at === 2 ? { ...each, status: 2 } : each));
    expect(await edit(good, { skus: off })).toMatchObject({ supplyPrice: 1_000, weight: 200, version: 1 });
    const { data } = await fixture.api.call<GoodDto>('GET', `/goods/id?id=${good.id}`);
    expect([data.price, data.skuCount]).toEqual([1_000, 2]);
    const none = skusOf(good).map((each) => ({ ...each, status: 2 }));
    expect(refusal(await edit({ ...good, version: 1 }, { skus: none }))).toEqual(['SKUS_OFF', 'skus']);
  });

  it('is left out by callers that know of none, and then nothing of them changes', async () => {
    const good = await shirt();
    const { id, version, name, categoryId, pics } = good;
    const body = { id, version, categoryId, pics, supplyPrice: 1, weight: 1, publish: true };
    const { data } = await shop.seller.call<SellerGoodDto>('PUT', '/goods/updateGoods', {
      ...body,
      name: `${name}二`,
    });
    expect(data).toMatchObject({
      name: '纯棉短袖二',
      version: 1,
      properties: good.properties,
      skus: good.skus,
    });
    expect([data.supplyPrice, data.weight]).toEqual([900, 210]);
  });

  it('of somebody else meanwhile is told with what holds now', async () => {
    const good = await shirt();
    const left = await edit(good, { skus: skusOf(good).map((each) => ({ ...each, merchantCode: '' })) });
    const late = await edit(good, { skus: [sku(['红色', 'M'], { id: 999_999_999 })] });
    expect([late.errorKey, late.current]).toEqual(['CHANGED_MEANWHILE', left]);
  });

  it('waits for an operator when names or pictures change, and not for prices and numbers', async () => {
    await fixture.api.query(
      `INSERT INTO setting (key, value) VALUES ('auditGoods', 'true') ON CONFLICT (key) DO UPDATE SET value = 'true'`,
    );
    const good = await shirt();
    await fixture.api.query('UPDATE goods SET status = 1 WHERE id = $1', [good.id]);
    const cheaper = await edit(good, {
      skus: skusOf(good).map((each) => ({ ...each, supplyPrice: 800, merchantCode: '' })),
    });
    expect(cheaper.status).toBe(1);
    const pic = await uploaded(shop.seller);
    const pictured = await edit(cheaper, { skus: skusOf(cheaper).map((each) => ({ ...each, pic })) });
    expect([pictured.status, pictured.revision?.content?.skus.every((each) => each.pic === pic)]).toEqual([
      1,
      true,
    ]);
    const [first, second] = pictured.properties as [
      SellerGoodDto['properties'][0],
      SellerGoodDto['properties'][0],
    ];
    const named = { ...first, name: '款式' };
    const { revision } = await edit(pictured, { properties: [named, second] });
    expect(revision?.content?.properties.map(({ name }) => name)).toEqual(['款式', second.name]);
    await fixture.api.query(`UPDATE setting SET value = 'false' WHERE key = 'auditGoods'`);
  });
});

describe('the removal of a combination', () => {
  it('and an order of its last piece exclude each other', async () => {
    const won = { removed: 0, ordered: 0 };
    await race(
      shirt,
      (good) => [
        async () => {
          const [, , blue] = good.skus;
          const stock = good.stocks.find(({ skuId }) => skuId === blue?.id);
          await shop.seller.call('POST', '/goodStock/updateGoodStock', { id: stock?.id, quantity: 0 });
          return edit(good, { skus: skusOf(good).slice(0, 2) });
        },
        async () => (await order(good.skus[2]?.id, 4)).data,
      ],
      async (good) => {
        const [row] = await fixture.api.query<{ gone: boolean; orders: number; stocks: number }>(
          `SELECT k.deleted_at IS NOT NULL AS gone, (SELECT count(*)::int FROM orders WHERE sku_id = k.id) AS orders,
                  (SELECT count(*)::int FROM good_stock WHERE sku_id = k.id) AS stocks FROM sku k WHERE k.id = $1`,
          [good.skus[2]?.id],
        );
        expect(row).toEqual(
          row?.gone ? { gone: true, orders: 0, stocks: 0 } : { gone: false, orders: 1, stocks: 1 },
        );
        won[row?.gone ? 'removed' : 'ordered'] += 1;
      },
    );
    expect(Math.min(won.removed, won.ordered)).toBeGreaterThan(0);
  });

  it('and a sheet that begins its stock leave either the combination with it or neither', async () => {
    const won = { removed: 0, stocked: 0 };
    await race(
      () => create({ properties: [colours], skus: [sku(['红色'], held(1)), sku(['蓝色'])] }),
      (good) => [
        () => edit(good, { skus: skusOf(good).slice(0, 1) }),
        async () => {
          const [stock] = good.stocks;
          const rows = [
            { row: 2, goodsNo: good.skus[1]?.skuNo, warehouseName: stock?.warehouseName, quantity: 5 },
          ];
          return (await shop.seller.call('POST', '/goodStock/importGoodStocks', { rows })).data;
        },
      ],
      async (good) => {
        const [row] = await fixture.api.query<{ gone: boolean; stocks: number }>(
          `SELECT k.deleted_at IS NOT NULL AS gone, (SELECT count(*)::int FROM good_stock WHERE sku_id = k.id) AS stocks
             FROM sku k WHERE k.id = $1`,
          [good.skus[1]?.id],
        );
        expect(row).toEqual(row?.gone ? { gone: true, stocks: 0 } : { gone: false, stocks: 1 });
        won[row?.gone ? 'removed' : 'stocked'] += 1;
      },
    );
    expect(Math.min(won.removed, won.stocked)).toBeGreaterThan(0);
  });
});
