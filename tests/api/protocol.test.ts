import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS, Refusal } from '../../api/src/shared/refusal.ts';
import { keptLog } from '../support/accounts.ts';
import { goodReceiver, orderBody, startApi, type TestApi } from '../support/api.ts';
import { describedRoutes } from '../support/routes.ts';

const kept = keptLog();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ logger: kept.logger });
});
afterAll(() => api.close());

/** The rule by which the web app takes a text for the end of a session. */
const looksLikeExpiry = (msg: string) =>
  (msg.includes('授权') && !msg.includes('续')) ||
  msg.toLowerCase().includes('token') ||
  msg.includes('您的帐户异地登陆或令牌失效');

describe('the message catalogue', () => {
  it('contains exactly two texts that sign a user out', () => {
    const matching = Object.entries(REFUSALS).filter(([, { msg }]) => looksLikeExpiry(msg));
    expect(matching.map(([key]) => key)).toEqual(['SESSION_EXPIRED', 'SESSION_KICKED']);
  });

  it.each([
    ['DUPLICATE_NO', { no: 'TOKEN-1' }, '订单号【-1】已下单，请勿重复提交'],
    ['WAREHOUSE_PAUSED', { reason: '等品牌授权' }, '仓库暂停发货：等品牌绑定'],
  ] as const)('quotes no user input in %s that would sign the reader out', (key, words, msg) => {
    const { message } = new Refusal(key, words);
    expect([message, looksLikeExpiry(message)]).toEqual([msg, false]);
  });
});

describe('every route', () => {
  it('answers malformed input with a refusal in the envelope and never with a 500', async () => {
    const buyer = await api.buyer();
    const inputs = [
      { id: -1 },
      { id: '1' },
      { page: 0 },
      { pageSize: 101 },
      { packages: 'x' },
      { unknown: true },
      { ids: [] },
      { startAt: '2026-99-99' },
    ];
    for (const { method, path } of describedRoutes(api)) {
      if (method === 'GET' || path.endsWith('/logout')) continue;
      for (const body of inputs) {
        const answer = await buyer.call(method, path, body);
        expect([200, 400, 403, 415], `${path} ${JSON.stringify(body)}`).toContain(answer.http);
        // A payment channel is answered in its own words, not in the envelope.
        expect(answer.data?.errorKey).not.toBe('INTERNAL');
      }
    }
  });
});

describe('request bodies', () => {
  const post = (payload: string, contentType?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/notice/list',
      payload,
      headers: contentType ? { 'content-type': contentType } : {},
    });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])(
    'are accepted as %s',
    async (type) => {
      expect((await post('{}', type)).statusCode).toBe(200);
    },
  );

  it.each([
    undefined,
    'text/plain',
    'application/json;',
    'application/json\t; charset=utf-8',
    'application/x+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json, text/plain',
  ])('are refused as %s', async (type) => {
    const response = await post('{}', type);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 7,
      msg: '请求内容类型不支持',
      data: { errorKey: 'BODY_TYPE' },
    });
  });

  it('are refused when malformed, prototype-poisoned or too large', async () => {
    for (const payload of ['{', '{"__proto__": {"a": 1}}', '[1', 'null']) {
      const response = await post(payload, 'application/json');
      expect([response.statusCode, response.json().data.errorKey]).toEqual([400, 'BAD_PARAM']);
    }
    const large = await post(JSON.stringify({ a: 'x'.repeat(600_000) }), 'application/json');
    expect([large.statusCode, large.json().data.errorKey]).toEqual([413, 'BODY_SIZE']);
  });
});

describe('responses', () => {
  it('carry a request id, the caller’s one when it is well formed', async () => {
    const input = await api.call('GET', '/goods/categoryList', undefined, { 'x-request-id': 'abc-12345678' });
    expect(input.headers['x-request-id']).toBe('abc-12345678');
    const forged = await api.call('GET', '/goods/nothing-here', undefined, { 'x-request-id': 'a b\nc' });
    expect(forged).toMatchObject({ http: 404, code: 7, msg: '接口不存在', data: { errorKey: 'NO_ROUTE' } });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forbid caching unless the route says otherwise', async () => {
    expect((await api.call('GET', '/common/captcha')).headers['cache-control']).toBe('no-store');
  });

  it('reveal nothing of a defect', async () => {
    const broken = await startApi();
    await broken.query('DROP TABLE notice');
    const answer = await broken.call('POST', '/notice/list', {});
    expect(answer).toMatchObject({
      http: 500,
      code: 7,
      msg: '系统繁忙，请稍后再试',
      data: { errorKey: 'INTERNAL' },
    });
    expect(JSON.stringify(answer)).not.toMatch(/SELECT|notice"|node_modules|at .*:\d+/);
    await broken.close();
  });

  it('report that the service is unavailable when the database is away', async () => {
    const away = await startApi();
    await away.database.close();
    expect((await away.app.inject('/health/live')).statusCode).toBe(200);
    expect((await away.app.inject('/health/ready')).statusCode).toBe(503);
    await away.app.close();
  });
});

describe('logs', () => {
  it('contain no values of a failed query, whoever logs it', async () => {
    const cause = new Error('timeout exceeded when trying to connect');
    const failed = new Error('Failed query: SELECT 1\nparams: 13800000011', { cause });
    api.app.log.error({ err: failed }, 'Promise errored, but reply.sent = true was set');
    const [line = ''] = kept.text().trim().split('\n').slice(-1);
    expect(JSON.parse(line).err).toEqual({ type: 'Error', message: '', stack: expect.any(String) });
    expect(line).not.toContain('13800000011');
  });

  it('contain no phone, name, address, password, code or token', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const shop = await api.shop();
    const receiver = {
      ...goodReceiver,
      receiverName: '独孤求败',
      receiverPhone: '13812345678',
      address: '华山之巅思过崖9号',
    };
    await buyer.call(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop, { packages: [receiver], confirm: true }),
    );
    await buyer.call('POST', '/orders/parseAddress', {
      text: '独孤求败 13812345678 浙江省杭州市西湖区华山之巅思过崖9号',
    });
    await api.call('POST', '/common/login', {
      phone: buyer.phone,
      password: 'pass-word1',
      captcha: 'x',
      captchaId: 'y',
    });
    await api.query("ALTER TABLE order_package ADD CONSTRAINT broken CHECK (receiver = '') NOT VALID");
    expect(
      await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { packages: [receiver] })),
    ).toMatchObject({ http: 500 });
    const log = kept.text();
    expect(log).toContain('/api/v1/orders/createOrder');
    expect(log).toContain('"constraint":"broken"');
    for (const secret of ['独孤求败', '13812345678', '思过崖', buyer.phone, buyer.token, 'pass-word1']) {
      expect(log.includes(secret), secret).toBe(false);
    }
  });
});
