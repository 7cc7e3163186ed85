import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../../api/src/adapters/storage/storage.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { ShopListingPageDto } from '../../api/src/modules/listings/listings.schemas.ts';
import type {
  ListingPlatforms,
  PricePlatforms,
  ShopPlatforms,
} from '../../api/src/modules/shops/shopCalls.ts';
import { allowAt, type SimulatedShops } from '../integrations/simulatedShops.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { openSimulated } from '../support/openSimulated.ts';

const SITE = 'https://shop.example';
const DOUYIN = 4;
const REMOTE = { platform: 'douyin', shopId: '4001001' };
const category = {
  ...{ categoryId: '21101', categoryName: '家居日用/餐饮用具/杯子' },
  properties: [
    { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] },
    { id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] },
  ],
};
const NAME = '日式陶瓷马克杯';
const rule = { times: 150, plus: 100, ending: 3, floor: 20 };

/** Filled anew by each test: its simulators have a port of their own. */
const platforms: ShopPlatforms = {};
const listing: ListingPlatforms = {};
const prices: PricePlatforms = {};
const files = new Map<string, Buffer>();
const storage: Storage = {
  put: async (name, bytes) => void files.set(name, bytes),
  putFile: async () => undefined,
  read: async (name) => {
    const bytes = files.get(name);
    return bytes ? { bytes: Readable.from([bytes]), size: bytes.length } : null;
  },
  remove: async (name) => void files.delete(name),
};
let api: TestApi;
let queue: JobQueue;
let shops: SimulatedShops;
let buyer: Person;
let shopId: number;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    ...{ site: SITE, storage, shopPlatforms: platforms, listingPlatforms: listing, pricePlatforms: prices },
    queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
  });
  held.queue = queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await queue.stop();
  await api.close();
});
beforeEach(async () => {
  await api.query('DELETE FROM queue.job');
  await api.query('UPDATE shop SET status = 5');
  const simulated = await openSimulated(api, { publicUrl: SITE, origin: SITE });
  shops = simulated.shops;
  Object.assign(platforms, simulated.opened);
  Object.assign(listing, simulated.listing);
  Object.assign(prices, simulated.prices);
  buyer = await api.buyer();
  const { data } = await buyer.call<{ url: string }>('POST', '/shops/auth', { flag: DOUYIN });
  const back = await allowAt(data.url, REMOTE.shopId);
  await api.app.inject({ method: 'GET', url: back.pathname + back.search });
  const bound = await buyer.call<{ list: { id: number }[] }>('POST', '/shops/getShopsList', {});
  shopId = bound.data.list[0]?.id ?? 0;
});

async function picture(): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c63' } });
  files.set(key, await drawn.webp().toBuffer());
  return `/files/u/${key}`;
}

type Good = { goodId: number; skuId: number; goodsNo: string; colorId: number };
/** Goods of one colour at ten yuan a piece that the shop has. */
async function putUp(title = NAME, more: object = {}): Promise<Good> {
  const { goodId, skuId } = await api.shop({ supplyPrice: 900, margin: 100, stock: 50 });
  const [good] = await api.query<{ goods_no: string }>(
    'UPDATE goods SET name = $2, pics = $3 WHERE id = $1 RETURNING goods_no',
    [goodId, NAME, JSON.stringify([await picture()])],
  );
  const [color] = await api.query<{ id: number }>(
    "INSERT INTO good_property (good_id, name, sort) VALUES ($1, '颜色', 0) RETURNING id",
    [goodId],
  );
  const made = { goodId, skuId, goodsNo: good?.goods_no ?? '', colorId: color?.id ?? 0 };
  await api.query('UPDATE sku SET name = $2, value_ids = $3 WHERE id = $1', [
    ...[skuId, '红色', [await addColor(made, '红色')]],
  ]);
  await buyer.call('POST', '/shops/createListings', {
    ...{ shopId, rule, freightId: '0', phone: '057188880000', onSale: true },
    goods: [{ goodId, title, ...category }],
    ...more,
  });
  await queue.drain(api.app.jobHandlers);
  await look();
  expect((await list())[0]).toMatchObject({
    goodId,
    state: 1,
    changes: [],
    updating: null,
    priceFrom: 1_690,
  });
  return made;
}
async function addColor({ colorId }: Pick<Good, 'colorId'>, name: string): Promise<number> {
  const [row] = await api.query<{ id: number }>(
    'INSERT INTO good_property_value (property_id, name, sort) VALUES ($1, $2, 0) RETURNING id',
    [colorId, name],
  );
  return row?.id ?? 0;
}
async function addWhite(good: Good): Promise<void> {
  const value = await addColor(good, '白色');
  await api.query(
    "INSERT INTO sku (sku_no, good_id, name, value_ids, supply_price, weight, status) VALUES ($2, $1, '白色', $3, 1900, 300, 1)",
    [good.goodId, `${good.goodsNo}-2`, [value]],
  );
}
const rename = ({ goodId }: Good, name: string) =>
  api.query('UPDATE goods SET name = $2 WHERE id = $1', [goodId, name]);
const costs = ({ skuId }: Good, price: number) =>
  api.query('UPDATE sku SET supply_price = $2 WHERE id = $1', [skuId, price]);

const list = async (filter: object = {}) => (await page(filter)).list;
const page = async (filter: object = {}) =>
  (await buyer.call<ShopListingPageDto>('POST', '/shops/getShopListingsList', { shopId, ...filter })).data;
const update = (ids?: number[], who = buyer) =>
  who.call<{ waiting: number; errorKey?: string }>('POST', '/shops/sendListingChanges', {
    ...{ shopId, ...(ids && { ids }) },
  });
const set = (change: object) => buyer.call('POST', '/shops/updateShops', { id: shopId, ...change });
/** What the clock does, and the workers. */
async function look(): Promise<void> {
  const job = api.app.scheduledJobs.find(({ name }) => name === 'lookAtListings');
  await job?.run(new AbortController().signal);
  await queue.drain(api.app.jobHandlers);
}
async function work(): Promise<void> {
  await api.query('UPDATE shop_listing SET due_at = now() WHERE due_at IS NOT NULL');
  const job = api.app.scheduledJobs.find(({ name }) => name === 'rescueListings');
  await job?.run(new AbortController().signal);
  await queue.drain(api.app.jobHandlers);
}
type There = {
  goodId: string;
  title: string;
  sku: string;
  price: number;
  merchantCode: string;
  quantity: number;
};
/** What the platform has of the goods. */
const there = async ({ goodsNo }: Good) =>
  ((await shops.stocksAt(REMOTE)) as unknown as There[]).filter(({ merchantCode }) =>
    merchantCode.startsWith(goodsNo),
  );
const fail = (kind: string, times = 1) => shops.act('failCalls', { ...REMOTE, kind, call: 'putUp', times });

describe('what has changed of goods that were put up', () => {
  it('is marked with what the shop has and what it would have', async () => {
    const cup = await putUp();
    await rename(cup, '日式陶瓷咖啡杯');
    await costs(cup, 1_900);
    await addWhite(cup);
    await api.query('UPDATE goods SET pics = $2, detail = $3 WHERE id = $1', [
      ...[
        cup.goodId,
        JSON.stringify([await picture(), await picture()]),
        `<p><img src="${await picture()}" /></p>`,
      ],
    ]);
    await look();
    const [row] = await list({ changed: true });
    expect(row).toMatchObject({
      ...{ title: NAME, code: null, updating: null, editedAt: null },
      changes: [
        { kind: 'title', before: NAME, after: '日式陶瓷咖啡杯' },
        { kind: 'pictures', before: '1 张', after: '2 张' },
        { kind: 'detail', before: '0 张', after: '1 张' },
        { kind: 'newSkus', before: '', after: '白色' },
        { kind: 'price', before: '¥16.90', after: '¥31.90' },
      ],
    });
    expect(await page()).toMatchObject({ changed: 1, updating: 0 });
    // Nothing is sent by itself.
    expect(await there(cup)).toMatchObject([{ title: NAME, price: 1_690 }]);
  });

  it('is nothing where it is what the shop has again', async () => {
    const cup = await putUp();
    await costs(cup, 1_900);
    await look();
    expect(await page()).toMatchObject({ changed: 1 });
    await costs(cup, 900);
    await look();
    expect(await page()).toMatchObject({ changed: 0, list: [{ changes: [] }] });
  });

  it('has no title where the buyer has chosen one', async () => {
    const cup = await putUp('我家的马克杯 家用');
    await rename(cup, '日式陶瓷咖啡杯');
    await look();
    expect(await page()).toMatchObject({ changed: 0 });
  });

  it('is the price that this account pays, by an agreed price too', async () => {
    const cup = await putUp();
    const [seller] = await api.query<{ id: number }>('SELECT seller_id AS id FROM goods WHERE id = $1', [
      cup.goodId,
    ]);
    const [agreed] = await api.query<{ id: number }>(
      "INSERT INTO price_list (seller_id, name) VALUES ($1, '橙子') RETURNING id",
      [seller?.id],
    );
    await api.query('INSERT INTO price_list_entry (list_id, good_id, supply_price) VALUES ($1, $2, 500)', [
      agreed?.id,
      cup.goodId,
    ]);
    await look();
    expect(await page()).toMatchObject({ changed: 0 });
    await api.query('INSERT INTO price_list_buyer (list_id, account_id) VALUES ($1, $2)', [
      agreed?.id,
      buyer.accountId,
    ]);
    await look();
    expect((await list())[0]?.changes).toEqual([{ kind: 'price', before: '¥16.90', after: '¥10.90' }]);
  });
});

it('goods that their supplier does not sell any more are marked', async () => {
  const cup = await putUp();
  expect(await list()).toMatchObject([{ goodOffSale: false }]);
  await api.query('UPDATE goods SET status = 2 WHERE id = $1', [cup.goodId]);
  expect(await list()).toMatchObject([{ goodOffSale: true, state: 1 }]);
});

describe('changes that are sent', () => {
  it('are at the shop, which keeps its pieces, and what is new is linked', async () => {
    const cup = await putUp();
    await shops.act('putStock', { ...REMOTE, merchantCode: `${cup.goodsNo}-1`, quantity: 7 });
    await rename(cup, '日式陶瓷咖啡杯');
    await costs(cup, 1_900);
    await addWhite(cup);
    await look();
    expect((await update()).data).toEqual({ waiting: 1 });
    expect(await page()).toMatchObject({ updating: 1, list: [{ updating: 0 }] });
    await work();
    expect(await page()).toMatchObject({
      ...{ changed: 0, updating: 0 },
      list: [{ title: '日式陶瓷咖啡杯', changes: [], updating: null, code: null, priceFrom: 3_190 }],
    });
    expect((await list())[0]?.editedAt).not.toBeNull();
    expect(await there(cup)).toMatchObject([
      { sku: '红色', title: '日式陶瓷咖啡杯', price: 3_190, quantity: 7 },
      { sku: '白色', title: '日式陶瓷咖啡杯', price: 3_190, quantity: 0 },
    ]);
    const links = await api.query<{ no: string }>(
      `SELECT k.sku_no AS no FROM shop_good m JOIN shop_good_item i ON i.shop_good_id = m.id JOIN sku k ON k.id = i.sku_id
        WHERE m.shop_id = $1 ORDER BY no`,
      [shopId],
    );
    expect(links.map(({ no }) => no)).toEqual([`${cup.goodsNo}-1`, `${cup.goodsNo}-2`]);
    // There is nothing to be sent any more, and looking again finds nothing.
    await look();
    expect((await update()).data).toEqual({ waiting: 0 });
  });

  it('name a combination that is called otherwise', async () => {
    const cup = await putUp();
    await api.query('UPDATE good_property_value SET name = $2 WHERE property_id = $1', [cup.colorId, '枣红']);
    await api.query('UPDATE sku SET name = $2 WHERE id = $1', [cup.skuId, '枣红']);
    await look();
    expect((await list())[0]?.changes).toEqual([{ kind: 'skuNames', before: '红色', after: '枣红' }]);
    await update();
    await work();
    expect(await there(cup)).toMatchObject([{ sku: '枣红' }]);
    expect((await list())[0]?.changes).toEqual([]);
  });

  it('leave a price that the buyer has set at the platform, until it is the one of the rule', async () => {
    const cup = await putUp();
    const setThere = (price: number) =>
      shops.act('putGoods', { ...REMOTE, merchantCode: `${cup.goodsNo}-1`, price });
    await setThere(2_990);
    await costs(cup, 1_900);
    await look();
    await update();
    await work();
    expect(await there(cup)).toMatchObject([{ price: 2_990 }]);
    expect(await list()).toMatchObject([{ priceFrom: 2_990, changes: [], code: null }]);
    await costs(cup, 2_900);
    await look();
    expect((await list())[0]?.changes).toEqual([]);
    await setThere(5_500);
    await rename(cup, '日式陶瓷咖啡杯');
    await look();
    await update();
    await work();
    expect(await there(cup)).toMatchObject([{ title: '日式陶瓷咖啡杯', price: 5_500 }]);
    await setThere(4_690);
    await rename(cup, '日式陶瓷茶杯');
    await look();
    await update();
    await work();
    await costs(cup, 1_900);
    await look();
    expect((await list())[0]?.changes).toEqual([{ kind: 'price', before: '¥46.90', after: '¥31.90' }]);
  });

  it('end a combination that is off sale, and leave links that the buyer has made', async () => {
    const cup = await putUp();
    await addWhite(cup);
    await look();
    await update();
    await work();
    await api.query('DELETE FROM shop_good WHERE shop_id = $1', [shopId]);
    const [row] = await list();
    expect(
      await buyer.call('POST', '/shops/addGood', {
        ...{ shopId, remoteGoodId: row?.remoteGoodId, remoteTitle: NAME },
        items: [{ skuId: cup.skuId, num: 1 }],
      }),
    ).toMatchObject({ code: 0 });
    await api.query('UPDATE sku SET status = 2 WHERE sku_no = $1', [`${cup.goodsNo}-2`]);
    await look();
    expect((await list())[0]?.changes).toEqual([{ kind: 'endedSkus', before: '白色', after: '' }]);
    await update([row?.id ?? 0]);
    await work();
    expect(await there(cup)).toMatchObject([{ sku: '红色' }]);
    const links = await api.query<{ remote_sku_id: string }>(
      'SELECT remote_sku_id FROM shop_good WHERE shop_id = $1',
      [shopId],
    );
    expect(links).toEqual([{ remote_sku_id: '' }]);
  });

  it('leave a title that the buyer has changed at the platform', async () => {
    const cup = await putUp();
    await shops.act('putGoods', { ...REMOTE, merchantCode: `${cup.goodsNo}-1`, title: '店主自己改的标题' });
    await rename(cup, '日式陶瓷咖啡杯');
    await costs(cup, 1_900);
    await look();
    await update();
    await work();
    expect(await there(cup)).toMatchObject([{ title: '店主自己改的标题', price: 3_190 }]);
    expect(await list()).toMatchObject([{ title: '店主自己改的标题', changes: [] }]);
  });

  it('are refused in the platform’s words, wait for a person, and are tried again', async () => {
    const cup = await putUp();
    await rename(cup, '日式陶瓷马克杯 最便宜');
    await look();
    await update();
    await work();
    const [row] = await list();
    expect(row).toMatchObject({
      ...{ state: 1, updating: 2, code: 'TITLE_REFUSED', msg: '平台不接受标题，请在店铺后台改标题' },
      ...{ words: '商品标题含违禁词：最便宜', dueAt: null },
    });
    await rename(cup, '日式陶瓷咖啡杯');
    await look();
    // What it would have is another one, but only a person says that it is sent.
    expect(await list()).toMatchObject([{ updating: 2, changes: [{ after: '日式陶瓷咖啡杯' }] }]);
    const again = await buyer.call('POST', '/shops/retryListings', { shopId });
    expect(again.data).toEqual({ waiting: 1 });
    await work();
    expect(await list()).toMatchObject([{ title: '日式陶瓷咖啡杯', updating: null, code: null, words: '' }]);
  });

  it('are the same when an answer was lost, and when two send at once', async () => {
    const cup = await putUp();
    await costs(cup, 1_900);
    await look();
    await update();
    await fail('lost');
    await work();
    expect(await list()).toMatchObject([{ updating: 2, code: 'TIMEOUT', msg: '平台超时，稍后自动重试' }]);
    expect((await list())[0]?.dueAt).not.toBeNull();
    await Promise.all([work(), work()]);
    expect(await list()).toMatchObject([{ updating: null, changes: [], priceFrom: 3_190 }]);
    expect(await there(cup)).toMatchObject([{ price: 3_190 }]);
  });

  it('are not those of a price that leaves too little', async () => {
    const cup = await putUp(NAME, { rule: { times: 110, plus: 590, ending: 3, floor: 20 } });
    await costs(cup, 9_900);
    await look();
    await update();
    await work();
    expect(await list()).toMatchObject([
      { updating: 2, code: 'MARGIN_SHORT', msg: '毛利低于您设的下限，没有更新' },
    ]);
    expect(await there(cup)).toMatchObject([{ price: 1_690 }]);
  });

  it('are refused of a shop of anybody else', async () => {
    await putUp();
    expect((await update(undefined, await api.buyer())).data).toMatchObject({ errorKey: 'SHOP_UNBOUND' });
  });
});

describe('a shop that sends changes by itself', () => {
  it('sends those of content and of prices apart, once for each change', async () => {
    const cup = await putUp();
    await set({ autoListingContent: true });
    await rename(cup, '日式陶瓷咖啡杯');
    await costs(cup, 1_900);
    await look();
    expect(await there(cup)).toMatchObject([{ title: '日式陶瓷咖啡杯', price: 1_690 }]);
    expect(await list()).toMatchObject([
      { updating: null, changes: [{ kind: 'price', before: '¥16.90', after: '¥31.90' }] },
    ]);
    await set({ autoListingPrice: true });
    await look();
    expect(await there(cup)).toMatchObject([{ title: '日式陶瓷咖啡杯', price: 3_190 }]);
    expect(await page()).toMatchObject({ changed: 0, updating: 0 });
  });

  it('does not send again by itself what was refused, until there is another change', async () => {
    const cup = await putUp();
    await set({ autoListingContent: true });
    await rename(cup, '日式陶瓷马克杯 最便宜');
    await look();
    expect(await list()).toMatchObject([{ updating: 2, code: 'TITLE_REFUSED' }]);
    await api.query('UPDATE shop_listing SET look_due = true');
    await look();
    expect(await list()).toMatchObject([{ updating: 2, code: 'TITLE_REFUSED' }]);
    await rename(cup, '日式陶瓷咖啡杯');
    await look();
    expect(await list()).toMatchObject([{ title: '日式陶瓷咖啡杯', updating: null, code: null }]);
  });
});

describe('a shop that raises prices by itself, and sends those by its price rule', () => {
  /** As `work` does for quantities, and for prices that are raised. */
  async function keepStocks(): Promise<void> {
    for (const name of ['spreadStockChanges', 'rescueStocks']) {
      const job = api.app.scheduledJobs.find((each) => each.name === name);
      await job?.run(new AbortController().signal);
      await queue.drain(api.app.jobHandlers);
    }
  }
  const jobs = { look, keepStocks };

  it.each<[first: keyof typeof jobs, second: keyof typeof jobs]>([
    ['look', 'keepStocks'],
    ['keepStocks', 'look'],
  ])('holds the margin whichever comes first (%s, %s)', async (first, second) => {
    const cup = await putUp();
    const rules = { stockSync: true, minMargin: 40, marginAction: 2, raiseLimit: 25, autoListingPrice: true };
    expect(await set(rules)).toMatchObject({ code: 0 });
    await keepStocks();
    // By its rule it would be 19.90 yuan, of which less is left than the margin wants.
    await costs(cup, 1_100);
    await jobs[first]();
    await jobs[second]();
    await look();
    expect(await there(cup)).toMatchObject([{ price: 2_000 }]);
    expect(await list()).toMatchObject([{ priceFrom: 2_000, changes: [], updating: null, code: null }]);
    // What costs less follows its rule again, as far as the margin is held.
    await costs(cup, 500);
    await look();
    expect(await there(cup)).toMatchObject([{ price: 1_090 }]);
    await keepStocks();
    await look();
    expect(await there(cup)).toMatchObject([{ price: 1_090 }]);
    expect(await page()).toMatchObject({ changed: 0, updating: 0 });
  });

  it('is not lowered by a rule that wants less, where the raise was refused for its limit', async () => {
    const cup = await putUp(NAME, { rule: { times: 160, plus: 0, ending: 3, floor: 20 } });
    await set({ stockSync: true, minMargin: 60, marginAction: 2, raiseLimit: 5, autoListingPrice: true });
    await keepStocks();
    await costs(cup, 910);
    await keepStocks();
    const { data: told } = await buyer.call<{ list: { detail: string }[] }>('POST', '/notice/mine', {});
    expect(told.list[0]?.detail).toContain('没有按毛利规则改价；从这里铺的按价格规则自动更新');
    await look();
    expect(await there(cup)).toMatchObject([{ price: 1_690 }]);
    await costs(cup, 700);
    await look();
    await keepStocks();
    expect(await there(cup)).toMatchObject([{ price: 1_690 }]);
  });
});
