import { describe, expect, it } from 'vitest';
import { startShops } from '../simulatedShops.ts';

const SHOP = { platform: 'taobao', shopId: '1001001' };
const POLICY =
  /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

async function consoleAt(path = '/shops/') {
  const shops = await startShops();
  const shown = async (at: string) => (await fetch(new URL(at, shops.origin))).text();

  /** Presses the button of the form that does something, with other values in its fields. */
  async function press(at: string, action: string, more: Record<string, string> = {}) {
    const page = await shown(at);
    const [, form = ''] =
      new RegExp(`<form method="post" action="/shops/do/${action}">(.*?)</form>`, 's').exec(page) ?? [];
    const fields = [...form.matchAll(/<input[^>]* name="(\w+)"(?: value="([^"]*)")?/g)];
    const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    for (const [name, value] of Object.entries(more)) body.set(name, value);
    return fetch(`${shops.origin}/shops/do/${action}`, { method: 'POST', body, redirect: 'manual' });
  }
  return { shops, shown, press, page: await shown(path) };
}

const AT_SHOP = '/shops/taobao/1001001';

describe('the shop simulator console', () => {
  it('shows every platform with its shops', async () => {
    const { page } = await consoleAt();
    for (const platform of ['淘宝', '拼多多', '京东', '抖店', '快手'])
      expect(page).toContain(`<h2>${platform}`);
    expect(page).toContain('<a href="/shops/taobao/1001001">橙子的淘宝店</a>');
    expect(page).toContain('<a href="/shops/jd/3001002">小满的京东店</a>');
  });

  it('shows how many pieces a shop has, and sets them', async () => {
    const { shops, shown, press } = await consoleAt();
    await press(AT_SHOP, 'putStock', { merchantCode: 'SP1', quantity: '7', reserved: '3', mood: 'inReview' });
    expect(await shown(AT_SHOP)).toContain('<td>SP0</td><td>29.90</td><td>100</td><td>0</td><td>接受</td>');
    const found = (await shops.stocksAt(SHOP)).find(({ merchantCode }) => merchantCode === 'SP1');
    expect(found).toMatchObject({ quantity: 7, reserved: 3, mood: 'inReview', changes: 0 });
    const wrong = await press(AT_SHOP, 'putStock', { merchantCode: 'nobody’s' });
    expect(wrong.status).toBe(400);
  });

  it('loads nothing from outside', async () => {
    const { shops } = await consoleAt();
    for (const path of ['/shops/', AT_SHOP, '/shops/none/1']) {
      const answer = await fetch(shops.origin + path);
      expect(answer.headers.get('content-security-policy')).toMatch(POLICY);
      expect(await answer.text()).not.toMatch(/<script|https?:/);
    }
  });

  it('adds orders and shows them with posted shipments', async () => {
    const { shops, press, shown } = await consoleAt();
    const added = await press(AT_SHOP, 'addOrders', { count: '2', title: '<b>礼&"', isPaid: '' });
    expect([added.status, added.headers.get('location')]).toEqual([303, AT_SHOP]);
    const page = await shown(AT_SHOP);
    expect(page.match(/<td><code>2\d{18}<\/code>/g)).toHaveLength(2);
    expect(page).toContain('&lt;b&gt;礼&amp;&quot;');
    expect(page).not.toContain('<b>礼');
    expect(page).toContain('未回传');
    expect((await shops.orderAt(SHOP, /2\d{18}/.exec(page)?.[0] ?? '')).state).toBe('waitShip');
  });

  it('offers the possible actions of an order', async () => {
    const { shops, press, shown } = await consoleAt();
    const { orderNos } = await shops.act('addOrders', { ...SHOP, isPaid: false });
    const labels = async () =>
      [
        ...(/<div class="acts">(.*?)<\/div>/s.exec(await shown(AT_SHOP))?.[1] ?? '').matchAll(
          /<button>(.*?)</g,
        ),
      ].map(([, label]) => label);
    expect(await labels()).toEqual(['付款', '关闭', '换地址']);
    await press(AT_SHOP, 'payOrder');
    expect(await labels()).toEqual(['申请退款', '退款成功', '关闭', '换地址']);
    await press(AT_SHOP, 'remarkOrder', { buyerMemo: '送人', sellerMemo: '急', flag: 'red' });
    const before = await shops.orderAt(SHOP, orderNos[0]);
    expect([before.state, before.buyerMemo, before.sellerMemo, before.flag]).toEqual([
      'waitShip',
      '送人',
      '急',
      'red',
    ]);
    await press(AT_SHOP, 'changeReceiver');
    expect((await shops.orderAt(SHOP, orderNos[0])).receiver).not.toEqual(before.receiver);
    await press(AT_SHOP, 'closeOrder');
    expect(await labels()).toEqual([]);
  });

  it('plans failures, limits and delays and clears them', async () => {
    const { press, shown } = await consoleAt();
    await press('/shops/', 'failCalls', { kind: 'closed', call: 'ship', orderSuffix: '7', times: '3' });
    await press('/shops/', 'limitCalls', { method: '*', calls: '5', perMs: '1000' });
    await press('/shops/', 'delayAnswers', { ms: '20' });
    const page = await shown('/shops/');
    expect(page).toContain('<li>已关闭 · 发货 · 订单号以 7 结尾 · 还有 3 次</li>');
    expect(page).toContain('<li>* · 每 1000 毫秒 5 次</li>');
    expect(page).toContain('<li>延迟（毫秒） 20</li>');
    await press('/shops/', 'clearFaults');
    expect(await shown('/shops/')).not.toContain('<li>');
  });

  it.each([
    ['addOrders', { ...SHOP, count: '501' }, 'count'],
    ['addOrders', { ...SHOP, count: '-1' }, 'count'],
    ['addOrders', { ...SHOP, title: 'x'.repeat(201) }, 'title'],
    ['addOrders', { ...SHOP, shopId: '1' }, 'shopId'],
    ['addOrders', { platform: 'ebay' }, 'platform'],
    ['payOrder', { ...SHOP, orderNo: '1' }, 'orderNo'],
    ['refundOrder', { ...SHOP, orderNo: '1', refund: 'all' }, 'refund'],
    ['failCalls', { platform: 'jd', kind: 'constructor' }, 'kind'],
    ['passTime', { hours: 0 }, 'hours'],
    ['passTime', { hours: [1] }, 'hours'],
    ['addOrders', null, 'platform'],
  ])('refuses %s with %j', async (action, fields, field) => {
    const { origin } = await startShops();
    const answer = await fetch(`${origin}/shops/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect([answer.status, await answer.json()]).toEqual([400, { error: field }]);
  });

  it.each(['constructor', 'none'])('refuses the unknown action %s', async (action) => {
    const { origin } = await startShops();
    const page = await fetch(`${origin}/shops/do/${action}`, { method: 'POST', body: new URLSearchParams() });
    expect(page.status).toBe(404);
    const answer = await fetch(`${origin}/shops/api/${action}`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'action' }]);
  });

  it('cannot be used by pages of other sites', async () => {
    const { origin } = await startShops();
    const hours = async (site: string) => {
      const body = new URLSearchParams({ hours: '1' });
      const headers = { 'sec-fetch-site': site };
      return (
        await fetch(`${origin}/shops/do/passTime`, { method: 'POST', body, headers, redirect: 'manual' })
      ).status;
    };
    expect([await hours('cross-site'), await hours('same-site'), await hours('same-origin')]).toEqual([
      403, 403, 303,
    ]);
  });

  it('serves its state as JSON without tokens', async () => {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, { count: 2 });
    const world = await (await fetch(`${shops.origin}/shops/api`)).text();
    expect(JSON.parse(world).platforms[0]).toMatchObject({
      platform: 1,
      slug: 'taobao',
      shops: [
        { shopId: '1001001', orders: 2 },
        { shopId: '1001002', orders: 0 },
        { shopId: '1001003', orders: 0 },
        { shopId: '1001004', orders: 0 },
        { shopId: '1001005', orders: 0 },
        { shopId: '1001006', orders: 0 },
      ],
    });
    expect(world).not.toMatch(/accessToken|refreshToken|secret/i);
    const answer = await (await fetch(`${shops.origin}/shops/api/1/1001001`)).json();
    expect(answer.orders.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual(orderNos);
    expect((await fetch(`${shops.origin}/shops/api/1/9`)).status).toBe(404);
  });
});

describe('an authorisation page', () => {
  const query = (more: Record<string, string> = {}) =>
    new URLSearchParams({
      response_type: 'code',
      client_id: 'test-key',
      redirect_uri: 'https://shop.example/back?a=1',
      state: 's',
      view: 'web',
      ...more,
    });

  it('names the application and redirects only to it', async () => {
    const { origin } = await startShops();
    const answer = await fetch(`${origin}/taobao/authorize?${query()}`);
    expect(await answer.text()).toContain('<dd>橙仓</dd>');
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://shop.example;",
    );
  });

  it.each([
    [{ client_id: 'other' }, 'invalid app key'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'invalid redirect_uri'],
    [{ redirect_uri: '' }, 'invalid redirect_uri'],
    [{ response_type: 'token' }, 'invalid response_type'],
  ])('is not shown for %j', async (more, why) => {
    const { origin } = await startShops();
    const answer = await fetch(`${origin}/taobao/authorize?${query(more)}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`平台没有接受这个链接（${why}）`);
  });

  it('accepts one decision with its form key', async () => {
    const { origin } = await startShops();
    const page = await (await fetch(`${origin}/taobao/authorize?${query()}`)).text();
    const [, key = ''] = /name="key" value="(\w+)"/.exec(page) ?? [];
    const decide = (fields: Record<string, string>) =>
      fetch(`${origin}/taobao/authorize/decision`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const wrong = [
      { key: '', shop: '1001001', decision: 'allow' },
      { key, shop: '2001001', decision: 'allow' },
      { key, shop: '1001001', decision: 'maybe' },
    ];
    for (const fields of wrong) expect((await decide(fields)).status).toBe(410);
    const taken = await decide({ key, shop: '1001001', decision: 'allow' });
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/shop\.example\/back\?a=1&code=\w{32}&state=s$/),
    ]);
    expect((await decide({ key, shop: '1001001', decision: 'allow' })).status).toBe(410);
  });
});
