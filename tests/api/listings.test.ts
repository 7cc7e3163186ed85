import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../../api/src/adapters/storage/storage.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type {
  CreatedListingsDto,
  ListingPlanDto,
  ShopListingPageDto,
} from '../../api/src/modules/listings/listings.schemas.ts';
import type { ProblemPageDto } from '../../api/src/modules/problems/problems.schemas.ts';
import type { ListingPlatforms, ShopPlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { allowAt, type SimulatedShops } from '../integrations/simulatedShops.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { openSimulated } from '../support/openSimulated.ts';

const SITE = 'https://shop.example';
const DOUYIN = 4;
const REMOTE = { platform: 'douyin', shopId: '4001001' };
const CUPS = '21101';
const BRAND = { id: '1687', name: '品牌', values: [{ id: '16870', name: '无品牌' }] };
const MATERIAL = { id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] };
const rule = { times: 150, plus: 100, ending: 3, floor: 20 };
const settings = { rule, freightId: '0', phone: '057188880000', onSale: true };

/** Filled anew by each test: its simulators have a port of their own. */
const platforms: ShopPlatforms = {};
const listing: ListingPlatforms = {};
const files = new Map<string, Buffer>();
const storage: Storage = {
  put: async (name, bytes) => {
    if (files.has(name)) throw new Error(`there is ${name}`);
    files.set(name, bytes);
  },
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
    ...{ site: SITE, storage, shopPlatforms: platforms, listingPlatforms: listing },
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
  buyer = await api.buyer();
  const { data } = await buyer.call<{ url: string }>('POST', '/shops/auth', { flag: DOUYIN });
  const back = await allowAt(data.url, REMOTE.shopId);
  await api.app.inject({ method: 'GET', url: back.pathname + back.search });
  const bound = await buyer.call<{ list: { id: number }[] }>('POST', '/shops/getShopsList', {});
  shopId = bound.data.list[0]?.id ?? 0;
});

/** A picture in the storage, by its address. */
async function picture(width: number, height: number): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  const drawn = sharp({ create: { width, height, channels: 3, background: '#c63' } });
  files.set(key, await drawn.webp().toBuffer());
  return `/files/u/${key}`;
}

type Made = Shop & { goodsNo: string };
/** Goods with pictures, at ten yuan a piece. */
async function goods(name = '日式陶瓷马克杯', more: object = {}): Promise<Made> {
  const made = await api.shop({ supplyPrice: 900, margin: 100, stock: 50, ...more });
  const detail = await picture(900, 1_200);
  const [row] = await api.query<{ goods_no: string }>(
    'UPDATE goods SET name = $2, pics = $3, detail = $4 WHERE id = $1 RETURNING goods_no',
    [made.goodId, name, JSON.stringify([await picture(600, 400)]), `<p><img src="${detail}" /></p>`],
  );
  return { ...made, goodsNo: row?.goods_no ?? '' };
}

const asked = ({ goodId }: Shop, more: object = {}) => ({
  ...{ goodId, title: '日式陶瓷马克杯 家用', categoryId: CUPS, categoryName: '家居日用/餐饮用具/杯子' },
  properties: [BRAND, MATERIAL],
  ...more,
});
const create = async (wanted: object[], more: object = {}, who = buyer) =>
  (
    await who.call<CreatedListingsDto>('POST', '/shops/createListings', {
      ...{ shopId, ...settings, goods: wanted },
      ...more,
    })
  ).data;
const list = async (filter: object = {}) =>
  (await buyer.call<ShopListingPageDto>('POST', '/shops/getShopListingsList', { shopId, ...filter })).data;
const plan = async (goodIds: number[], more: object = {}) =>
  (await buyer.call<ListingPlanDto>('POST', '/shops/planListings', { shopId, goodIds, rule, ...more })).data;
const retry = (ids?: number[]) =>
  buyer.call<{ waiting: number }>('POST', '/shops/retryListings', { shopId, ...(ids && { ids }) });
/** What the clock and the workers do, pauses being over, until nothing is due. */
async function work(): Promise<void> {
  await api.query('UPDATE shop_listing SET due_at = now() WHERE due_at IS NOT NULL');
  await rescue();
  await queue.drain(api.app.jobHandlers);
}
/** What the platform has of the goods. */
const there = async ({ goodsNo }: Made) =>
  (await shops.stocksAt(REMOTE)).filter(({ merchantCode }) => merchantCode.startsWith(goodsNo));
/** What the clock does. */
async function rescue(): Promise<void> {
  const job = api.app.scheduledJobs.find(({ name }) => name === 'rescueListings');
  await job?.run(new AbortController().signal);
}
const fail = (kind: string, call: string, times = 1) =>
  shops.act('failCalls', { ...REMOTE, kind, call, times });

describe('goods that are put up in a shop', () => {
  it('are there at the price of the rule, with pictures of the platform’s sizes, and linked', async () => {
    const cup = await goods();
    expect(await create([asked(cup)])).toEqual({
      waiting: 1,
      rows: [{ goodId: cup.goodId, code: null, msg: '' }],
    });
    await work();
    const [row] = (await list()).list;
    expect(row).toMatchObject({
      ...{ state: 1, code: null, words: '', priceFrom: 1_690, priceTo: 1_690, dueAt: null, rule },
      ...{ title: '日式陶瓷马克杯 家用', categoryId: CUPS, properties: [BRAND, MATERIAL] },
    });
    expect(await there(cup)).toMatchObject([{ goodId: row?.remoteGoodId, quantity: 50 }]);
    const links = await buyer.call<{ list: { state: number; price: number; link: object }[] }>(
      'POST',
      '/shops/getShopSkusList',
      { shopId },
    );
    expect(links.data.list).toMatchObject([
      {
        ...{ remoteGoodId: row?.remoteGoodId, state: 1, price: 1_690, merchantCode: `${cup.goodsNo}-1` },
        link: { items: [{ skuId: cup.skuId, num: 1 }] },
      },
    ]);

    const drawn = [...files].filter(([name]) => name.endsWith('.jpg'));
    const sizes = await Promise.all(
      drawn.map(async ([name, bytes]) => {
        const { format, width, height } = await sharp(bytes).metadata();
        return [name.slice(40), format, width, height];
      }),
    );
    expect(sizes.toSorted()).toEqual([
      ['-q.jpg', 'jpeg', 800, 800],
      ['-w.jpg', 'jpeg', 900, 1_200],
    ]);
    const served = await api.app.inject({ method: 'GET', url: `/files/u/${drawn[0]?.[0]}` });
    expect(served.statusCode).toBe(404);
  });

  it('are every combination of their values, those that are off sale without pieces', async () => {
    const cup = await goods();
    const [color, size] = await Promise.all(
      ['颜色', '容量'].map(async (name, sort) => {
        const [row] = await api.query<{ id: number }>(
          'INSERT INTO good_property (good_id, name, sort) VALUES ($1, $2, $3) RETURNING id',
          [cup.goodId, name, sort],
        );
        return row?.id;
      }),
    );
    const addValue = async (propertyId: number | undefined, name: string) =>
      (
        await api.query<{ id: number }>(
          'INSERT INTO good_property_value (property_id, name, sort) VALUES ($1, $2, 0) RETURNING id',
          [propertyId, name],
        )
      )[0]?.id;
    const [red, white, small, large] = [
      await addValue(color, '红,色'),
      await addValue(color, '白色'),
      await addValue(size, '小'),
      await addValue(size, '大'),
    ];
    await api.query('UPDATE sku SET name = $2, value_ids = $3 WHERE id = $1', [
      cup.skuId,
      '红,色 小',
      [red, small],
    ]);
    await api.query(
      `INSERT INTO sku (sku_no, good_id, name, value_ids, supply_price, weight, status)
       VALUES ($2, $1, '白色 小', $3, 2900, 300, 1), ($4, $1, '白色 大', $5, 900, 300, 2), ($6, $1, '红,色 大', $7, 900, 300, 1)`,
      [
        ...[cup.goodId, `${cup.goodsNo}-2`, [white, small], `${cup.goodsNo}-3`, [white, large]],
        ...[`${cup.goodsNo}-4`, [red, large]],
      ],
    );
    await create([asked(cup)]);
    await work();
    expect((await list()).list).toMatchObject([{ state: 1, priceFrom: 1_690, priceTo: 4_690 }]);
    const goodId = (await list()).list[0]?.remoteGoodId;
    const all = (await shops.stocksAt(REMOTE)) as unknown as Record<string, unknown>[];
    expect(
      all
        .filter((sku) => sku.goodId === goodId)
        .map(({ sku, merchantCode, quantity }) => [sku, merchantCode, quantity]),
    ).toEqual([
      ['红，色 小', `${cup.goodsNo}-1`, 50],
      ['红，色 大', `${cup.goodsNo}-4`, 0],
      ['白色 小', `${cup.goodsNo}-2`, 0],
      ['白色 大', '', 0],
    ]);
    const [links] = await api.query<{ links: string }>(
      'SELECT count(*) AS links FROM shop_good WHERE shop_id = $1',
      [shopId],
    );
    expect(Number(links?.links)).toBe(3);
  });

  it('may be a draft of the shop, which nobody sees on sale', async () => {
    const cup = await goods();
    await create([asked(cup)], { onSale: false });
    await work();
    expect((await list()).list).toMatchObject([{ state: 1, onSale: false }]);
    await buyer.call('POST', '/shops/pullGoods', { shopId });
    await work();
    const pulled = await buyer.call<{ pull: { read: number } }>('POST', '/shops/getGoodsPull', { shopId });
    expect(pulled.data.pull.read).toBe(246);
  });

  it('refused by the platform say why in its words, and are put up once they are mended', async () => {
    const [good, bad] = [await goods(), await goods('玻璃水杯大容量')];
    await create([asked(good), asked(bad, { title: '玻璃水杯 全网最低' })]);
    await work();
    expect((await list()).counts).toEqual({ 1: 1, 2: 1 });
    const [failed] = (await list({ state: 2 })).list;
    expect(failed).toMatchObject({
      ...{ goodId: bad.goodId, code: 'TITLE_REFUSED', msg: '平台不接受标题，请改标题后重新铺货' },
      ...{ words: '商品标题含违禁词：全网最低', dueAt: null, remoteGoodId: '' },
    });
    // Nobody asks again by itself, and a retry of the same is refused once more.
    await retry();
    await work();
    expect((await list({ state: 2 })).list).toHaveLength(1);
    const again = await create([asked(good), asked(bad, { title: '玻璃水杯 大容量' })]);
    expect(again).toEqual({
      waiting: 1,
      rows: [
        { goodId: good.goodId, code: 'LISTED_BEFORE', msg: '这个店铺已铺过这个商品' },
        { goodId: bad.goodId, code: null, msg: '' },
      ],
    });
    await work();
    expect((await list()).counts).toEqual({ 1: 2 });
    expect([await there(good), await there(bad)].map((skus) => skus.length)).toEqual([1, 1]);
  });

  it.each([
    ['PROPERTY_REFUSED', { properties: [BRAND] }, {}],
    ['CATEGORY_REFUSED', { categoryId: '20110' }, {}],
    ['FREIGHT_REFUSED', {}, { freightId: '99' }],
  ])('are told apart by what is wrong with them: %s', async (code, wrong, more) => {
    const cup = await goods();
    await create([asked(cup, wrong)], more);
    await work();
    expect((await list()).list).toMatchObject([{ state: 2, code }]);
    expect(await there(cup)).toEqual([]);
  });
});

describe('what is in the list of a shop that has not got it', () => {
  const remove = (ids?: number[], who = buyer) =>
    who.call<{ removed: number; errorKey?: string }>('POST', '/shops/removeListings', {
      shopId,
      ...(ids && { ids }),
    });
  const removable = async () =>
    Object.fromEntries((await list()).list.map(({ goodId, removable: can }) => [goodId, can]));

  it('is removed, one or all, and put up as if it never was', async () => {
    const [good, bad, other] = [await goods(), await goods('玻璃水杯大容量'), await goods('骨瓷茶杯礼盒')];
    await create([
      asked(good),
      asked(bad, { title: '玻璃水杯 全网最低' }),
      asked(other, { title: '骨瓷茶杯 全网最低' }),
    ]);
    expect(Object.values(await removable())).toEqual([false, false, false]);
    await work();
    expect(await removable()).toEqual({ [good.goodId]: false, [bad.goodId]: true, [other.goodId]: true });
    const stranger = await api.buyer();
    expect((await remove(undefined, stranger)).data).toMatchObject({ errorKey: 'SHOP_UNBOUND' });
    const ids = (await list()).list.flatMap(({ id, goodId }) => (goodId === other.goodId ? [] : [id]));
    expect((await remove(ids)).data).toEqual({ removed: 1 });
    expect((await remove()).data).toEqual({ removed: 1 });
    expect((await remove()).data).toEqual({ removed: 0 });
    expect((await list()).list).toMatchObject([{ goodId: good.goodId, state: 1 }]);
    expect(await create([asked(bad)])).toMatchObject({ waiting: 1 });
    await work();
    expect((await list()).counts).toEqual({ 1: 2 });
  });

  it('is not removed while the shop may have it', async () => {
    const cup = await goods();
    await create([asked(cup)]);
    await fail('lost', 'putUp');
    await work();
    expect((await list()).list).toMatchObject([{ state: 2, code: 'TIMEOUT', removable: false }]);
    expect((await remove()).data).toEqual({ removed: 0 });
    await work();
    expect((await list()).list).toMatchObject([{ state: 1, removable: false }]);
    expect((await remove()).data).toEqual({ removed: 0 });
  });

  it('is a problem of its buyer until it is mended or removed', async () => {
    const problems = async () => {
      const { data } = await buyer.call<ProblemPageDto>('POST', '/problems/list', { shopId });
      expect(data.counts.listing).toBe(data.list.length);
      return data.list;
    };
    const [bad, waiting] = [await goods(), await goods('骨瓷茶杯礼盒')];
    await create([asked(bad, { title: '马克杯 全网最低' })]);
    await work();
    await create([asked(waiting)]);
    expect(await problems()).toEqual([
      expect.objectContaining({
        ...{ kind: 'listing', title: '马克杯 全网最低', shopId, reasonCode: null, packageId: null },
        text: '平台不接受标题，请改标题后重新铺货：商品标题含违禁词：全网最低',
        actions: ['openListings'],
      }),
    ]);
    await remove();
    expect(await problems()).toEqual([]);
  });
});

describe('goods that cannot be put up', () => {
  it('are told before anything is asked of the platform', async () => {
    const [off, short, long, plain, several] = [
      await goods('下架了的马克杯'),
      await goods(),
      await goods(),
      await goods(),
      await goods(),
    ];
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [off.goodId]);
    await api.query("UPDATE goods SET pics = '[]' WHERE id = $1", [plain.goodId]);
    await api.query('UPDATE goods SET min_num = 3 WHERE id = $1', [several.goodId]);
    await api.query('UPDATE goods SET platforms = $2 WHERE id = $1', [short.goodId, [2]]);
    const created = await create([
      ...[asked(off), asked(short), asked(long, { title: '杯'.repeat(31) }), asked(plain), asked(several)],
    ]);
    expect(created.waiting).toBe(0);
    expect(created.rows.map(({ code }) => code)).toEqual([
      ...['GOODS_OFF', 'GOODS_PLATFORM', 'TITLE_LENGTH', 'PICTURES_MISSING', 'MIN_PIECES'],
    ]);
    const dear = await goods();
    expect((await create([asked(dear)], { rule: { ...rule, floor: 60 } })).rows).toEqual([
      { goodId: dear.goodId, code: 'MARGIN_SHORT', msg: '毛利低于您设的下限，没有铺货' },
    ]);
    // Less than the shop's own rule wants would be taken off sale at once.
    await api.query('UPDATE shop SET stock_sync = true, margin_action = 3, min_margin = 60 WHERE id = $1', [
      shopId,
    ]);
    expect((await create([asked(dear)])).rows).toMatchObject([{ code: 'MARGIN_RULE' }]);
    await api.query('UPDATE shop SET margin_action = 1 WHERE id = $1', [shopId]);
    expect((await create([asked(dear)])).rows).toMatchObject([{ code: null }]);
  });

  it('are told when what they cost has risen meanwhile', async () => {
    const cup = await goods();
    await create([asked(cup)], { rule: { times: 120, plus: 0, ending: 0, floor: 16 } });
    await api.query('UPDATE shop_listing SET times = 101 WHERE good_id = $1', [cup.goodId]);
    await work();
    expect((await list()).list).toMatchObject([{ state: 2, code: 'MARGIN_SHORT' }]);
    expect(await there(cup)).toEqual([]);
  });

  it('are planned with their prices, margins and what was chosen for such goods last', async () => {
    const [first, next, off] = [await goods(), await goods('陶瓷咖啡杯 一只装'), await goods()];
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [off.goodId]);
    expect((await plan([first.goodId])).settings).toBeNull();
    await create([asked(first)]);
    await work();
    const { rows, ...rest } = await plan([next.goodId, first.goodId, off.goodId, 999_999_999]);
    expect(rest).toEqual({
      settings,
      titleMin: 8,
      titleMax: 60,
      titleWide: 2,
      asksPhone: true,
      isCatalogue: false,
    });
    expect(rows).toMatchObject([
      {
        ...{ goodId: next.goodId, title: '陶瓷咖啡杯 一只装', code: null, msg: '' },
        ...{ costFrom: 1_000, costTo: 1_000, priceFrom: 1_690, priceTo: 1_690, margin: 40 },
        remembered: {
          categoryId: CUPS,
          categoryName: '家居日用/餐饮用具/杯子',
          properties: [BRAND, MATERIAL],
        },
      },
      { goodId: first.goodId, code: 'LISTED_BEFORE' },
      { goodId: off.goodId, code: 'GOODS_OFF' },
    ]);
  });
});

describe('what the platform has already', () => {
  it('is not put up twice when its answer was lost, and is linked all the same', async () => {
    const cup = await goods();
    await create([asked(cup)]);
    await fail('lost', 'putUp');
    await work();
    expect((await list()).list).toMatchObject([{ state: 2, code: 'TIMEOUT' }]);
    expect(await there(cup)).toHaveLength(1);
    await work();
    expect((await list()).list).toMatchObject([{ state: 1, code: null, priceFrom: 1_690 }]);
    expect(await there(cup)).toHaveLength(1);
    const [link] = await api.query<{ good_id: number }>('SELECT good_id FROM shop_good WHERE shop_id = $1', [
      shopId,
    ]);
    expect(link?.good_id).toBe(cup.goodId);
  });

  it('is made what is asked for since its answer was lost', async () => {
    const cup = await goods();
    await create([asked(cup)]);
    await fail('lost', 'putUp');
    await work();
    expect(await there(cup)).toMatchObject([{ price: 1_690 }]);
    await create([{ ...asked(cup), title: '陶瓷咖啡杯 两只装' }], { rule: { ...rule, times: 300 } });
    await work();
    const [listed] = (await list()).list;
    expect(listed).toMatchObject({ state: 1, title: '陶瓷咖啡杯 两只装' });
    expect(await there(cup)).toMatchObject([{ title: '陶瓷咖啡杯 两只装', price: listed?.priceFrom }]);
    expect(listed?.priceFrom).toBeGreaterThan(1_690);
  });

  it('is not put up twice when a worker has died, nor by two at once', async () => {
    const cup = await goods();
    await create([asked(cup)]);
    await fail('lost', 'putUp');
    await work();
    // As if nothing had been settled.
    await api.query(
      "UPDATE shop_listing SET state = 0, code = '', outcome_unknown = true, lease_until = now() - interval '1 second'",
    );
    await Promise.all([work(), work()]);
    await work();
    expect((await list()).list).toMatchObject([{ state: 1 }]);
    expect(await there(cup)).toHaveLength(1);
  });

  it('is tried again by itself after a time-out that came before', async () => {
    const cup = await goods();
    await create([asked(cup)]);
    await fail('http502', 'putUp');
    await work();
    const [failed] = (await list()).list;
    expect(failed).toMatchObject({ state: 2, code: 'TIMEOUT' });
    expect(failed?.dueAt).not.toBeNull();
    expect(await there(cup)).toEqual([]);
    await work();
    expect((await list()).list).toMatchObject([{ state: 1 }]);
    expect(await there(cup)).toHaveLength(1);
  });
});

describe('a shop that cannot be called', () => {
  it('waits as long as the platform limits its calls, all of it', async () => {
    const [first, second] = [await goods(), await goods()];
    await create([asked(first), asked(second)]);
    await fail('rateLimited', 'putUp');
    await work();
    const rows = (await list()).list;
    expect(rows.map(({ state, code }) => [state, code]).toSorted()).toEqual([
      [0, null],
      [2, 'RATE_LIMITED'],
    ]);
    const [waits] = await api.query<{ later: boolean }>(
      "SELECT bool_and(due_at > now() + interval '30 seconds') AS later FROM shop_listing WHERE shop_id = $1",
      [shopId],
    );
    expect(waits?.later).toBe(true);
    await work();
    expect((await list()).counts).toEqual({ 1: 2 });
  });

  it('goes on by itself once it is authorised anew', async () => {
    const cup = await goods();
    await create([asked(cup)]);
    await shops.act('expireAccess', { ...REMOTE, whole: true });
    await work();
    expect((await list()).list).toMatchObject([{ state: 0, code: 'SHOP_EXPIRED' }]);
    const { data } = await buyer.call<{ url: string }>('POST', '/shops/auth', { flag: DOUYIN });
    const back = await allowAt(data.url, REMOTE.shopId);
    await api.app.inject({ method: 'GET', url: back.pathname + back.search });
    await work();
    expect((await list()).list).toMatchObject([{ state: 1, code: null }]);
  });

  it('and a shop of anybody else, are refused', async () => {
    const cup = await goods();
    const stranger = await api.buyer();
    expect((await create([asked(cup)], {}, stranger)) as object).toMatchObject({ errorKey: 'SHOP_UNBOUND' });
    delete listing[DOUYIN];
    expect((await create([asked(cup)])) as object).toMatchObject({ errorKey: 'NOT_CONFIGURED' });
  });
});

describe('what a shop’s platform has to choose from', () => {
  const read = async (path: string, more: object = {}) =>
    (
      await buyer.call<{ list: Record<string, unknown>[]; errorKey?: string }>('POST', path, {
        shopId,
        ...more,
      })
    ).data;

  it('is read as it is there: categories, what they want to know, and freight templates', async () => {
    const [home] = (await read('/shops/getListingCategories')).list;
    expect(home).toEqual({ id: '20001', name: '家居日用', isLeaf: false });
    const below = await read('/shops/getListingCategories', { parentId: '20110' });
    expect(below.list).toEqual([
      { id: '21101', name: '杯子', isLeaf: true },
      { id: '21102', name: '碗盘', isLeaf: true },
    ]);
    const { list: properties } = await read('/shops/getListingProperties', { categoryId: CUPS });
    expect(properties).toMatchObject([
      {
        ...{ id: '1687', name: '品牌', isRequired: true, maxValues: 1, ownWords: false },
        options: [{ id: '16870', name: '无品牌' }],
      },
      { name: '材质', isRequired: true, ownWords: true },
      { name: '产地', isRequired: false, ownWords: true, options: [] },
    ]);
    expect((await read('/shops/getListingFreights')).list).toEqual([
      { id: '0', name: '包邮' },
      { id: '40010010', name: '全国包邮（偏远除外）' },
      { id: '40010011', name: '按件计费' },
    ]);
  });

  it('is told as the platform’s failure where it does not answer', async () => {
    await fail('http502', 'listing', 2);
    expect((await read('/shops/getListingFreights')).errorKey).toBe('PLATFORM_ERROR');
  });
});
