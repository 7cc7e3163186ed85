import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { sellerGoodService } from '../../api/src/modules/goods/sellerGoods.service.ts';
import { type Answer, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { raceOn } from '../support/race.ts';

let api: TestApi;
const race = raceOn((text) => api.query(text));
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Current = { current?: SellerGoodDto; field?: string };
type ActionResult = { id: number; done: boolean; msg: string };
type Listed = {
  list: SellerGoodDto[];
  total: number;
  counts: { status: number; goods: number }[];
};

const list = async ({ seller }: Shop, filter: object = {}) =>
  (await seller.call<Listed>('POST', '/goods/getGoodsList', filter)).data;
const find = async ({ seller }: Shop, id: number) =>
  (await seller.call<SellerGoodDto>('POST', '/goods/findGoods', { id })).data;
const create = ({ seller }: Shop, body: object, headers: Record<string, string> = {}) =>
  seller.call<SellerGoodDto & Current>('POST', '/goods/createGoods', body, headers);
const update = ({ seller }: Shop, body: object) =>
  seller.call<SellerGoodDto & Current>('PUT', '/goods/updateGoods', body);
const setOnSale = ({ seller }: Shop, ids: number[], onSale: boolean) =>
  seller.call<{ list: ActionResult[] }>('POST', '/goods/setOnSale', { ids, onSale });
const remove = ({ seller }: Shop, ids: number[]) =>
  seller.call<{ list: ActionResult[] }>('POST', '/goods/deleteGoodsByIds', { ids });

/** Address of a picture that the person has uploaded. */
async function uploaded({ accountId }: Person): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a.png', 'image/webp', 9, 800, 800)`,
    [accountId, key],
  );
  return `/files/u/${key}`;
}

/** Goods that nothing is wrong with, to be on sale. */
async function bodyOf(shop: Shop, more: object = {}) {
  return {
    name: '毛绒小熊公仔',
    categoryId: 8,
    pics: [await uploaded(shop.seller)],
    detail: '<p>源头现货</p>',
    supplyPrice: 1_200,
    weight: 300,
    stocks: [{ warehouseId: shop.warehouseId, quantity: 50, warnQuantity: 5 }],
    publish: true,
    ...more,
  };
}

async function made(shop: Shop, more: object = {}): Promise<SellerGoodDto> {
  const { data } = await create(shop, await bodyOf(shop, more));
  return data;
}

/** What an edit sends that changes nothing. */
function editOf(good: SellerGoodDto, more: object = {}) {
  const { id, version, name, categoryId, pics, detail, supplyPrice, weight, unit } = good;
  const { minNum, maxNum, platforms, isGift } = good;
  const fields = { name, categoryId, pics, detail, supplyPrice, weight, unit, minNum, maxNum };
  return { id, version, ...fields, platforms, isGift, publish: true, ...more };
}

const kept = ({ accountId }: Person) =>
  api.query('SELECT * FROM goods WHERE seller_id = $1 ORDER BY id', [accountId]);
const logsOf = (goodId: number) =>
  api.query(
    `SELECT l.type, l.delta, l.quantity_after AS after, l.operator_id AS operator FROM stock_log l
      WHERE l.stock_id IN (SELECT id FROM good_stock WHERE good_id = $1) ORDER BY l.id`,
    [goodId],
  );

describe('new goods', () => {
  it('are stored as submitted with number, price and stock and are found by name', async () => {
    const shop = await api.shop();
    const input = await bodyOf(shop, { unit: '盒', minNum: 2, maxNum: 20, platforms: [4, 1], isGift: true });
    const { code, msg, data } = await create(shop, input);
    const { id, goodsNo } = data;
    expect([code, msg]).toEqual([0, '创建成功']);
    expect(data).toEqual({
      id,
      revision: null,
      packerNote: '',
      freightTemplateId: null,
      freightTemplateName: null,
      onAt: null,
      offAt: null,
      goodsNo: expect.stringMatching(new RegExp(`^G\\d{6}0*${id}$`)),
      name: '毛绒小熊公仔',
      categoryId: 8,
      categoryName: expect.any(String),
      pic: input.pics[0],
      pics: input.pics,
      detail: '<p>源头现货</p>',
      supplyPrice: 1_200,
      supplyPriceMax: 1_200,
      price: 1_200,
      weight: 300,
      unit: '盒',
      minNum: 2,
      maxNum: 20,
      platforms: [1, 4],
      isGift: true,
      status: 1,
      auditReason: '',
      version: 0,
      sold: 0,
      monthSold: 0,
      collectCount: 0,
      skuCount: 1,
      properties: [],
      skus: [
        {
          id: expect.any(Number),
          skuNo: `${goodsNo}-1`,
          name: '',
          valueIds: [],
          merchantCode: '',
          barcodes: [],
          pic: '',
          supplyPrice: 1_200,
          weight: 300,
          status: 1,
          bundleParts: [],
        },
      ],
      bundleStocks: [],
      stocks: [
        {
          id: expect.any(Number),
          goodId: id,
          goodsNo,
          goodName: '毛绒小熊公仔',
          goodPic: input.pics[0],
          skuId: expect.any(Number),
          skuNo: `${goodsNo}-1`,
          skuName: '',
          merchantCode: '',
          goodStatus: 1,
          warehouseId: shop.warehouseId,
          warehouseName: expect.any(String),
          quantity: 50,
          locked: 0,
          available: 50,
          bin: '',
          safetyQuantity: 0,
          safetyHeld: 0,
          warnQuantity: 5,
          isLow: false,
          version: 0,
          updatedAt: expect.stringMatching(/\+08:00$/),
        },
      ],
      createdAt: expect.stringMatching(/\+08:00$/),
      updatedAt: expect.stringMatching(/\+08:00$/),
    });
    expect(await find(shop, id)).toEqual(data);
    expect(await logsOf(id)).toEqual([{ type: 1, delta: 50, after: 50, operator: shop.seller.accountId }]);
    const { data: sought } = await api.call<{ list: { id: number }[] }>(
      'GET',
      `/goods/list?keyword=mrxxgz&ids=${id}`,
    );
    expect(sought.list.map((each) => each.id)).toEqual([id]);
  });

  it('are accepted under both spellings of the path', async () => {
    const shop = await api.shop();
    const { data } = await shop.seller.call('POST', '/api/goods/findGoods', { id: shop.goodId });
    expect(data).toEqual(await find(shop, shop.goodId));
  });

  it('include the site’s current margin, which a supplier cannot set', async () => {
    const shop = await api.shop();
    await api.query(`INSERT INTO setting (key, value) VALUES ('goodsMargin', '35')`);
    const good = await made(shop);
    await api.query(`UPDATE setting SET value = '80' WHERE key = 'goodsMargin'`);
    const { data } = await update(shop, editOf(good, { supplyPrice: 2_000 }));
    await api.query(`DELETE FROM setting WHERE key = 'goodsMargin'`);
    expect([good.price, data.price]).toEqual([1_235, 2_035]);
    const { data: refusal } = await create(shop, await bodyOf(shop, { platformMargin: 0 }));
    expect(refusal).toMatchObject({ errorKey: 'BAD_PARAM' });
  });

  it('can be drafts without stock that only their supplier sees', async () => {
    const [shop, buyer] = [await api.shop(), await api.buyer()];
    const draft = await made(shop, { publish: false, stocks: [] });
    expect([draft.status, draft.stocks]).toEqual([0, []]);
    expect((await api.call('GET', `/goods/id?id=${draft.id}`)).data).toEqual({ errorKey: 'NOT_FOUND' });
    expect(
      (await buyer.call('POST', '/goodCollect/createGoodCollect', { goodId: draft.id })).data.errorKey,
    ).toBe('NOT_FOUND');
    expect(await api.query('SELECT FROM good_collect WHERE good_id = $1', [draft.id])).toEqual([]);
  });

  it('are created once per idempotency key', async () => {
    const shop = await api.shop();
    const [body, clientNo] = [await bodyOf(shop), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(shop, { ...body, clientNo })));
    const again = await create(shop, body, { 'idempotency-key': clientNo });
    expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1);
    expect(await kept(shop.seller)).toHaveLength(2);
    const other = await create(shop, { ...body, name: '另一件商品', clientNo });
    expect(other.data).toEqual({ errorKey: 'IDEMPOTENCY_CONFLICT' });
    const stranger = await api.shop();
    const elsewhere = await create(stranger, await bodyOf(stranger, { clientNo }));
    expect(elsewhere.data.id).not.toBe(again.data.id);
  });

  it('leave their key free when they were refused', async () => {
    const shop = await api.shop();
    const [body, clientNo] = [await bodyOf(shop), randomUUID()];
    const refused = await create(shop, { ...body, pics: ['/files/nobody.webp'], clientNo });
    expect(refused.data.errorKey).toBe('PICTURE_UNKNOWN');
    expect((await create(shop, { ...body, clientNo })).code).toBe(0);
  });
});

describe('invalid goods', () => {
  const BAD: [string, object, string][] = [
    ['a name of one character', { name: '熊' }, 'name'],
    ['a name of 61', { name: '熊'.repeat(61) }, 'name'],
    ['a name of blanks', { name: '   ' }, 'name'],
    ['a name that begins with a blank', { name: ' 小熊' }, 'name'],
    ['a name with a line break', { name: '小\n熊' }, 'name'],
    ['a name with a zero byte', { name: '小\u0000熊' }, 'name'],
    ['no picture', { pics: [] }, 'pics'],
    ['ten pictures', { pics: Array.from({ length: 10 }, (_, n) => `/files/u/${n}`) }, 'pics'],
    ['a picture twice', { pics: ['/files/u/a', '/files/u/a'] }, 'pics'],
    ['a picture of nothing', { pics: [''] }, 'pics.0'],
    ['a detail of 50,001 characters', { detail: 'x'.repeat(50_001) }, 'detail'],
    ['no price', { supplyPrice: 0 }, 'supplyPrice'],
    ['a price of more than 100,000 yuan', { supplyPrice: 10_000_001 }, 'supplyPrice'],
    ['half a fen', { supplyPrice: 1.5 }, 'supplyPrice'],
    ['no weight', { weight: 0 }, 'weight'],
    ['more than 50 kg', { weight: 50_001 }, 'weight'],
    ['no unit', { unit: '' }, 'unit'],
    ['no pieces', { minNum: 0 }, 'minNum'],
    ['a hundred pieces', { maxNum: 100 }, 'maxNum'],
    ['fewer at most than at least', { minNum: 3, maxNum: 2 }, 'maxNum'],
    ['a platform of none', { platforms: [0] }, 'platforms.0'],
    ['an unknown platform', { platforms: [7] }, 'platforms.0'],
    ['a platform twice', { platforms: [1, 1] }, 'platforms'],
    ['less than no stock', { stocks: [{ warehouseId: 1, quantity: -1 }] }, 'stocks.0.quantity'],
    ['nothing said of the sale', { publish: undefined }, 'publish'],
  ];
  it.each(BAD)('are refused for the value %s', async (_, wrong, field) => {
    const shop = await api.shop();
    const before = await kept(shop.seller);
    const { http, data } = await create(shop, await bodyOf(shop, wrong));
    expect([http, data]).toMatchObject([400, { errorKey: 'BAD_PARAM', field }]);
    expect(await kept(shop.seller)).toEqual(before);
  });

  const REFUSED: [string, (shop: Shop, other: Shop) => Promise<object>, string, string, string][] = [
    [
      'parcels of more than 50 kg',
      async () => ({ weight: 25_001, minNum: 2 }),
      'PARCEL_WEIGHT',
      '单个包裹不能超过50公斤',
      'weight',
    ],
    [
      'a category that is none',
      async () => ({ categoryId: 7 }),
      'CATEGORY_MISSING',
      '请选择商品分类',
      'categoryId',
    ],
    [
      'the gift list, which is a flag',
      async () => ({ categoryId: 99_999 }),
      'CATEGORY_MISSING',
      '请选择商品分类',
      'categoryId',
    ],
    [
      'a picture of somebody else',
      async (_, { seller }) => ({ pics: [await uploaded(seller)] }),
      'PICTURE_UNKNOWN',
      '图片已失效，请重新上传',
      'pics',
    ],
    [
      'a picture of somebody else beside an own one',
      async (shop, { seller }) => ({ pics: [await uploaded(shop.seller), await uploaded(seller)] }),
      'PICTURE_UNKNOWN',
      '图片已失效，请重新上传',
      'pics',
    ],
    [
      'a picture elsewhere',
      async () => ({ pics: ['https://evil.example/a.png'] }),
      'PICTURE_UNKNOWN',
      '图片已失效，请重新上传',
      'pics',
    ],
    [
      'somebody else’s picture in the detail',
      async (_, { seller }) => ({ detail: `<img src="${await uploaded(seller)}">` }),
      'PICTURE_UNKNOWN',
      '图片已失效，请重新上传',
      'detail',
    ],
    [
      'a warehouse of somebody else',
      async (_, { warehouseId }) => ({ stocks: [{ warehouseId, quantity: 1 }] }),
      'NOT_FOUND',
      '数据不存在',
      'stocks',
    ],
    [
      'a warehouse twice',
      async ({ warehouseId }) => ({
        stocks: [
          { warehouseId, quantity: 1 },
          { warehouseId, quantity: 2 },
        ],
      }),
      'STOCK_EXISTS',
      '该商品在此仓库已有库存',
      'stocks',
    ],
    [
      'being on sale without stock',
      async () => ({ stocks: [] }),
      'STOCK_MISSING',
      '请先为商品设置库存',
      'stocks',
    ],
  ];
  it.each(REFUSED)('are refused for %s', async (_, wrong, errorKey, text, field) => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const body = await bodyOf(shop, await wrong(shop, other));
    const before = await kept(shop.seller);
    const { msg, data } = await create(shop, body);
    expect([msg, data]).toEqual([text, { errorKey, field }]);
    expect(await kept(shop.seller)).toEqual(before);
  });

  it('are not those with a stock of zero, which go on sale', async () => {
    const shop = await api.shop();
    const good = await made(shop, { stocks: [{ warehouseId: shop.warehouseId, quantity: 0 }] });
    expect([good.status, good.stocks[0]?.isLow]).toEqual([1, true]);
  });

  it('include no hostile HTML, which is removed', async () => {
    const shop = await api.shop();
    const own = await uploaded(shop.seller);
    const good = await made(shop, {
      detail: `<p onclick="x()">好</p><script>alert(1)</script><img src="x" onerror="x()"><img src="${own}" onload="x()"><a href="javascript:x()">点</a>`,
    });
    const clean = `<p>好</p><img src="${own}" alt="" />点`;
    expect(good.detail).toBe(clean);
    expect((await api.call<{ detail: string }>('GET', `/goods/id?id=${good.id}`)).data.detail).toBe(clean);
  });
});

describe('an edit of goods', () => {
  it('changes the submitted fields, increments the version and can be repeated', async () => {
    const shop = await api.shop();
    const good = await made(shop);
    const picture = await uploaded(shop.seller);
    const edit = editOf(good, {
      name: '陶瓷马克杯',
      categoryId: 12,
      pics: [picture, ...good.pics],
      detail: `<p>新</p><img src="${picture}">`,
      supplyPrice: 900,
      minNum: 2,
      platforms: [2],
      isGift: true,
    });
    const { code, msg, data } = await update(shop, edit);
    expect([code, msg]).toEqual([0, '更新成功']);
    const { publish: _publish, ...said } = edit;
    expect(data).toEqual({
      ...good,
      ...said,
      supplyPriceMax: 900,
      skus: good.skus.map((sku) => ({ ...sku, supplyPrice: 900 })),
      pic: picture,
      detail: `<p>新</p><img src="${picture}" alt="" />`,
      price: 900,
      categoryName: expect.not.stringMatching(`^${good.categoryName}$`),
      version: 1,
      stocks: [{ ...good.stocks[0], goodName: '陶瓷马克杯', goodPic: picture }],
      updatedAt: expect.any(String),
    });
    // Its answer was lost: the same again is what holds already.
    expect((await update(shop, edit)).data).toEqual(data);
    const { data: sought } = await api.call<{ total: number }>(
      'GET',
      `/goods/list?keyword=tcmkb&ids=${good.id}`,
    );
    expect(sought.total).toBe(1);
  });

  it('keeps pictures from before uploads were required', async () => {
    const shop = await api.shop();
    const good = await find(shop, shop.goodId);
    expect(good.pics).toEqual(['/files/test.svg']);
    expect((await update(shop, editOf(good, { supplyPrice: 150 }))).data).toMatchObject({
      supplyPrice: 150,
      version: 1,
    });
  });

  it('of an older version is answered with the current one and changes nothing', async () => {
    const shop = await api.shop();
    const good = await made(shop);
    const { data: current } = await update(shop, editOf(good, { supplyPrice: 900 }));
    const late = await update(shop, editOf(good, { supplyPrice: 800 }));
    expect(late.data).toEqual({ errorKey: 'CHANGED_MEANWHILE', current });
    expect(late.msg).toBe('内容已被修改，请核对后重试');
    expect(await find(shop, good.id)).toEqual(current);
    const { data } = await update(shop, { ...editOf(good), version: undefined });
    expect(data).toEqual({ errorKey: 'BAD_PARAM', field: 'version' });
  });

  it('concurrent with another one of the same version wins or loses as a whole', async () => {
    const shop = await api.shop();
    const good = await made(shop);
    const prices = Array.from({ length: 10 }, (_, n) => 500 + n);
    const answers = await Promise.all(
      prices.map((supplyPrice) => update(shop, editOf(good, { supplyPrice }))),
    );
    const won = answers.filter(({ code }) => code === 0);
    const lost = answers.filter(({ code }) => code !== 0);
    expect([won.length, lost.length]).toEqual([1, 9]);
    const now = await find(shop, good.id);
    expect(now).toEqual({ ...won[0]?.data });
    expect(now.version).toBe(1);
    for (const { data } of lost) expect(data).toEqual({ errorKey: 'CHANGED_MEANWHILE', current: now });
  });

  it.each([
    ['a category that is none', { categoryId: 7 }, 'CATEGORY_MISSING'],
    ['a strange picture', { pics: ['/files/demo/G10001-1.svg'] }, 'PICTURE_UNKNOWN'],
    ['parcels that are too heavy', { weight: 30_000, minNum: 2 }, 'PARCEL_WEIGHT'],
    ['stock, which is kept elsewhere', { stocks: [] }, 'BAD_PARAM'],
  ])('is refused for %s', async (_, wrong, errorKey) => {
    const shop = await api.shop();
    const good = await made(shop);
    expect((await update(shop, editOf(good, wrong))).data.errorKey).toBe(errorKey);
    expect(await find(shop, good.id)).toEqual(good);
  });

  it('does not change existing orders', async () => {
    const [shop, buyer] = [await api.shop(), await api.buyer({ balance: 100_000 })];
    const { data: placed } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    const order = async () => (await buyer.call('POST', '/orders/findOrders', { id: placed.orderId })).data;
    const before = await order();
    const good = await find(shop, shop.goodId);
    await update(shop, editOf(good, { name: '改了名字', supplyPrice: 9_999, weight: 9_000 }));
    expect(await order()).toEqual(before);
    const { data: paid } = await buyer.call<{ paidFee: number }>('POST', '/orders/confirmOrder', {
      id: placed.orderId,
      action: 'pay',
    });
    expect(paid.paidFee).toBe(before.totalFee);
  });
});

describe('putting goods on and off sale', () => {
  it('works for each id individually and reports refusals', async () => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const [good, bare, banned] = [
      await made(shop),
      await made(shop, { publish: false, stocks: [] }),
      await made(shop),
    ];
    await api.query('UPDATE goods SET status = 5 WHERE id = $1', [banned.id]);
    const ids = [good.id, bare.id, banned.id, other.goodId, good.id];
    expect((await setOnSale(shop, ids, false)).data.list).toEqual([
      { id: good.id, done: true, msg: '' },
      { id: bare.id, done: true, msg: '' },
      { id: banned.id, done: true, msg: '' },
      { id: other.goodId, done: false, msg: '数据不存在' },
    ]);
    expect((await find(shop, good.id)).status).toBe(2);
    expect((await setOnSale(shop, ids, true)).data.list).toEqual([
      { id: good.id, done: true, msg: '' },
      { id: bare.id, done: false, msg: '请先为商品设置库存' },
      { id: banned.id, done: false, msg: '商品当前状态不能进行此操作' },
      { id: other.goodId, done: false, msg: '数据不存在' },
    ]);
    const statuses = [good, bare, banned].map(async ({ id }) => (await find(shop, id)).status);
    expect(await Promise.all(statuses)).toEqual([1, 0, 5]);
    expect((await find(other, other.goodId)).status).toBe(1);
  });

  it('is reported to an edit of an older version', async () => {
    const shop = await api.shop();
    const good = await made(shop);
    await setOnSale(shop, [good.id], false);
    expect((await update(shop, editOf(good, { supplyPrice: 5 }))).data.errorKey).toBe('CHANGED_MEANWHILE');
    await setOnSale(shop, [good.id], false);
    expect((await find(shop, good.id)).version).toBe(1);
  });

  it('cannot undo a ban of an operator through an edit', async () => {
    const shop = await api.shop();
    const good = await made(shop);
    await api.query('UPDATE goods SET status = 5 WHERE id = $1', [good.id]);
    expect((await update(shop, editOf(good, { name: '换个名字' }))).data).toEqual({
      errorKey: 'GOODS_STATE',
    });
    const { data } = await update(shop, editOf(good, { name: '换个名字', publish: false }));
    expect([data.status, data.name]).toEqual([5, '换个名字']);
  });
});

describe('removed goods', () => {
  it('disappear for everybody with their stock logged out, while orders and favourites stay', async () => {
    const [shop, buyer] = [await api.shop(), await api.buyer({ balance: 100_000 })];
    await buyer.call('POST', '/goodCollect/createGoodCollect', { goodId: shop.goodId });
    const { data: placed } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    const orders = async () =>
      (await buyer.call<{ list: object[] }>('POST', '/orders/getOrdersList', {})).data.list;
    expect((await remove(shop, [shop.goodId])).data.list).toEqual([
      { id: shop.goodId, done: false, msg: '存在未完成订单，不能删除' },
    ]);
    await buyer.call('POST', '/orders/cancelOrder', { orderId: placed.orderId });
    const before = await orders();
    expect((await remove(shop, [shop.goodId])).data.list).toEqual([{ id: shop.goodId, done: true, msg: '' }]);
    expect(await orders()).toEqual(before);
    const favourites = (await buyer.call<{ list: object[] }>('POST', '/goodCollect/getGoodCollectList', {}))
      .data.list;
    expect(favourites).toMatchObject([{ goodId: shop.goodId, good: null }]);
    expect((await api.call('GET', `/goods/id?id=${shop.goodId}`)).data).toEqual({ errorKey: 'NOT_FOUND' });
    expect((await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop))).data.errorKey).toBe(
      'GOODS_OFF',
    );
    expect((await buyer.call('POST', '/orders/lastBuyGood')).code).toBe(0);
    expect((await list(shop)).total).toBe(0);
    expect(await find(shop, shop.goodId)).toEqual({ errorKey: 'NOT_FOUND' });
    expect((await remove(shop, [shop.goodId])).data.list).toEqual([
      { id: shop.goodId, done: false, msg: '数据不存在' },
    ]);
    expect(await api.query('SELECT FROM good_stock WHERE good_id = $1', [shop.goodId])).toEqual([]);
    expect(
      await api.query(
        'SELECT delta, quantity_after AS after FROM stock_log WHERE stock_id = $1 AND type = 2',
        [shop.stockId],
      ),
    ).toEqual([{ delta: -1000, after: 0 }]);
  });

  it.each([20, 30])('stay while an order has status %i', async (status) => {
    const [shop, buyer] = [await api.shop(), await api.buyer({ balance: 100_000 })];
    const { data } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop, { confirm: true }),
    );
    await api.query('UPDATE orders SET status = $2 WHERE id = $1', [data.orderId, status]);
    await api.query('UPDATE good_stock SET locked = 0 WHERE id = $1', [shop.stockId]);
    const { data: actions } = await remove(shop, [shop.goodId]);
    expect(actions.list).toEqual([{ id: shop.goodId, done: false, msg: '存在未完成订单，不能删除' }]);
  });

  it('and a concurrent order of them exclude each other', async () => {
    const buyer = await api.buyer();
    const won: Record<string, number> = { removed: 0, ordered: 0 };
    await race(
      () => api.shop(),
      (shop) => [
        async () => (await remove(shop, [shop.goodId])).data.list[0]?.done,
        async () => {
          const { data } = await buyer.call<{ orderId?: number }>(
            'POST',
            '/orders/createOrder',
            orderBody(buyer, shop),
          );
          return data.orderId ?? data.errorKey;
        },
      ],
      async (shop, answers) => {
        const removed = answers.find((answer) => typeof answer === 'boolean');
        const ordered = answers.find((answer) => typeof answer !== 'boolean');
        const [row] = await api.query<{ gone: boolean; orderId: number | null }>(
          `SELECT g.deleted_at IS NOT NULL AS gone, o.id AS "orderId" FROM goods g LEFT JOIN orders o ON o.good_id = g.id WHERE g.id = $1`,
          [shop.goodId],
        );
        expect(row).toEqual({ gone: removed, orderId: removed ? null : ordered });
        if (removed) expect(['STOCK_SHORT', 'GOODS_OFF']).toContain(ordered);
        if (!removed) await buyer.call('POST', '/orders/cancelOrder', { orderId: row?.orderId });
        won[removed ? 'removed' : 'ordered'] = 1;
      },
    );
    expect(won).toEqual({ removed: 1, ordered: 1 });
  });
});

describe('the supplier’s goods list', () => {
  it('is filtered and counts every status', async () => {
    const shop = await api.shop();
    await api.query('UPDATE goods SET sold = 7, weight = 200 WHERE id = $1', [shop.goodId]);
    const bear = await made(shop, { platforms: [4], categoryId: 12, isGift: true });
    const draft = await made(shop, { name: '陶瓷杯', publish: false, stocks: [] });
    await api.query('UPDATE good_stock SET quantity = 5 WHERE good_id = $1', [bear.id]);
    const ids = async (filter: object) => (await list(shop, filter)).list.map(({ id }) => id);
    const all = [draft.id, bear.id, shop.goodId];
    const counts = [
      { status: 0, goods: 1 },
      { status: 1, goods: 2 },
      { status: 2, goods: 0 },
      { status: 3, goods: 0 },
      { status: 4, goods: 0 },
      { status: 5, goods: 0 },
    ];
    const { list: rows, ...page } = await list(shop, { pageSize: 2 });
    expect(page).toEqual({
      total: 3,
      totalIsExact: true,
      page: 1,
      pageSize: 2,
      nextCursor: expect.any(String),
      cursors: [expect.any(String), expect.any(String)],
      counts,
      revisions: { waiting: 0, refused: 0 },
    });
    expect(rows).toEqual([
      { ...draft, detail: '', skus: [] },
      { ...(await find(shop, bear.id)), detail: '', skus: [] },
    ]);
    const drafts = await list(shop, { status: 0 });
    expect([drafts.total, drafts.list.map(({ id }) => id), drafts.counts]).toEqual([1, [draft.id], counts]);
    expect(await ids({ categoryId: 12 })).toEqual([bear.id]);
    expect(await ids({ warehouseId: shop.warehouseId })).toEqual([bear.id, shop.goodId]);
    expect(await ids({ platform: 1 })).toEqual([draft.id, shop.goodId]);
    expect(await ids({ isGift: true })).toEqual([bear.id]);
    expect(await ids({ lowStock: true })).toEqual([bear.id]);
    expect(await ids({ keyword: 'tcb' })).toEqual([draft.id]);
    expect(await ids({ keyword: bear.goodsNo.toLowerCase() })).toEqual([bear.id]);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect(await ids({ page: 2, pageSize: 2 })).toEqual([shop.goodId]);
    expect(await ids({ sort: 1 })).toEqual(all);
    expect(await ids({ sort: 3 })).toEqual([shop.goodId, draft.id, bear.id]);
    expect(await ids({ sort: 4 })).toEqual([draft.id, bear.id, shop.goodId]);
    for (const id of [shop.goodId, draft.id])
      await api.query('UPDATE goods SET unit = unit WHERE id = $1', [id]);
    await update(shop, editOf(bear, { supplyPrice: 7 }));
    expect(await ids({ sort: 2 })).toEqual([bear.id, draft.id, shop.goodId]);
    expect((await list(await api.shop(), { keyword: 'tcb' })).total).toBe(0);
  });

  it('contains only goods of the supplier', async () => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const good = await made(shop);
    const answers: Answer[] = [
      await other.seller.call('POST', '/goods/findGoods', { id: good.id }),
      await update(other, editOf(good, { name: '偷改' })),
    ];
    expect(answers.map(({ data }) => data)).toEqual(Array(2).fill({ errorKey: 'NOT_FOUND' }));
    const undone = { list: [{ id: good.id, done: false, msg: '数据不存在' }] };
    expect((await setOnSale(other, [good.id], false)).data).toEqual(undone);
    expect((await remove(other, [good.id])).data).toEqual({ errorKey: 'NOT_FOUND', ...undone });
    expect(await find(shop, good.id)).toEqual(good);
  });

  it('is read from the supplier’s index', async () => {
    await api.query(
      `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight)
       SELECT 'L' || n, md5(n::text), md5(n::text), 8, (SELECT min(id) FROM account WHERE kind = 2), '[]', 100, 100
         FROM generate_series(1, 5000) n`,
    );
    await api.query('ANALYZE goods');
    const shop = await api.shop();
    const plan = await api.query<{ 'QUERY PLAN': string }>(
      'EXPLAIN SELECT id FROM goods WHERE seller_id = $1 AND deleted_at IS NULL ORDER BY id DESC LIMIT 20',
      [shop.seller.accountId],
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('goods_seller');
  });
});

describe('a copy of goods', () => {
  const copy = ({ seller }: Shop, id: number, clientNo = randomUUID()) =>
    seller.call<SellerGoodDto & Current>('POST', '/goods/copyGoods', { id, clientNo });

  it('is a draft with their combinations and prices, and without stock and codes, once for each number', async () => {
    const shop = await api.shop();
    const pic = await uploaded(shop.seller);
    const { data: made } = await create(shop, {
      ...{
        name: '纯棉毛巾'.padEnd(60, '长'),
        categoryId: 8,
        pics: [pic],
        detail: '<p>柔软</p>',
        publish: false,
      },
      properties: [{ name: '颜色', values: [{ name: '白' }, { name: '蓝' }] }],
      skus: [
        { values: ['白'], supplyPrice: 500, weight: 100, merchantCode: 'MJ-1', barcodes: ['69001'] },
        { values: ['蓝'], supplyPrice: 600, weight: 120, status: 2 },
      ],
    });
    const clientNo = randomUUID();
    const [first, again] = await Promise.all([copy(shop, made.id, clientNo), copy(shop, made.id, clientNo)]);
    expect([first.code, first.data.id, again.data.id === first.data.id]).toEqual([
      0,
      expect.any(Number),
      true,
    ]);
    const copied = await find(shop, first.data.id);
    expect(copied.id).not.toBe(made.id);
    expect(copied).toMatchObject({
      ...{ status: 0, pics: [pic], detail: '<p>柔软</p>', categoryId: 8, stocks: [] },
      name: `${made.name.slice(0, 56)}（副本）`,
      properties: [{ name: '颜色', values: [{ name: '白' }, { name: '蓝' }] }],
      skus: [
        { name: '白', supplyPrice: 500, weight: 100, merchantCode: '', barcodes: [] },
        { name: '蓝', supplyPrice: 600, weight: 120 },
      ],
    });
    expect(copied.skus.map(({ status }) => status)).toEqual(made.skus.map(({ status }) => status));
    expect(await find(shop, made.id)).toEqual(made);
    const other = await api.shop();
    expect((await copy(other, made.id)).data).toMatchObject({ errorKey: 'NOT_FOUND' });
  });

  it('of goods without properties has their price and weight', async () => {
    const shop = await api.shop();
    const pic = await uploaded(shop.seller);
    const { data: made } = await create(shop, {
      ...{ name: '茶杯', categoryId: 8, pics: [pic], supplyPrice: 900, weight: 250, publish: false },
    });
    const { data } = await copy(shop, made.id);
    expect(data).toMatchObject({
      name: '茶杯（副本）',
      status: 0,
      supplyPrice: 900,
      weight: 250,
      skuCount: 1,
    });
  });
});

describe('goods that go on sale and off by themselves', () => {
  const schedule = ({ seller }: Shop, body: object) =>
    seller.call<{ list: ActionResult[] } & Current>('POST', '/goods/scheduleSale', body);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const follow = () => sellerGoodService(api.database.db).followSchedules();
  /** So many minutes later. */
  const pass = (id: number, minutes: number) =>
    api.query(
      `UPDATE goods SET on_at = on_at - make_interval(mins => $2), off_at = off_at - make_interval(mins => $2) WHERE id = $1`,
      [id, minutes],
    );

  it('do so when their moment has come, each moment once', async () => {
    const shop = await api.shop();
    const good = await made(shop, { publish: false });
    await schedule(shop, { ids: [good.id], onAt: inMinutes(60), offAt: inMinutes(120) });
    await follow();
    expect(await find(shop, good.id)).toMatchObject({ status: 0, onAt: expect.any(String) });
    await pass(good.id, 61);
    await follow();
    expect(await find(shop, good.id)).toMatchObject({ status: 1, onAt: null, offAt: expect.any(String) });
    await pass(good.id, 60);
    await Promise.all([follow(), follow()]);
    expect(await find(shop, good.id)).toMatchObject({ status: 2, onAt: null, offAt: null });
    // Nobody worked on schedules for a day: the later of two moments holds.
    await schedule(shop, { ids: [good.id], onAt: inMinutes(30), offAt: inMinutes(20) });
    await pass(good.id, 1_440);
    await follow();
    expect((await find(shop, good.id)).status).toBe(1);
  });

  it('tell their supplier where they cannot, and forget the moment', async () => {
    const shop = await api.shop();
    const good = await made(shop, { publish: false, stocks: [] });
    await schedule(shop, { ids: [good.id], onAt: inMinutes(5) });
    await pass(good.id, 6);
    await follow();
    expect(await find(shop, good.id)).toMatchObject({ status: 0, onAt: null });
    expect(
      await api.query('SELECT kind, title FROM person_notice WHERE account_id = $1', [shop.seller.accountId]),
    ).toEqual([{ kind: 'goodsNotScheduled', title: '定时上架没有成功' }]);
  });

  it('wait while their supplier is frozen; a moment is of the next year, and may be taken back', async () => {
    const shop = await api.shop();
    const good = await made(shop, { publish: false });
    for (const onAt of [inMinutes(-1), inMinutes(60 * 24 * 367)])
      expect(await schedule(shop, { ids: [good.id], onAt })).toMatchObject({
        data: { errorKey: 'BAD_PARAM', field: 'onAt' },
      });
    await schedule(shop, { ids: [good.id], onAt: inMinutes(5) });
    await pass(good.id, 6);
    const freeze = (status: number) =>
      api.query('UPDATE account SET status = $2 WHERE id = $1', [shop.seller.accountId, status]);
    await freeze(2);
    await follow();
    await freeze(1);
    expect(await find(shop, good.id)).toMatchObject({ status: 0, onAt: expect.any(String) });
    await schedule(shop, { ids: [good.id] });
    await follow();
    expect(await find(shop, good.id)).toMatchObject({ status: 0, onAt: null });
  });
});
