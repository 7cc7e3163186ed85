import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBackfills } from '../../api/src/db/backfills/backfills.ts';
import { linkStates } from '../../api/src/db/backfills/linkStates.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { bindShop } from '../support/shopOrders.ts';

type Listed = {
  list: { remoteSkuId: string; state: number }[];
  total: number;
  nextCursor: string | null;
  counts: Record<string, number>;
};

let api: TestApi;
let buyer: Person;
let goods: Shop;
let shopId: number;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [buyer, goods] = [await api.buyer(), await api.shop()];
  shopId = (await bindShop(api, buyer)).id;
});

/** The shop's catalogue has combinations `s0`, `s1` … of goods `g`, which say what is given. */
const sells = (count: number, words = '颜色') =>
  api.query('SELECT list_shop_skus($1, $2)', [
    shopId,
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        ...{ remote_good_id: 'g', remote_sku_id: `s${at}`, title: '杯子', sku: `${words}${at}`, price: 990 },
        ...{ merchant_code: `C${at}`, pic: '' },
      })),
    ),
  ]);
const link = (remoteSkuId: string) =>
  buyer.call('POST', '/shops/linkSkus', {
    shopId,
    links: [{ remoteGoodId: 'g', remoteSkuId, items: [{ skuId: goods.skuId, num: 1 }] }],
  });
const list = async (filter: object = {}) =>
  (await buyer.call<Listed>('POST', '/shops/getShopSkusList', { shopId, ...filter })).data;
/** What is kept of each, after it was found to be what its links say. */
async function kept(): Promise<number[]> {
  const rows = await api.query<{ state: number; said: number }>(
    'SELECT link_state AS state, link_state_of(k) AS said FROM shop_sku k WHERE shop_id = $1 ORDER BY remote_sku_id',
    [shopId],
  );
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ state }) => state));
  return rows.map(({ state }) => state);
}

describe('how far the links of a shop can be used', () => {
  it('is kept with what it sells as links come, change and go', async () => {
    await sells(3);
    expect(await kept()).toEqual([0, 0, 0]);
    await link('s0');
    expect(await kept()).toEqual([1, 0, 0]);
    await link('');
    expect(await kept()).toEqual([1, 1, 1]);
    // Other words than were agreed for the first.
    await sells(3, '尺码');
    expect(await kept()).toEqual([2, 1, 1]);
    await api.query(
      `DELETE FROM shop_good_item i USING shop_good m WHERE m.id = i.shop_good_id AND m.shop_id = $1 AND m.remote_sku_id = ''`,
      [shopId],
    );
    expect(await kept()).toEqual([2, 3, 3]);
    await api.query(`DELETE FROM shop_good WHERE shop_id = $1 AND remote_sku_id = ''`, [shopId]);
    expect(await kept()).toEqual([2, 0, 0]);
    // What is seen for the first time after its link was made.
    await link('s3');
    await sells(4, '尺码');
    expect(await kept()).toEqual([2, 0, 0, 1]);
  });

  it('is filled in for what was there before', async () => {
    await sells(3);
    await link('s0');
    await api.query('UPDATE shop_sku SET link_state = 0 WHERE shop_id = $1', [shopId]);
    const client = await api.session();
    await client.query("DELETE FROM drizzle.backfill WHERE name = 'linkStates'");
    await runBackfills(client, [linkStates]);
    await client.end();
    expect(await kept()).toEqual([1, 0, 0]);
  });

  it('narrows the list and is counted, with a link of the whole shop and without', async () => {
    await sells(4);
    await link('s1');
    expect((await list()).counts).toEqual({ 0: 3, 1: 1 });
    const open = await list({ state: 0 });
    expect([open.total, open.list.map(({ remoteSkuId }) => remoteSkuId)]).toEqual([3, ['s3', 's2', 's0']]);
    expect((await list({ state: 1 })).list).toMatchObject([{ remoteSkuId: 's1', state: 1 }]);
    expect(await list({ state: 2 })).toMatchObject({ total: 0, list: [], nextCursor: null });
    await api.query(
      `WITH whole AS (INSERT INTO shop_good (shop_id, good_id) VALUES ($1, $2) RETURNING id)
       INSERT INTO shop_good_item (shop_good_id, sku_id, num, sort) SELECT id, $3, 1, 0 FROM whole`,
      [shopId, goods.goodId, goods.skuId],
    );
    expect((await list()).counts).toEqual({ 1: 4 });
    expect(await list({ state: 0 })).toMatchObject({ total: 0, list: [] });
    expect((await list({ state: 1, keyword: 'C2' })).list).toMatchObject([{ remoteSkuId: 's2', state: 1 }]);
  });

  it('leaves no row out and shows none twice from page to page', async () => {
    await sells(9);
    for (const sku of ['s2', 's5', 's6']) await link(sku);
    const newest = Array.from({ length: 9 }, (_, at) => `s${8 - at}`);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Listed = await list({ pageSize: 2, ...(cursor && { cursor }) });
      found.push(...page.list.map(({ remoteSkuId }) => remoteSkuId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(newest);
    const second = await list({ pageSize: 2, page: 2 });
    expect(second.list.map(({ remoteSkuId }) => remoteSkuId)).toEqual(['s6', 's5']);
    const last = await list({ pageSize: 2, page: -1 });
    expect(last.list.map(({ remoteSkuId }) => remoteSkuId)).toEqual(['s1', 's0']);
  });
});
