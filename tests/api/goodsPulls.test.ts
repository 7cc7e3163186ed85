import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type { RemoteSku } from '../../api/src/adapters/shops/shopPlatform.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { PULL_GOODS } from '../../api/src/jobs/kinds/shops.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { bindShop } from '../support/shopOrders.ts';

const DOUYIN = 4;
let { script, platform } = scriptedShop();
let api: TestApi;
let queue: JobQueue;
let goods: Shop;
let buyer: Person;
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
  goods = await api.shop({ stock: 500 });
});
afterAll(async () => {
  await queue.stop();
  await api.close();
});
beforeEach(async () => {
  ({ script, platform } = scriptedShop());
  buyer = await api.buyer({ balance: 1_000_000 });
  const bound = await bindShop(api, buyer, { platform: DOUYIN });
  shopId = bound.id;
  script.alive.add(bound.accessToken);
});

type Pull = {
  taskId: string;
  status: number;
  read: number;
  total: number | null;
  skus: number;
  added: number;
  updated: number;
  errorKey: string | null;
  msg: string;
};
type Sku = {
  id: number;
  remoteSkuId: string;
  title: string;
  merchantCode: string;
  price: number | null;
  state: number;
  suggestions: { skuId: number; reason: number }[];
};

const sku = (no: number, more: Partial<RemoteSku> = {}): RemoteSku => ({
  ...{ remoteGoodId: `g${no}`, remoteSkuId: `s${no}`, title: `杯子${no}`, sku: '红色', price: 990 + no },
  ...{ pic: '', merchantCode: `C-${no}`, ...more },
});
const begin = (who = buyer) => who.call<Pull>('POST', '/shops/pullGoods', { shopId });
const newest = async () =>
  (await buyer.call<{ pull: Pull | null }>('POST', '/shops/getGoodsPull', { shopId })).data.pull;
const refusalOf = async (who: Person, path: string) =>
  (await who.call<{ errorKey: string }>('POST', path, { shopId })).data.errorKey;
/** One run of the job, as a worker does it. */
const run = async ({ taskId }: Pull) => {
  const handler = api.app.jobHandlers.find(({ kind }) => kind.name === PULL_GOODS.name);
  await handler?.run({ pullId: taskId });
};
const work = () => queue.drain(api.app.jobHandlers);
const skus = async (filter: object = {}) =>
  (await buyer.call<{ list: Sku[]; total: number }>('POST', '/shops/getShopSkusList', { shopId, ...filter }))
    .data;

describe('a reading of what a shop has on sale', () => {
  it('takes all pages, and a second one says what is new and what has changed', async () => {
    script.skus = Array.from({ length: 250 }, (_, no) => sku(no));
    expect(await newest()).toBeNull();
    expect((await begin()).data).toMatchObject({ status: 0, read: 0, total: null, skus: 0 });
    await work();
    expect(await newest()).toMatchObject({
      status: 1,
      read: 250,
      total: 250,
      skus: 250,
      added: 250,
      updated: 0,
    });
    script.skus = [...script.skus.slice(2), sku(2, { price: 1 }), sku(300)].toSpliced(0, 1);
    await begin();
    await work();
    expect(await newest()).toMatchObject({ status: 1, read: 249, skus: 249, added: 1, updated: 1 });
    expect((await skus()).total).toBe(251);
    expect((await skus({ keyword: 'C-2' })).list[0]).toMatchObject({ price: 1, title: '杯子2', state: 0 });
  });

  it('is joined by another one, and each page is taken once by whichever worker', async () => {
    script.skus = Array.from({ length: 350 }, (_, no) => sku(no));
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(second.data.taskId).toBe(first.data.taskId);
    await Promise.all([run(first.data), run(first.data), run(first.data)]);
    expect(await newest()).toMatchObject({ status: 1, read: 350, skus: 350, added: 350, updated: 0 });
    await work();
    expect(await newest()).toMatchObject({ read: 350, added: 350 });
  });

  it('goes on where it was after an error that passes', async () => {
    script.skus = Array.from({ length: 250 }, (_, no) => sku(no));
    let failures = 1;
    script.beforeGoods = async (page) => {
      if (page === 1 && failures-- > 0) throw new ShopError('scripted', 'rateLimited', 'LIMITED');
    };
    const { data } = await begin();
    await expect(run(data)).rejects.toThrow('rateLimited');
    expect(await newest()).toMatchObject({ status: 0, read: 100 });
    await run(data);
    expect(await newest()).toMatchObject({ status: 1, read: 250, added: 250 });
  });

  it('ends with a reason that does not pass', async () => {
    script.beforeGoods = async () => {
      throw new ShopError('scripted', 'invalid', 'NO_RIGHT');
    };
    await begin();
    await work();
    expect(await newest()).toMatchObject({ status: 2, errorKey: 'PLATFORM_ERROR' });
    expect((await newest())?.msg).not.toBe('');
    // The next one begins anew.
    script.beforeGoods = async () => undefined;
    await begin();
    await work();
    expect(await newest()).toMatchObject({ status: 1, skus: 0 });
  });

  it('is cancelled in the middle: what was read stays, and no page is taken after it', async () => {
    script.skus = Array.from({ length: 250 }, (_, no) => sku(no));
    script.beforeGoods = async (page) => {
      if (page === 1) await buyer.call('POST', '/shops/cancelGoodsPull', { shopId });
    };
    await begin();
    await work();
    expect(await newest()).toMatchObject({ status: 3, read: 100, skus: 100 });
    expect((await skus()).total).toBe(100);
    expect(await refusalOf(buyer, '/shops/cancelGoodsPull')).toBe('NOT_FOUND');
  });

  it('is its owner’s alone', async () => {
    const stranger = await api.buyer();
    for (const path of ['/shops/pullGoods', '/shops/getGoodsPull', '/shops/cancelGoodsPull'])
      expect(await refusalOf(stranger, path)).toBe('SHOP_UNBOUND');
  });
});

describe('combinations that a catalogue has', () => {
  it('are suggested by merchant code and linked many at once, and the first order is held by nothing', async () => {
    const [{ sku_no: code } = { sku_no: '' }] = await api.query<{ sku_no: string }>(
      'SELECT sku_no FROM sku WHERE id = $1',
      [goods.skuId],
    );
    script.skus = Array.from({ length: 20 }, (_, no) => sku(no, { merchantCode: code }));
    await begin();
    await work();
    const { list } = await skus({ state: 0 });
    expect(list.map(({ suggestions }) => suggestions[0])).toEqual(
      Array(20).fill(expect.objectContaining({ skuId: goods.skuId, reason: 1 })),
    );
    const links = script.skus.map(({ remoteGoodId, remoteSkuId }) => ({
      ...{ remoteGoodId, remoteSkuId, items: [{ skuId: goods.skuId, num: 1 }] },
    }));
    const linked = await buyer.call<{ linked: number }>('POST', '/shops/linkSkus', { shopId, links });
    expect(linked.data.linked).toBe(20);
    const order = remoteOrder(1, {
      items: [{ ...sku(0), num: 1, lineId: 'l' }],
    });
    await upsertShopOrders(api.database.db, testBox, shopId, [order]);
    expect((await skus({ state: 1 })).total).toBe(20);
    expect((await skus({ keyword: '杯子0' })).list[0]).toMatchObject({ state: 1 });
  });

  it('do not take back words that an order has said, which a link was agreed by', async () => {
    const item = { ...sku(1, { sku: '颜色:红色' }), num: 1, lineId: 'l' };
    await upsertShopOrders(api.database.db, testBox, shopId, [remoteOrder(2, { items: [item] })]);
    await buyer.call('POST', '/shops/linkSkus', {
      shopId,
      links: [{ remoteGoodId: 'g1', remoteSkuId: 's1', items: [{ skuId: goods.skuId, num: 1 }] }],
    });
    script.skus = [sku(1, { sku: '红色', price: 1_500, title: '新杯子' })];
    await begin();
    await work();
    expect((await skus()).list).toMatchObject([{ state: 1, price: 1_500, title: '新杯子' }]);
  });
});
