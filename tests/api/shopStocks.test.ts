import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type { StockRefusal } from '../../api/src/adapters/shops/shopPlatform.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { ShopStockPageDto } from '../../api/src/modules/shopStocks/shopStocks.schemas.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { scriptedShop } from '../support/scriptedShop.ts';
import { bindShop } from '../support/shopOrders.ts';

const DOUYIN = 4;
let { script, platform } = scriptedShop();
let api: TestApi;
let queue: JobQueue;
let buyer: Person;
let goods: Shop;
let shopId: number;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    shopPlatforms: {
      get [DOUYIN]() {
        return platform;
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
  ({ script, platform } = scriptedShop());
  buyer = await api.buyer();
  goods = await api.shop({ stock: 10 });
  shopId = await bound();
});

async function bound(): Promise<number> {
  const { id, accessToken } = await bindShop(api, buyer, { platform: DOUYIN });
  script.alive.add(accessToken);
  return id;
}

/** The shop sells combinations `s0`, `s1` … of goods `g`. */
const sells = (count: number, of = shopId) =>
  api.query('SELECT list_shop_skus($1, $2)', [
    of,
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        ...{ remote_good_id: 'g', remote_sku_id: `s${at}`, title: '杯子', sku: `颜色${at}`, price: 990 },
        ...{ merchant_code: '', pic: '' },
      })),
    ),
  ]);
const link = (remoteSkuId: string, items: { skuId: number; num: number }[], of = shopId) =>
  buyer.call('POST', '/shops/linkSkus', { shopId: of, links: [{ remoteGoodId: 'g', remoteSkuId, items }] });
const setting = (change: object, id = shopId) => buyer.call('POST', '/shops/updateShops', { id, ...change });
const setStock = (quantity: number, { stockId } = goods) =>
  api.query('UPDATE good_stock SET quantity = $2 WHERE id = $1', [stockId, quantity]);
/** What the clock and the workers do, until nothing is due. */
async function work(): Promise<void> {
  for (const name of ['spreadStockChanges', 'rescueStocks']) {
    const job = api.app.scheduledJobs.find((each) => each.name === name);
    await job?.run(new AbortController().signal);
  }
  await queue.drain(api.app.jobHandlers);
}
const list = async (filter: object = {}, who = buyer) =>
  (await who.call<ShopStockPageDto>('POST', '/shops/getShopStocksList', { shopId, ...filter })).data;
const states = async () =>
  (await list()).list.map(({ remoteSkuId, quantity, sentQuantity, state, code }) => ({
    ...{ remoteSkuId, quantity, sentQuantity, state, code },
  }));
const stockOf = (remoteSkuId: string) => script.stocks.get(`g ${remoteSkuId}`);
/** As if the pause before the next attempt were over. */
const due = () => api.query('UPDATE shop_stock SET due_at = now() WHERE due_at IS NOT NULL');
const sentCalls = () =>
  script.stockCalls.map((call) => call.map(({ remoteSkuId, quantity }) => [remoteSkuId, quantity]));

/** A shop that keeps `s0` as one piece of the goods. */
async function kept(): Promise<void> {
  await sells(1);
  await link('s0', [{ skuId: goods.skuId, num: 1 }]);
  await setting({ stockSync: true });
  await work();
}

describe('what is linked in a shop that wants its stock kept', () => {
  it('has the available quantity, less what is held back, by its share', async () => {
    await sells(3);
    await link('s0', [{ skuId: goods.skuId, num: 1 }]);
    await link('s1', [{ skuId: goods.skuId, num: 3 }]);
    await work();
    expect(script.stockCalls).toEqual([]);
    await setting({ stockSync: true });
    await work();
    expect([stockOf('s0'), stockOf('s1'), stockOf('s2')]).toEqual([10, 3, undefined]);
    await setting({ stockReserve: 2, stockShare: 50 });
    await work();
    expect([stockOf('s0'), stockOf('s1')]).toEqual([4, 0]);
    expect(await states()).toEqual([
      { remoteSkuId: 's1', quantity: 0, sentQuantity: 0, state: 1, code: null },
      { remoteSkuId: 's0', quantity: 4, sentQuantity: 4, state: 1, code: null },
    ]);
    expect((await list()).counts).toEqual({ 1: 2 });
  });

  it('is told of a sale elsewhere, and of none where nothing has changed', async () => {
    await kept();
    expect(stockOf('s0')).toBe(10);
    await api.query('UPDATE good_stock SET locked = locked + 10 WHERE id = $1', [goods.stockId]);
    await work();
    expect(stockOf('s0')).toBe(0);
    // What was ordered leaves the warehouse.
    await api.query('UPDATE good_stock SET quantity = 0, locked = 0 WHERE id = $1', [goods.stockId]);
    await work();
    expect(sentCalls()).toEqual([[['s0', 10]], [['s0', 0]]]);
    expect(await queue.drain(api.app.jobHandlers)).toBe(0);
  });

  it('goes by what all of its combinations are there for in one warehouse', async () => {
    const other = await api.shop({ stock: 4 });
    // In the warehouse of the first, and in its own.
    await api.query(
      'INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity) VALUES ($1, $2, $3, 7)',
      [other.goodId, other.skuId, goods.warehouseId],
    );
    await sells(1);
    await link('s0', [{ skuId: goods.skuId, num: 1 }]);
    await api.query(
      `INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort)
       SELECT id, $2, 2, 1 FROM shop_good WHERE shop_id = $1`,
      [shopId, other.skuId],
    );
    await setting({ stockSync: true });
    await work();
    expect(stockOf('s0')).toBe(3);
  });

  it('has none where the goods are off sale, the combination is, or the warehouse pauses, and has it again after', async () => {
    await kept();
    const seen: (number | undefined)[] = [];
    for (const [off, on] of [
      ['UPDATE goods SET status = 2 WHERE id = $1', 'UPDATE goods SET status = 1 WHERE id = $1'],
      ['UPDATE sku SET status = 2 WHERE good_id = $1', 'UPDATE sku SET status = 1 WHERE good_id = $1'],
    ]) {
      for (const change of [off, on]) {
        await api.query(change ?? '', [goods.goodId]);
        await work();
        seen.push(stockOf('s0'));
      }
    }
    for (const status of [3, 1]) {
      await api.query('UPDATE warehouse SET status = $2 WHERE id = $1', [goods.warehouseId, status]);
      await work();
      seen.push(stockOf('s0'));
    }
    expect(seen).toEqual([0, 10, 0, 10, 0, 10]);
  });

  it('has none while the area of its warehouse is closed', async () => {
    await kept();
    const [rule] = await api.query<{ id: number }>(
      `INSERT INTO area_rule (area_code, type, reason, end_at) VALUES ('330782', 1, '暂停', now() + interval '1 hour') RETURNING id`,
    );
    await work();
    expect(stockOf('s0')).toBe(0);
    const [row] = (await list()).list;
    expect(row?.dueAt).not.toBeNull();
    // The end comes, and nobody writes anything.
    await api.query('UPDATE area_rule SET end_at = now() WHERE id = $1', [rule?.id]);
    await api.query('DELETE FROM shop_stock_change');
    await due();
    await work();
    expect(stockOf('s0')).toBe(10);
    await api.query('DELETE FROM area_rule WHERE id = $1', [rule?.id]);
  });

  it('follows bundles, links of whole goods, and a link that goes', async () => {
    const bundle = await api.shop({ stock: 0 });
    await api.query('DELETE FROM good_stock WHERE sku_id = $1', [bundle.skuId]);
    await api.query('INSERT INTO sku_part (sku_id, part_sku_id, num, sort) VALUES ($1, $2, 2, 0)', [
      bundle.skuId,
      goods.skuId,
    ]);
    await api.query('UPDATE sku SET part_count = 1 WHERE id = $1', [bundle.skuId]);
    await sells(2);
    await link('', [{ skuId: bundle.skuId, num: 1 }]);
    await setting({ stockSync: true });
    await work();
    expect([stockOf('s0'), stockOf('s1')]).toEqual([5, 5]);
    await setStock(3);
    await work();
    expect([stockOf('s0'), stockOf('s1')]).toEqual([1, 1]);
    await api.query(`DELETE FROM shop_good WHERE shop_id = $1`, [shopId]);
    await work();
    expect(await states()).toEqual([]);
    expect(script.stockCalls).toHaveLength(2);
  });

  it('is sent no more once the shop wants it no more', async () => {
    await kept();
    await setting({ stockSync: false });
    await setStock(3);
    await work();
    expect(stockOf('s0')).toBe(10);
    expect(await states()).toEqual([]);
    await setting({ stockSync: true });
    await work();
    expect(stockOf('s0')).toBe(3);
  });

  it('is not overtaken by what changes while it is sent', async () => {
    await kept();
    await setStock(8);
    script.beforeStockAnswer = async () => {
      script.beforeStockAnswer = async () => undefined;
      await setStock(6);
      await api.query('SELECT spread_stock_changes(1000)');
    };
    await work();
    await work();
    expect(sentCalls()).toEqual([[['s0', 10]], [['s0', 8]], [['s0', 6]]]);
    expect(await states()).toMatchObject([{ sentQuantity: 6, state: 1 }]);
  });
});

describe('a supply price that rises', () => {
  const supply = (fen: number) =>
    api.query('UPDATE sku SET supply_price = $2 WHERE id = $1', [goods.skuId, fen]);
  const row = async () => {
    const [{ price, cost, costBefore, marginLow, sellsAnyway, quantity, state } = {} as never] = (
      await list()
    ).list;
    return { price, cost, costBefore, marginLow, sellsAnyway, quantity, state };
  };
  const told = async () =>
    (
      await buyer.call<{ list: { kind: string; title: string; detail: string }[] }>(
        'POST',
        '/notice/mine',
        {},
      )
    ).data.list
      .filter(({ kind }) => kind === 'linkedOffSale')
      .map(({ detail }) => detail);
  const costOf = async () => {
    const [found] = await api.query<{ cost: number }>(
      'SELECT (s.supply_price + g.platform_margin)::int AS cost FROM sku s JOIN goods g ON g.id = s.good_id WHERE s.id = $1',
      [goods.skuId],
    );
    return found?.cost ?? 0;
  };

  it('takes off sale what leaves less than the shop wants, tells it once, and sells it again when it falls', async () => {
    await kept();
    await setting({ minMargin: 10 });
    await work();
    const cost = await costOf();
    expect(await row()).toMatchObject({ price: 990, cost, costBefore: null, marginLow: false, quantity: 10 });
    // A fen more than leaves 10 % of 9.90 yuan.
    await supply(892 - (cost - 100));
    await work();
    const dear = await costOf();
    expect(dear).toBe(892);
    expect(stockOf('s0')).toBe(0);
    expect(await row()).toMatchObject({
      cost: dear,
      costBefore: cost,
      marginLow: true,
      quantity: 0,
      state: 1,
    });
    expect(await told()).toEqual([
      expect.stringContaining(
        `售价 ¥9.90，成本 ¥8.92（原 ¥${(cost / 100).toFixed(2)}），毛利（不含运费）¥0.98`,
      ),
    ]);
    // Nothing goes round: what holds is neither sent nor told again.
    const calls = script.stockCalls.length;
    await due();
    await work();
    expect([script.stockCalls.length, (await told()).length]).toEqual([calls, 1]);
    await supply(891 - (cost - 100));
    await work();
    expect(stockOf('s0')).toBe(10);
    expect(await row()).toMatchObject({ cost: 891, costBefore: 892, marginLow: false });
  });

  it('is only told where the shop sets no margin, or its rule is off for the combination', async () => {
    await kept();
    await supply(900);
    await work();
    expect(stockOf('s0')).toBe(10);
    await setting({ minMargin: 50 });
    await work();
    expect(stockOf('s0')).toBe(0);
    const [{ id } = { id: 0 }] = (await list()).list;
    expect((await buyer.call('POST', '/shops/sellAnyway', { shopId, id, anyway: true })).data).toEqual({
      ...{ id, sellsAnyway: true },
    });
    await work();
    expect(stockOf('s0')).toBe(10);
    expect(await row()).toMatchObject({ marginLow: false, sellsAnyway: true });
    await buyer.call('POST', '/shops/sellAnyway', { shopId, id, anyway: false });
    await work();
    expect(stockOf('s0')).toBe(0);
    await setting({ minMargin: null });
    await work();
    expect(stockOf('s0')).toBe(10);
  });

  it('takes nothing off sale whose price or cost is not known, and sells again at another price of the shop', async () => {
    await kept();
    await api.query('UPDATE shop_sku SET price = NULL WHERE shop_id = $1', [shopId]);
    await setting({ minMargin: 90 });
    await work();
    expect(stockOf('s0')).toBe(10);
    await sells(1);
    await work();
    expect(stockOf('s0')).toBe(0);
    await api.query('UPDATE shop_sku SET price = 99000 WHERE shop_id = $1', [shopId]);
    await work();
    expect(stockOf('s0')).toBe(10);
  });

  it('lets nobody else change how a combination is sold', async () => {
    await kept();
    const [{ id } = { id: 0 }] = (await list()).list;
    const stranger = await api.buyer();
    const asked = { shopId, id, anyway: true };
    expect(
      (await stranger.call<{ errorKey: string }>('POST', '/shops/sellAnyway', asked)).data.errorKey,
    ).toBe('SHOP_UNBOUND');
    const other = await bound();
    const { data } = await buyer.call<{ errorKey: string }>('POST', '/shops/sellAnyway', {
      ...asked,
      shopId: other,
    });
    expect(data.errorKey).toBe('NOT_FOUND');
  });
});

describe('ten thousand links', { timeout: 60_000 }, () => {
  const LINKS = 10_000;
  let rare: Shop;

  /** All but the last are of the one goods, and the shop has them all. */
  beforeEach(async () => {
    rare = await api.shop({ stock: 5 });
    await sells(LINKS);
    await api.query(
      `WITH linked AS (
         INSERT INTO shop_good (shop_id, remote_good_id, remote_sku_id, good_id)
         SELECT $1, 'g', remote_sku_id, $2 FROM shop_sku WHERE shop_id = $1 RETURNING id, remote_sku_id)
       INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort)
       SELECT id, CASE remote_sku_id WHEN $3 THEN $4::bigint ELSE $5::bigint END, 1, 0 FROM linked`,
      [shopId, goods.goodId, `s${LINKS - 1}`, rare.skuId, goods.skuId],
    );
    await api.query('UPDATE shop SET stock_sync = true WHERE id = $1', [shopId]);
    await api.query('DELETE FROM shop_stock_change');
    await api.query(
      `INSERT INTO shop_stock (shop_sku_id, shop_id, quantity, sent_quantity, state)
       SELECT id, shop_id, 10, 10, 1 FROM shop_sku WHERE shop_id = $1`,
      [shopId],
    );
    await api.query('ANALYZE shop_stock, shop_good, shop_good_item, shop_sku, good_stock');
  });

  it('are not looked at for a change of one of them', async () => {
    await setStock(4, rare);
    await api.query('SELECT spread_stock_changes(1000)');
    expect(
      await api.query('SELECT count(*)::int AS due FROM shop_stock WHERE shop_id = $1 AND due_at <= now()', [
        shopId,
      ]),
    ).toEqual([{ due: 1 }]);
    const plan = await api.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT shop_sku_id FROM shop_stock WHERE shop_id = ${shopId} AND due_at <= now() ORDER BY due_at, shop_sku_id LIMIT 200`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join()).toMatch(/Index.* using shop_stock_due/);
    await work();
    expect(sentCalls()).toEqual([[[`s${LINKS - 1}`, 4]]]);
  });

  it('are told of a change of all, each once, in batches', async () => {
    await setStock(9);
    await work();
    const told = script.stockCalls.flat().map(({ remoteSkuId }) => remoteSkuId);
    expect([told.length, new Set(told).size]).toEqual([LINKS - 1, LINKS - 1]);
    expect(Math.max(...script.stockCalls.map(({ length }) => length))).toBe(100);
    expect((await list()).counts).toEqual({ 1: LINKS });
  });
});

describe('a quantity that a shop has not taken', () => {
  const refusal = (kind: StockRefusal['kind'], retryAfterMs: number | null = null): StockRefusal => ({
    ...{ kind, code: 'X', retryAfterMs },
  });

  it('is told with its reason, and the others are taken', async () => {
    await sells(2);
    for (const sku of ['s0', 's1']) await link(sku, [{ skuId: goods.skuId, num: 1 }]);
    script.beforeStocks = async (targets) =>
      targets.map(({ remoteSkuId }) => (remoteSkuId === 's0' ? refusal('goodsGone') : null));
    await setting({ stockSync: true });
    await work();
    expect(await states()).toEqual([
      { remoteSkuId: 's1', quantity: 10, sentQuantity: 10, state: 1, code: null },
      { remoteSkuId: 's0', quantity: 10, sentQuantity: null, state: 2, code: 'GOODS_GONE' },
    ]);
    expect((await list({ state: 2 })).list).toMatchObject([
      { remoteSkuId: 's0', msg: '平台没有这个商品或规格，请重新读取店铺商品', dueAt: null },
    ]);
    // Nobody asks again by itself; a person does.
    script.beforeStocks = async () => [];
    await due();
    await work();
    expect(stockOf('s0')).toBeUndefined();
    const [failed] = (await list({ state: 2 })).list;
    const { data } = await buyer.call('POST', '/shops/resendShopStocks', { shopId, ids: [failed?.id] });
    expect(data).toEqual({ due: 1 });
    await work();
    expect(stockOf('s0')).toBe(10);
    expect((await list()).counts).toEqual({ 1: 2 });
  });

  it.each(['transient', 'unknown'] as const)(
    'is sent again where it is not known (%s), also when it is as before',
    async (kind) => {
      await kept();
      await setStock(7);
      script.beforeStocks = async () => [refusal(kind)];
      await work();
      expect(await states()).toMatchObject([{ quantity: 7, sentQuantity: null, state: 2 }]);
      script.beforeStocks = async () => [];
      await setStock(10);
      await work();
      expect(sentCalls()).toEqual([[['s0', 10]], [['s0', 7]], [['s0', 10]]]);
    },
  );

  it('is tried five times more, and then left to a person', async () => {
    await kept();
    await setStock(7);
    script.beforeStocks = async () => [refusal('belowReserved')];
    const pauses: (number | null)[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await work();
      const [row] = await api.query<{ seconds: number | null }>(
        'SELECT round(extract(epoch FROM due_at - now()) / 60)::int AS seconds FROM shop_stock WHERE shop_id = $1',
        [shopId],
      );
      pauses.push(row?.seconds ?? null);
      await due();
    }
    expect(pauses).toEqual([1, 5, 15, 60, 360, null, null]);
    expect(script.stockCalls).toHaveLength(7);
    expect(await states()).toMatchObject([
      { quantity: 7, sentQuantity: 10, state: 2, code: 'BELOW_RESERVED' },
    ]);
  });

  it('waits as long as the platform limits its calls', async () => {
    await kept();
    await setStock(7);
    script.beforeStocks = async () => [refusal('rateLimited', 90_000)];
    await work();
    await work();
    expect(script.stockCalls).toHaveLength(2);
    expect(await states()).toMatchObject([{ code: 'RATE_LIMITED', state: 2 }]);
    script.beforeStocks = async () => [];
    await due();
    await work();
    expect(stockOf('s0')).toBe(7);
  });

  it('waits for the authorisation, and goes on by itself after it', async () => {
    await kept();
    await setStock(7);
    script.alive.clear();
    script.refreshable = false;
    await work();
    await work();
    expect(stockOf('s0')).toBe(10);
    expect(await states()).toMatchObject([{ sentQuantity: 10, state: 0, code: 'SHOP_EXPIRED' }]);
    const [shop] = await api.query<{ remote_shop_id: string }>(
      'SELECT remote_shop_id FROM shop WHERE id = $1',
      [shopId],
    );
    script.alive.add(`access-${shop?.remote_shop_id}`);
    await api.query('UPDATE shop SET status = 1 WHERE id = $1', [shopId]);
    await work();
    expect(stockOf('s0')).toBe(7);
  });

  it('is sent again when its worker has died, whatever it was to be', async () => {
    await kept();
    const { setStocks } = platform;
    platform.setStocks = async () => {
      throw new TypeError('the process is gone');
    };
    await setStock(7);
    await work();
    await setStock(10);
    platform.setStocks = setStocks;
    await api.query(
      "UPDATE shop_stock SET lease_until = now() - interval '1 second' WHERE lease_until IS NOT NULL",
    );
    await work();
    expect(sentCalls()).toEqual([[['s0', 10]], [['s0', 10]]]);
  });

  it('is not the matter of anybody else', async () => {
    await kept();
    const stranger = await api.buyer();
    const { errorKey } = (
      await stranger.call<{ errorKey: string }>('POST', '/shops/getShopStocksList', { shopId })
    ).data;
    expect(errorKey).toBe('SHOP_UNBOUND');
    expect(
      (await stranger.call<{ errorKey: string }>('POST', '/shops/resendShopStocks', { shopId })).data
        .errorKey,
    ).toBe('SHOP_UNBOUND');
  });

  it('of a connector that is away counts as one whose answer was lost', async () => {
    await kept();
    await setStock(7);
    script.beforeStocks = async () => {
      throw new ShopError('scripted', 'transient', 'NO_ANSWER');
    };
    await work();
    expect(await states()).toMatchObject([{ sentQuantity: null, state: 2, code: 'TIMEOUT' }]);
  });
});
