import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PriceRefusal } from '../../api/src/adapters/shops/pricePlatform.ts';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { ShopStockPageDto } from '../../api/src/modules/shopStocks/shopStocks.schemas.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { SCRIPTED_PRICE, scriptedShop } from '../support/scriptedShop.ts';
import { bindShop } from '../support/shopOrders.ts';

const DOUYIN = 4;
const TELL = 1;
const RAISE = 2;
const STOP = 3;
let { script, platform, prices } = scriptedShop();
let api: TestApi;
let queue: JobQueue;
let buyer: Person;
let goods: Shop;
let shopId: number;
/** What a piece costs above its supply price. */
let margin: number;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    shopPlatforms: {
      get [DOUYIN]() {
        return platform;
      },
    },
    pricePlatforms: {
      get [DOUYIN]() {
        return prices;
      },
    },
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
  ({ script, platform, prices } = scriptedShop());
  buyer = await api.buyer();
  goods = await api.shop({ stock: 10 });
  const { id, accessToken } = await bindShop(api, buyer, { platform: DOUYIN });
  script.alive.add(accessToken);
  shopId = id;
  const [found] = await api.query<{ margin: number }>(
    'SELECT platform_margin::int AS margin FROM goods WHERE id = $1',
    [goods.goodId],
  );
  margin = found?.margin ?? 0;
  await sells(2);
  for (const remoteSkuId of ['s0', 's1'])
    await buyer.call('POST', '/shops/linkSkus', {
      shopId,
      links: [{ remoteGoodId: 'g', remoteSkuId, items: [{ skuId: goods.skuId, num: 1 }] }],
    });
  await costs(500);
});

/** As the catalogue is read. */
const sells = (count: number, price = SCRIPTED_PRICE) =>
  api.query('SELECT list_shop_skus($1, $2)', [
    shopId,
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        ...{ remote_good_id: 'g', remote_sku_id: `s${at}`, title: '杯子', sku: `颜色${at}`, price },
        ...{ merchant_code: '', pic: '' },
      })),
    ),
  ]);
/** So many fen a piece, for the buyer. */
const costs = (fen: number) =>
  api.query('UPDATE sku SET supply_price = $2 WHERE id = $1', [goods.skuId, fen - margin]);
const setting = (change: object, id = shopId) => buyer.call('POST', '/shops/updateShops', { id, ...change });
async function work(): Promise<void> {
  for (const name of ['spreadStockChanges', 'rescueStocks', 'spreadStockChanges', 'rescueStocks']) {
    const job = api.app.scheduledJobs.find((each) => each.name === name);
    await job?.run(new AbortController().signal);
    await queue.drain(api.app.jobHandlers);
  }
}
const list = async (who = buyer) =>
  (await who.call<ShopStockPageDto>('POST', '/shops/getShopStocksList', { shopId })).data.list;
const rowOf = async (remoteSkuId: string) => {
  const found = (await list()).find((row) => row.remoteSkuId === remoteSkuId);
  if (!found) throw new Error(`${remoteSkuId} is not kept`);
  return found;
};
const due = () => api.query('UPDATE shop_stock SET due_at = now() WHERE due_at IS NOT NULL');
const notices = async () =>
  (
    await buyer.call<{ list: { kind: string; title: string; detail: string; link: string }[] }>(
      'POST',
      '/notice/mine',
      {},
    )
  ).data.list.filter(({ kind }) => ['lowMargin', 'priceRaised', 'linkedOffSale'].includes(kind));
const asked = () =>
  script.priceCalls.map((call) => call.map(({ remoteSkuId, price }) => [remoteSkuId, price]));

/** A shop with both combinations kept by a rule, at a cost of 5.00 yuan. */
async function kept(rule: object): Promise<void> {
  await setting({ stockSync: true, minMargin: 20, ...rule });
  await work();
}

it('those of which too little is left are listed by themselves, and counted whatever is asked for', async () => {
  await kept({ marginAction: TELL });
  const asked = async (filter: object) => {
    const { data } = await buyer.call<ShopStockPageDto>('POST', '/shops/getShopStocksList', {
      shopId,
      ...filter,
    });
    return [data.total, data.list.length, data.marginLow];
  };
  expect([await asked({}), await asked({ marginLow: true })]).toEqual([
    [2, 2, 0],
    [0, 0, 0],
  ]);
  await api.query('UPDATE shop_sku SET price = 5000 WHERE shop_id = $1 AND remote_sku_id = $2', [
    shopId,
    's1',
  ]);
  await costs(900);
  await work();
  expect([
    await asked({}),
    await asked({ marginLow: true }),
    await asked({ marginLow: true, state: 2 }),
  ]).toEqual([
    [2, 2, 1],
    [1, 1, 1],
    [0, 0, 1],
  ]);
});

describe('a rule that tells', () => {
  it('leaves price and quantity as they are, and tells once', async () => {
    await kept({ marginAction: TELL });
    await costs(900);
    await work();
    expect(await rowOf('s0')).toMatchObject({
      ...{ price: 990, cost: 900, costBefore: 500, marginLow: true, marginAction: TELL, minMargin: 20 },
      ...{ quantity: 10, sentQuantity: 10, state: 1, wantedPrice: null, priceCode: null, raisedAt: null },
    });
    expect(asked()).toEqual([]);
    const [told] = await notices();
    expect(told).toMatchObject({ kind: 'lowMargin', link: `/me/shops/${shopId}/stock` });
    expect(told?.title).toMatch(/有 2 个规格毛利过低$/);
    expect(told?.detail).toContain(
      '「杯子 颜色0」售价 ¥9.90，成本 ¥9.00（原 ¥5.00），毛利 ¥0.90，低于规则的 20%',
    );
    await due();
    await work();
    expect(await notices()).toHaveLength(1);
  });
});

describe('a rule that raises', () => {
  it('holds the margin at the next price with its ending, shows it, tells it, and does not go round', async () => {
    await kept({ marginAction: RAISE, priceEnding: 3, raiseLimit: 25 });
    expect(asked()).toEqual([]);
    await costs(900);
    await work();
    expect(asked()).toEqual([
      [
        ['s0', 1_190],
        ['s1', 1_190],
      ],
    ]);
    const row = await rowOf('s0');
    expect(row).toMatchObject({
      ...{ price: 1_190, cost: 900, costBefore: 500, priceBefore: 990, marginLow: false, state: 1 },
      quantity: 10,
      ...{ raisedFrom: 990, raisedTo: 1_190, wantedPrice: null, priceCode: null, priceMsg: '' },
    });
    expect(row.raisedAt).not.toBeNull();
    const [told] = await notices();
    expect(told?.kind).toBe('priceRaised');
    expect(told?.title).toMatch(/有 2 个规格已自动提价$/);
    expect(told?.detail).toContain('「杯子 颜色0」¥9.90 → ¥11.90，毛利 ¥0.90 → ¥2.90');
    await due();
    await work();
    expect([script.priceCalls.length, (await notices()).length]).toEqual([1, 1]);
    // A cost that falls lowers nothing, and rising to what it was raises nothing.
    for (const fen of [400, 900]) {
      await costs(fen);
      await work();
    }
    expect(script.priceCalls).toHaveLength(1);
    // The next rise is raised from there.
    await costs(960);
    await work();
    expect(asked().at(-1)).toEqual([
      ['s0', 1_290],
      ['s1', 1_290],
    ]);
    expect(await rowOf('s0')).toMatchObject({
      raisedFrom: 1_190,
      raisedTo: 1_290,
      price: 1_290,
      priceBefore: 1_190,
    });
  });

  it('raises a few at a time, so that quantities need not wait', async () => {
    await sells(50);
    const links = Array.from({ length: 50 }, (_, at) => ({
      ...{ remoteGoodId: 'g', remoteSkuId: `s${at}`, items: [{ skuId: goods.skuId, num: 1 }] },
    }));
    await buyer.call('POST', '/shops/linkSkus', { shopId, links });
    await kept({ marginAction: RAISE });
    await costs(900);
    script.beforePriceAnswer = async () => {
      script.beforePriceAnswer = async () => undefined;
      // What is sold meanwhile does not wait for the rest of the prices.
      await api.query('UPDATE good_stock SET quantity = 7 WHERE id = $1', [goods.stockId]);
      await api.query('SELECT spread_stock_changes(1000)');
    };
    await api.query('SELECT spread_stock_changes(1000)');
    await work();
    expect([...script.stocks.values()]).toEqual(Array.from({ length: 50 }, () => 7));
    for (let round = 0; round < 3; round += 1) {
      await due();
      await work();
    }
    const raised = script.priceCalls.flat().map(({ remoteSkuId }) => remoteSkuId);
    expect([raised.length, new Set(raised).size]).toEqual([50, 50]);
    expect(Math.max(...script.priceCalls.map(({ length }) => length))).toBe(20);
  });

  it('sends nothing above its limit, and tells that', async () => {
    await kept({ marginAction: RAISE, raiseLimit: 10 });
    // 10.88 yuan hold the margin, and 10.89 are allowed.
    await costs(870);
    await work();
    expect(asked()).toEqual([
      [
        ['s0', 1_088],
        ['s1', 1_088],
      ],
    ]);
    await costs(970);
    await work();
    expect(script.priceCalls).toHaveLength(1);
    expect(await rowOf('s0')).toMatchObject({
      ...{
        price: 1_088,
        marginLow: true,
        wantedPrice: 1_213,
        priceCode: 'OVER_LIMIT',
        state: 1,
        quantity: 10,
      },
      priceMsg: '超过一次提价的上限，没有改价',
    });
    const [told] = await notices();
    expect(told).toMatchObject({ kind: 'lowMargin' });
    expect(told?.title).toMatch(/有 2 个规格要提价，超过一次的上限$/);
    expect(told?.detail).toContain('「杯子 颜色0」成本 ¥9.70，售价 ¥10.88 要提到 ¥12.13');
    await due();
    await work();
    expect(await notices()).toHaveLength(2);
    // A higher limit lets it go.
    await setting({ raiseLimit: 20 });
    await work();
    expect(asked().at(-1)).toEqual([
      ['s0', 1_213],
      ['s1', 1_213],
    ]);
  });

  it('raises what is there, whatever was known here, and nothing that is enough', async () => {
    await kept({ marginAction: RAISE });
    script.prices.set('g s0', 1_100).set('g s1', 1_500);
    await costs(900);
    await work();
    expect(asked()).toEqual([[['s0', 1_125]]]);
    expect(await rowOf('s0')).toMatchObject({ price: 1_125, raisedFrom: 1_100, raisedTo: 1_125 });
    expect(await rowOf('s1')).toMatchObject({ price: 1_500, raisedFrom: null, marginLow: false });
  });

  it('leaves alone what asks little for another reason than the cost', async () => {
    await kept({ marginAction: RAISE });
    // The merchant has a sale, and the shop's catalogue is read.
    await sells(2, 550);
    await work();
    expect(asked()).toEqual([]);
    expect(await rowOf('s0')).toMatchObject({ price: 550, marginLow: true, wantedPrice: null });
    expect((await notices()).map(({ kind }) => kind)).toEqual(['lowMargin']);
    // Neither does the rule begin with what was so before it.
    await setting({ marginAction: TELL });
    await costs(545);
    await work();
    await setting({ marginAction: RAISE });
    await work();
    expect(asked()).toEqual([]);
  });

  it('is not overtaken by a rise while it is sent', async () => {
    await kept({ marginAction: RAISE, raiseLimit: 50 });
    await costs(900);
    script.beforePriceAnswer = async () => {
      script.beforePriceAnswer = async () => undefined;
      await costs(920);
      await api.query('SELECT spread_stock_changes(1000)');
    };
    await work();
    expect(asked().map((call) => call[0])).toEqual([
      ['s0', 1_125],
      ['s0', 1_150],
    ]);
    expect(await rowOf('s0')).toMatchObject({ price: 1_150, raisedFrom: 1_125, state: 1 });
  });

  it('is offered where the platform takes prices, and refused elsewhere', async () => {
    const { id: elsewhere } = await bindShop(api, buyer, { platform: 3 });
    const shown = async (id: number) =>
      (
        await buyer.call<{ list: { takesPrices: boolean }[] }>('POST', '/shops/getShopsList', { id })
      ).data.list.map(({ takesPrices }) => takesPrices);
    expect([await shown(shopId), await shown(elsewhere)]).toEqual([[true], [false]]);
    const { data } = await buyer.call<{ errorKey: string; field: string }>('POST', '/shops/updateShops', {
      ...{ id: elsewhere, marginAction: RAISE },
    });
    expect(data.errorKey).toBe('BAD_PARAM');
  });
});

describe('a price that a shop has not taken', () => {
  const refusal = (kind: PriceRefusal['kind']): PriceRefusal => ({ kind, code: 'X', retryAfterMs: null });

  it('is told with its reason, the others are raised, and a person sends it again', async () => {
    await kept({ marginAction: RAISE });
    script.beforePrices = async (targets) =>
      targets.map(({ remoteSkuId }) => (remoteSkuId === 's0' ? refusal('inPromotion') : null));
    await costs(900);
    await work();
    expect(await rowOf('s0')).toMatchObject({
      ...{ price: 990, marginLow: true, wantedPrice: 1_125, priceCode: 'IN_PROMOTION', state: 2, code: null },
      ...{ priceMsg: '商品在平台活动中，不能改价，活动结束后可重试', sentQuantity: 10, raisedFrom: null },
    });
    expect(await rowOf('s1')).toMatchObject({ price: 1_125, raisedTo: 1_125, state: 1 });
    const titles = (await notices()).map(({ title }) => title.replace(/店铺「.*」/, ''));
    expect(titles.toSorted()).toEqual(['有 1 个规格已自动提价', '没有接受 1 个规格的新售价']);
    await due();
    await work();
    expect(await notices()).toHaveLength(2);
    script.beforePrices = async () => [];
    const { id } = await rowOf('s0');
    await buyer.call('POST', '/shops/resendShopStocks', { shopId, ids: [id] });
    await work();
    expect(await rowOf('s0')).toMatchObject({ price: 1_125, raisedFrom: 990, state: 1, priceCode: null });
  });

  it('is seen to be taken where its answer was lost, and not asked for again', async () => {
    await kept({ marginAction: RAISE });
    script.beforePriceAnswer = async () => {
      throw new ShopError('scripted', 'transient', 'TIMEOUT');
    };
    await costs(900);
    await work();
    expect(await rowOf('s0')).toMatchObject({ priceCode: 'TIMEOUT', state: 2, price: 990 });
    expect(await notices()).toEqual([]);
    script.beforePriceAnswer = async () => undefined;
    await due();
    await work();
    expect(script.priceCalls).toHaveLength(1);
    expect(await rowOf('s0')).toMatchObject({ price: 1_125, raisedFrom: 990, raisedTo: 1_125, state: 1 });
  });

  it('is also seen by the reading of the catalogue', async () => {
    await kept({ marginAction: RAISE });
    script.beforePriceAnswer = async () => {
      throw new ShopError('scripted', 'transient', 'TIMEOUT');
    };
    await costs(900);
    await work();
    await sells(2, 1_125);
    await work();
    expect(await rowOf('s0')).toMatchObject({ price: 1_125, raisedFrom: 990, raisedTo: 1_125, state: 1 });
  });

  it('of a combination that is gone there waits for a person', async () => {
    await kept({ marginAction: RAISE });
    script.prices.set('g s0', null);
    await costs(900);
    await work();
    expect(await rowOf('s0')).toMatchObject({ priceCode: 'GOODS_GONE', state: 2, dueAt: null });
  });

  it('waits for the authorisation, and goes on by itself after it', async () => {
    await kept({ marginAction: RAISE });
    script.alive.clear();
    script.refreshable = false;
    await costs(900);
    await work();
    expect(await rowOf('s0')).toMatchObject({ priceCode: 'SHOP_EXPIRED', state: 0, wantedPrice: 1_125 });
    const [shop] = await api.query<{ remote_shop_id: string }>(
      'SELECT remote_shop_id FROM shop WHERE id = $1',
      [shopId],
    );
    script.alive.add(`access-${shop?.remote_shop_id}`);
    await api.query('UPDATE shop SET status = 1 WHERE id = $1', [shopId]);
    await work();
    expect(await rowOf('s0')).toMatchObject({ price: 1_125, priceCode: null, state: 1 });
  });
});

describe('a rule of a link', () => {
  const setRule = (id: number, rule: object, who = buyer, of = shopId) =>
    who.call<{ errorKey?: string }>('POST', '/shops/setPriceRule', { shopId: of, id, ...rule });

  it('stands in the place of its shop’s, until that counts again', async () => {
    await kept({ marginAction: STOP });
    const { id } = await rowOf('s0');
    expect((await setRule(id, { action: RAISE, minMargin: 40 })).data).toEqual({
      ...{ id, ownAction: RAISE, ownMargin: 40 },
    });
    await work();
    await costs(800);
    await work();
    expect(await rowOf('s0')).toMatchObject({
      ...{ ownAction: RAISE, ownMargin: 40, marginAction: RAISE, minMargin: 40, quantity: 10 },
      ...{ priceCode: 'OVER_LIMIT', wantedPrice: 1_334 },
    });
    expect(await rowOf('s1')).toMatchObject({ ownAction: null, marginAction: STOP, quantity: 0 });
    await setRule(id, { action: 0 });
    await work();
    expect(await rowOf('s0')).toMatchObject({
      ...{
        ownAction: 0,
        ownMargin: null,
        marginLow: false,
        quantity: 10,
        wantedPrice: null,
        priceCode: null,
      },
    });
    await setRule(id, { action: null });
    await work();
    expect(await rowOf('s0')).toMatchObject({ ownAction: null, marginAction: STOP, quantity: 0 });
  });

  it('stays where the link is changed', async () => {
    await kept({ marginAction: STOP });
    const { id } = await rowOf('s0');
    await setRule(id, { action: TELL, minMargin: 5 });
    await buyer.call('POST', '/shops/linkSkus', {
      shopId,
      links: [{ remoteGoodId: 'g', remoteSkuId: 's0', items: [{ skuId: goods.skuId, num: 2 }] }],
    });
    await work();
    expect(await rowOf('s0')).toMatchObject({ ownAction: TELL, ownMargin: 5, cost: 1_000 });
  });

  it('wants a margin, a link, and a shop of the caller', async () => {
    await kept({ marginAction: STOP });
    const { id } = await rowOf('s0');
    expect((await setRule(id, { action: RAISE })).data.errorKey).toBe('BAD_PARAM');
    expect((await setRule(id + 1_000, { action: TELL, minMargin: 5 })).data.errorKey).toBe('NOT_FOUND');
    const stranger = await api.buyer();
    expect((await setRule(id, { action: 0 }, stranger)).data.errorKey).toBe('SHOP_UNBOUND');
    const { id: other } = await bindShop(api, buyer, { platform: 3 });
    expect((await setRule(id, { action: 0 }, buyer, other)).data.errorKey).toBe('NOT_FOUND');
  });
});
