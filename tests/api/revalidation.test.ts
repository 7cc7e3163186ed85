import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let shop: Shop;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop();
  buyer = await api.buyer();
});
afterAll(() => api.close());

type Asked = { path: string; body?: object | undefined; token?: string | undefined; knows?: string };

async function ask({ path, body, token, knows }: Asked) {
  const {
    statusCode,
    headers,
    body: text,
  } = await api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v1${path}`,
    headers: { ...(token && { 'x-token': token }), ...(knows !== undefined && { 'if-none-match': knows }) },
    ...(body && { payload: body }),
  });
  return { status: statusCode, etag: String(headers.etag), headers, text };
}

const PUBLIC: [string, object?][] = [
  ['/goods/list'],
  ['/goods/id?id=56'],
  ['/goods/categoryList'],
  ['/goods/areaList'],
  ['/goods/prices?ids=56'],
  ['/legal/list'],
  ['/notice/list', {}],
  ['/couriers/getCouriersList', {}],
  ['/setting/getSetting', {}],
];

describe('a public answer', () => {
  it.each(PUBLIC)('of %s is not sent again to whoever has it', async (path, body) => {
    const first = await ask({ path, body });
    expect([first.status, first.headers['cache-control'], first.headers.vary]).toEqual([
      ...[200, 'public, no-cache', 'x-token, authorization'],
    ]);
    for (const knows of [first.etag, `W/${first.etag}`, `"x", ${first.etag}`, '*']) {
      const again = await ask({ path, body, knows });
      expect([again.status, again.text, again.etag]).toEqual([304, '', first.etag]);
    }
    expect((await ask({ path, body, knows: '"x"' })).text).toBe(first.text);
  });

  it('is sent again when it has changed, and another one for other fields', async () => {
    const path = `/goods/id?id=${shop.goodId}`;
    const { etag } = await ask({ path });
    expect((await ask({ path: `${path}&fields=price`, knows: etag })).text).toContain('"price":120');
    await api.query('UPDATE goods SET supply_price = 130 WHERE id = $1', [shop.goodId]);
    const changed = await ask({ path, knows: etag });
    expect([changed.status, JSON.parse(changed.text).data.price]).toEqual([200, 150]);
  });

  it('is private for whoever has signed in', async () => {
    const { headers } = await ask({ path: '/goods/list', token: buyer.token });
    expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'x-token, authorization']);
    const warehouses = { path: '/warehouse/list', body: {}, token: buyer.token };
    const { etag } = await ask(warehouses);
    expect((await ask({ ...warehouses, knows: etag })).status).toBe(304);
  });

  it('has no tag where it is a refusal', async () => {
    const missing = await ask({ path: '/goods/id?id=999999999', knows: '*' });
    expect([missing.status, missing.headers.etag, missing.headers['cache-control']]).toEqual([
      ...[200, undefined, 'no-store'],
    ]);
  });
});

describe('the regions', () => {
  it('have a tag for each set of fields', async () => {
    const whole = { path: '/common/getGeoList', body: { level: 1 } };
    const { etag } = await ask(whole);
    const sparse = { ...whole, path: '/common/getGeoList?fields=version' };
    expect((await ask({ ...sparse, knows: etag })).status).toBe(200);
    expect((await ask({ ...whole, knows: etag })).status).toBe(304);
  });
});

describe('an answer for one person alone', () => {
  it('is neither kept nor tagged', async () => {
    const { headers } = await ask({ path: '/orders/getOrdersList', body: {}, token: buyer.token });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});
