import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';

const DOUYIN = 4;
let { script, platform } = scriptedShop();
let api: TestApi;
let queue: JobQueue;

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
  await queue.work(api.app.jobHandlers);
});
afterAll(async () => {
  await queue.stop();
  await api.close();
});
beforeEach(() => {
  ({ script, platform } = scriptedShop());
});

type Shop = { id: number; shopName: string; status: number; daysLeft: number; lastError: string | null };
type Progress = { taskId: string; done: boolean; total: number; added: number; updated: number };

const callback = (query: string, flag = DOUYIN) =>
  api.app.inject({ method: 'GET', url: `/api/v1/shops/callback/${flag}?${query}` });
const begin = async (who: Person, seller?: string | number) => {
  const { data } = await who.call<{ url: string; state: string }>('POST', '/shops/auth', {
    flag: DOUYIN,
    ...(seller === undefined ? {} : { seller }),
  });
  return data.state;
};
const shopsOf = async (who: Person) =>
  (await who.call<{ list: Shop[]; total: number }>('POST', '/shops/getShopsList', {})).data.list;

/** Binds a shop of its own and answers its id. */
async function bind(who: Person, remoteShopId = randomUUID(), shopName = '橙子的抖音店'): Promise<number> {
  script.shops.set('code', { remoteShopId, shopName });
  const page = await callback(`code=code&state=${await begin(who)}`);
  expect(page.body).toContain('已绑定店铺');
  return (await shopsOf(who))[0]?.id ?? 0;
}
const pull = (who: Person, body: object) => who.call<Progress>('POST', '/shops/remoteOrder', body);
const orders = async (who: Person, filter: object = {}) =>
  (
    await who.call<{ list: Record<string, unknown>[]; total: number; counts: Record<string, number> }>(
      'POST',
      '/shopOrders/getShopOrdersList',
      filter,
    )
  ).data;

describe('binding a shop', () => {
  it('goes through the platform once and stores the grant encrypted', async () => {
    const buyer = await api.buyer();
    const { data } = await buyer.call<{ url: string; state: string }>('POST', '/shops/auth', {
      flag: DOUYIN,
    });
    expect(data).toEqual({
      url: `https://platform.example/authorize?state=${data.state}`,
      state: data.state,
      expireIn: 600,
    });
    const remoteShopId = randomUUID();
    script.shops.set('c-1', { remoteShopId, shopName: '<b>橙子</b>' });
    const page = await callback(`code=c-1&state=${data.state}`);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'sha256-/);
    expect(page.body).toContain('已绑定店铺 &#60;b&#62;橙子&#60;/b&#62;');
    expect(await shopsOf(buyer)).toMatchObject([{ shopName: '<b>橙子</b>', status: 1, daysLeft: 59 }]);
    expect((await callback(`code=c-1&state=${data.state}`)).body).toContain('页面已失效');
    const [row] = await api.query<object>('SELECT * FROM shop WHERE remote_shop_id = $1', [remoteShopId]);
    expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/);
    expect(JSON.stringify(await shopsOf(buyer))).not.toMatch(/token/i);
  });

  it('is limited to the initiating account and platform and to ten minutes', async () => {
    const [buyer, state] = await api.buyer().then(async (who) => [who, await begin(who)] as const);
    script.shops.set('c', { remoteShopId: randomUUID(), shopName: '店' });
    expect((await callback(`code=c&state=${state}`, 1)).body).toContain('页面已失效');
    const late = await begin(buyer);
    await api.query(
      "UPDATE shop_auth_state SET expires_at = now() - interval '1 second' WHERE account_id = $1",
      [buyer.accountId],
    );
    expect((await callback(`code=c&state=${late}`)).body).toContain('页面已失效');
    expect((await callback(`code=nope&state=${await begin(buyer)}`)).body).toContain('平台没有接受');
    expect(await shopsOf(buyer)).toEqual([]);
  });

  it('again restores a shop that was unbound, with its orders', async () => {
    const who = await api.buyer();
    const remoteShopId = randomUUID();
    const id = await bind(who, remoteShopId);
    script.orders.push(remoteOrder(1));
    await pull(who, { shopId: id });
    await who.call('POST', '/shops/deleteShops', { id });
    expect(await shopsOf(who)).toEqual([]);
    expect(await bind(who, remoteShopId)).toBe(id);
    expect((await orders(who, { shopId: id })).total).toBe(1);
  });

  it('of a shop bound by another account is refused until it is unbound there', async () => {
    const [first, second] = [await api.buyer(), await api.buyer()];
    const remoteShopId = randomUUID();
    const id = await bind(first, remoteShopId);
    expect((await callback(`code=code&state=${await begin(second)}`)).body).toContain('该店铺已经被绑定');
    expect((await second.call('POST', '/shops/deleteShops', { id })).data.errorKey).toBe('NOT_FOUND');
    expect(await first.call('POST', '/shops/deleteShops', { id })).toMatchObject({ msg: '已解绑' });
    expect(await shopsOf(first)).toEqual([]);
    expect(await bind(second, remoteShopId)).not.toBe(id);
  });

  it('by ten concurrent accounts has one winner', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => api.buyer()));
    const states = await Promise.all(people.map((who) => begin(who)));
    script.shops.set('race', { remoteShopId: randomUUID(), shopName: '抢手的店' });
    const pages = await Promise.all(states.map((state) => callback(`code=race&state=${state}`)));
    expect(pages.filter((page) => page.body.includes('已绑定店铺'))).toHaveLength(1);
    expect(pages.filter((page) => page.body.includes('该店铺已经被绑定'))).toHaveLength(9);
  });

  it('again renews its grant and refuses another shop than expected', async () => {
    const buyer = await api.buyer();
    const remoteShopId = randomUUID();
    const id = await bind(buyer, remoteShopId);
    await api.query('UPDATE shop SET status = 3 WHERE id = $1', [id]);
    expect(await shopsOf(buyer)).toMatchObject([{ id, status: 3, daysLeft: 0 }]);
    const wrong = await begin(buyer, '另一家店');
    expect((await callback(`code=code&state=${wrong}`)).body).toContain(
      '授权店铺与所选不一致，请重新续期授权',
    );
    const right = await begin(buyer, '橙子的抖音店');
    expect((await callback(`code=code&state=${right}`)).body).toContain('已绑定店铺');
    expect(await shopsOf(buyer)).toMatchObject([{ id, status: 1 }]);
  });

  it('is for buyers, while suppliers bind waybill accounts, and reports platforms without keys', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    const auth = (who: Person, body: object) => who.call('POST', '/shops/auth', body);
    expect((await auth(seller, { flag: DOUYIN, seller: 0 })).data.errorKey).toBe('NO_PERMISSION');
    // The session says whose it is where the call does not.
    expect((await auth(seller, { flag: DOUYIN })).code).toBe(0);
    expect((await auth(seller, { flag: DOUYIN, seller: 1 })).code).toBe(0);
    expect((await auth(buyer, { flag: DOUYIN, seller: 1 })).data.errorKey).toBe('NO_PERMISSION');
    expect(await auth(buyer, { flag: 1 })).toMatchObject({ msg: '该功能暂未开通，请联系客服' });
  });
});

describe('the shop platforms', () => {
  it('are eight, each marked as configured when it has an application', async () => {
    const { data } = await (await api.seller()).call('GET', '/shops/platforms');
    expect(data).toEqual({
      list: [1, 2, 3, 4, 5, 6, 7, 8].map((each) => ({
        ...{ platform: each, configured: each === DOUYIN, assigning: false, merchantCode: null },
      })),
    });
  });
});

describe('a shop authorisation', () => {
  it('that the platform rejects is renewed once for all concurrent calls', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    script.alive.clear();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call('POST', '/shops/getSendAddress', { shopId })),
    );
    expect(answers.map((each) => each.code)).toEqual(Array(10).fill(0));
    expect(script.refreshes).toBe(1);
  });

  it('that cannot be renewed expires without signing the user out', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    script.alive.clear();
    script.refreshable = false;
    expect(await buyer.call('POST', '/shops/getSendAddress', { shopId })).toMatchObject({
      http: 200,
      msg: '店铺授权已过期，请续期后重试',
      data: { errorKey: 'SHOP_EXPIRED' },
    });
    expect(await shopsOf(buyer)).toMatchObject([{ status: 3, lastError: 'authExpired' }]);
    expect(await pull(buyer, { shopId })).toMatchObject({ data: { errorKey: 'SHOP_EXPIRED' } });
  });

  it.each([
    ['that is renewed without an end', null, { status: 1, daysLeft: 365 }],
    [
      'that cannot be renewed for as long as it lasts',
      "now() - interval '1 second'",
      { status: 1, daysLeft: 29 },
    ],
    [
      'that can be renewed for two days more than it lasts',
      "now() + interval '32 days 1 hour'",
      { status: 1, daysLeft: 32 },
    ],
  ])('with %s does not count as ending', async (_what, refreshEnd, reported) => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    await api.query(`UPDATE shop SET refresh_expires_at = ${refreshEnd} WHERE id = $1`, [shopId]);
    expect(await shopsOf(buyer)).toMatchObject([reported]);
  });

  it('renewed without an end outlives its access token', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    await api.query('UPDATE shop SET refresh_expires_at = NULL, expires_at = now() WHERE id = $1', [shopId]);
    expect(await shopsOf(buyer)).toMatchObject([{ status: 1, daysLeft: 365 }]);
    expect(await buyer.call('POST', '/shops/getSendAddress', { shopId })).toMatchObject({ code: 0 });
  });

  it('that lasts for hours is not renewed before each call', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    await api.query(
      "UPDATE shop SET auth_at = now(), expires_at = now() + interval '2 hours' WHERE id = $1",
      [shopId],
    );
    await buyer.call('POST', '/shops/getSendAddress', { shopId });
    expect(script.refreshes).toBe(0);
    await api.query(
      "UPDATE shop SET auth_at = auth_at - interval '90 minutes', expires_at = expires_at - interval '90 minutes' WHERE id = $1",
      [shopId],
    );
    await buyer.call('POST', '/shops/getSendAddress', { shopId });
    expect(script.refreshes).toBe(1);
  });

  it('is renewed ahead of its end', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    await api.query(
      "UPDATE shop SET auth_at = now() - interval '7 days', expires_at = now() + interval '1 hour' WHERE id = $1",
      [shopId],
    );
    await buyer.call('POST', '/shops/getSendAddress', { shopId });
    await buyer.call('POST', '/shops/getSendAddress', { shopId });
    expect(script.refreshes).toBe(1);
  });
});

describe('reading the orders of a shop', () => {
  it('reads each order once and counts new and changed ones', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    script.orders = Array.from({ length: 250 }, (_, no) => remoteOrder(no));
    const first = await pull(buyer, { shopId });
    expect(first.data).toEqual({ taskId: first.data.taskId, done: true, total: 250, added: 250, updated: 0 });
    script.orders[3] = remoteOrder(3, { refundStatus: 1, updatedAt: new Date('2026-11-21T00:00:00Z') });
    script.orders[4] = remoteOrder(4, { sellerMemo: '旧消息', updatedAt: new Date('2026-11-01T00:00:00Z') });
    expect((await pull(buyer, { shopId })).data).toMatchObject({ total: 250, added: 0, updated: 1 });
    const page = await orders(buyer, { pageSize: 2 });
    expect([page.total, page.counts]).toEqual([250, { 0: 249, 5: 1 }]);
    expect(page.list[0]).toMatchObject({
      remoteOrderNo: 'R00000249',
      receiverName: '张*',
      province: '浙江省',
      cityCode: '3301',
      districtCode: '330106',
      encrypted: true,
      importStatus: 0,
      num: 2,
      payAmount: 1_980,
    });
    expect(JSON.stringify(page)).not.toContain('enc-');
    expect((await orders(buyer, { importStatus: 5 })).list.map((each) => each.remoteOrderNo)).toEqual([
      'R00000003',
    ]);
  });

  it('joins a reading in progress and resumes where a dead worker stopped', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    script.orders = Array.from({ length: 300 }, (_, no) => remoteOrder(no));
    const reached = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    let died = false;
    script.beforePage = async (page) => {
      if (page !== 1 || died) return;
      died = true;
      reached.resolve();
      await letGo.promise;
      throw new ShopError('scripted', 'transient', 'RESET');
    };
    const requested = pull(buyer, { shopId });
    await reached.promise;
    const joined = pull(buyer, { shopId });
    await api.query("UPDATE queue.queue SET retry_delay = 0 WHERE name = 'shop.pull'");
    letGo.resolve();
    const [one, other] = await Promise.all([requested, joined]);
    expect(other.data.taskId).toBe(one.data.taskId);
    const end = await pull(buyer, { taskId: one.data.taskId });
    expect(end.data).toMatchObject({ done: true, total: 300, added: 300 });
    expect(script.pages).toBe(3);
  });

  it('can be filtered by memo, flag, refund, goods and text, for the owner only', async () => {
    const [buyer, stranger] = [await api.buyer(), await api.buyer()];
    const shopId = await bind(buyer);
    script.orders = [
      remoteOrder(1, { sellerMemo: '加急', flagColor: 'red' }),
      remoteOrder(2, { refundStatus: 1 }),
      remoteOrder(3, {
        items: [
          {
            ...{ remoteGoodId: 'x', remoteSkuId: '', title: '保温杯', sku: '', num: 1, price: 1, pic: '' },
            merchantCode: '',
          },
        ],
      }),
    ];
    const { data } = await pull(buyer, { shopId });
    const numbers = async (filter: object) =>
      (await orders(buyer, filter)).list.map((each) => Number(String(each.remoteOrderNo).slice(1)));
    expect(await numbers({ hasMemo: true })).toEqual([1]);
    expect(await numbers({ flagColor: 'red' })).toEqual([1]);
    expect(await numbers({ refund: true })).toEqual([2]);
    expect(await numbers({ goodsKeyword: '保温' })).toEqual([3]);
    expect(await numbers({ keyword: 'R00000002' })).toEqual([2]);
    expect((await orders(stranger)).total).toBe(0);
    expect((await orders(stranger, { shopId })).total).toBe(0);
    expect((await pull(stranger, { shopId })).data.errorKey).toBe('SHOP_UNBOUND');
    expect((await pull(stranger, { taskId: data.taskId })).data.errorKey).toBe('NOT_FOUND');
  });

  it('refuses an invalid window and one longer than 30 days', async () => {
    const buyer = await api.buyer();
    const shopId = await bind(buyer);
    const window = (startAt: string, endAt: string) => pull(buyer, { shopId, startAt, endAt });
    expect(await window('2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z')).toMatchObject({ http: 400 });
    expect(await window('2026-09-01T00:00:00Z', '2026-11-01T00:00:00Z')).toMatchObject({
      msg: '参数错误：startAt',
    });
  });
});
