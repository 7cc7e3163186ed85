import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { ShopPlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { APP, allowAt, denyAt } from '../integrations/simulatedShops.ts';
import { keptLog } from '../support/accounts.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { openSimulated } from '../support/openSimulated.ts';

const PUBLIC_URL = 'https://shop.example';
const pushKeys = pushKeysOf(APP);
const kept = keptLog();
/** Filled anew by each test: its simulators have a port of their own. */
const platforms: ShopPlatforms = {};
let api: TestApi;
let queue: JobQueue;
let origin: string;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    logger: kept.logger,
    shopPlatforms: platforms,
    weixinPushKeys: { ...pushKeys, appId: APP.key },
    queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
  });
  held.queue = queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
  await queue.work(api.app.jobHandlers);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await queue.stop();
  await api.close();
});

/** The simulated platforms, and the service configured for them as an operator would. */
async function configured() {
  const { shops, opened } = await openSimulated(api, { publicUrl: PUBLIC_URL, origin });
  Object.assign(platforms, opened);
  const pushed = await fetch(`${shops.origin}/weixin/ticket-push`, { method: 'POST' });
  expect(await pushed.json()).toEqual({ taken: true });
  return shops;
}

const begin = async (who: Person, flag: number) =>
  (await who.call<{ url: string; state: string }>('POST', '/shops/auth', { flag })).data;
const pageAt = async (back: URL) =>
  (await api.app.inject({ method: 'GET', url: back.pathname + back.search })).body;

it.each([
  [1, 'taobao', '橙子的淘宝店'],
  [2, 'pinduoduo', '橙子的拼多多店'],
  [3, 'jd', '橙子的京东店'],
  [4, 'douyin', '橙子的抖店店'],
  [5, 'kuaishou', '橙子的快手店'],
  [6, 'weixin', '橙子的视频号店'],
  [7, 'jushuitan', '橙子的聚水潭店'],
])('binds a shop of platform %i, %s, and reads its orders', async (flag, platform, shopName) => {
  const shops = await configured();
  const shopId = `${flag}001001`;
  const bought = await shops.addOrders({ platform, shopId }, { count: 3, overHours: 24 });
  const buyer = await api.buyer();

  const { url, state } = await begin(buyer, flag);
  const back = await allowAt(url, shopId);
  expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/api/v1/shops/callback/${flag}`);
  expect(back.searchParams.get('state')).toBe(state);
  expect(await pageAt(back)).toContain(`<p role="status">已绑定店铺 ${shopName}，可以关闭此页</p>`);
  expect(await pageAt(back)).toContain('页面已失效，请回到店铺管理重新绑定');

  const { data } = await buyer.call<{ list: { id: number }[] }>('POST', '/shops/getShopsList', {});
  expect(data.list).toMatchObject([{ platform: flag, shopName, remoteShopId: shopId, status: 1 }]);
  const pulled = await buyer.call('POST', '/shops/remoteOrder', { shopId: data.list[0]?.id });
  expect(pulled.data).toMatchObject({ done: true, total: 3, added: 3, updated: 0 });
  const orders = await buyer.call<{ list: { remoteOrderNo: string; encrypted: boolean }[] }>(
    'POST',
    '/shopOrders/getShopOrdersList',
    {},
  );
  expect(orders.data.list.map(({ remoteOrderNo }) => remoteOrderNo).sort()).toEqual(bought.toSorted());

  const [order = { remoteOrderNo: '', encrypted: false }] = orders.data.list;
  const { receiver } = await shops.orderAt({ platform, shopId }, order.remoteOrderNo);
  expect(order.encrypted).toBe(platform !== 'jushuitan');
  for (const plain of [receiver.name, receiver.phone, receiver.address])
    expect(JSON.stringify(orders.data.list)).not.toContain(plain);

  const code = back.searchParams.get('code') ?? back.searchParams.get('auth_code') ?? '';
  for (const secret of [code, state, APP.secret, APP.signSecret]) expect(kept.text()).not.toContain(secret);
});

it.each([1, 4, 6, 7])('binds no shop of platform %i when consent is denied there', async (flag) => {
  await configured();
  const buyer = await api.buyer();
  const back = await denyAt((await begin(buyer, flag)).url);
  expect(await pageAt(back)).toContain('没有绑定店铺：您在平台上没有同意，可以关闭此页');
  const { data } = await buyer.call<{ list: object[] }>('POST', '/shops/getShopsList', {});
  expect(data.list).toEqual([]);
});
