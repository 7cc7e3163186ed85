import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authorised, SHOP } from './douyin.ts';
import { type SimulatedShops, startShops } from './simulatedShops.ts';

const LIST = { method: 'order.searchList', body: '{"page":0,"size":100}' };

type Call = {
  method?: string;
  body?: string;
  path?: string;
  /** In the query, signed or not; undefined leaves one out. */
  query?: Record<string, string | undefined>;
  signedAs?: 'hmac-sha256' | 'md5';
  secret?: string;
};

/** A call that is right in everything, but for what a test gives it. The code and sub code of the answer. */
async function ask(shops: SimulatedShops, { method = LIST.method, body = LIST.body, ...call }: Call) {
  const { path = method.replaceAll('.', '/'), query = {}, signedAs = 'hmac-sha256' } = call;
  const { secret = shops.app.secret } = call;
  const input: Record<string, string | undefined> = {
    app_key: shops.app.key,
    method,
    timestamp: String(Math.floor(shops.now().getTime() / 1_000)),
    v: '2',
    sign_method: signedAs,
    ...query,
  };
  const text = `${secret}app_key${input.app_key}method${method}param_json${body}timestamp${input.timestamp}v${input.v}${secret}`;
  const signature =
    signedAs === 'md5'
      ? createHash('md5').update(text).digest('hex')
      : createHmac('sha256', secret).update(text).digest('hex');
  const sent = Object.entries({ sign: signature, ...input }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const answer = await fetch(`${shops.origin}/douyin/${path}?${new URLSearchParams(sent)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { code, sub_code, data } = (await answer.json()) as Record<string, unknown>;
  return { said: `${code} ${sub_code}`.trim(), data };
}

const secondsAgo = (seconds: number) => String(Math.floor(Date.now() / 1_000) - seconds);

describe("the simulated Douyin's gateway", () => {
  const NO_TOKEN = '40001 isv.access-token-missing';
  it.each<[string, Call, string]>([
    ['HMAC-SHA256', {}, NO_TOKEN],
    ['MD5', { signedAs: 'md5' }, NO_TOKEN],
    ['MD5 when no method is named', { signedAs: 'md5', query: { sign_method: undefined } }, NO_TOKEN],
    [
      'MD5 that is called HMAC-SHA256',
      { signedAs: 'md5', query: { sign_method: 'hmac-sha256' } },
      '40003 isv.signature-invalid',
    ],
    ['a method that nobody knows', { query: { sign_method: 'sha1' } }, '40003 isv.signature-invalid'],
    ['another secret', { secret: 'other' }, '40003 isv.signature-invalid'],
    ['no signature', { query: { sign: undefined } }, '40001 isv.signature-missing'],
    ['an empty signature', { query: { sign: '' } }, '40001 isv.signature-missing'],
    ['a forged signature', { query: { sign: '0'.repeat(64) } }, '40003 isv.signature-invalid'],
    [
      'a body whose members are out of order',
      { body: '{"size":100,"page":0}' },
      '40003 isv.signature-invalid',
    ],
    ['a body with spaces', { body: '{"page": 0}' }, '40003 isv.signature-invalid'],
    ['a body with escapes', { body: '{"page":"\\u003c"}' }, '40003 isv.signature-invalid'],
    ['a body that is no JSON', { body: '{' }, '40003 isv.signature-invalid'],
    ['no application', { query: { app_key: undefined } }, '40001 isv.app-id-missing'],
    ['another application', { query: { app_key: 'other' } }, '40003 isv.app-id-invalid'],
    ['another version', { query: { v: '1' } }, '40003 isv.parameter-format-invalid'],
    [
      'a clock twenty minutes slow',
      { query: { timestamp: secondsAgo(1_200) } },
      '40003 isv.timestamp-invalid',
    ],
    [
      'a clock eleven minutes fast',
      { query: { timestamp: secondsAgo(-660) } },
      '40003 isv.timestamp-invalid',
    ],
    ['a clock five minutes slow', { query: { timestamp: secondsAgo(300) } }, NO_TOKEN],
    [
      'a clock in Beijing time',
      { query: { timestamp: '2026-01-02 03:04:05' } },
      '40003 isv.timestamp-invalid',
    ],
    ['another path', { path: 'order/orderDetail' }, '70000 isp.api-service-off'],
    ['an unknown method', { method: 'order.batchDecrypt' }, '70000 isp.api-service-off'],
    ['a method of the language', { method: 'constructor' }, '70000 isp.api-service-off'],
    ['a made up token', { query: { access_token: 'x' } }, '40003 isv.access-token-no-existed'],
  ])('answers a call with %s', async (_what, call, said) => {
    expect((await ask(await startShops(), call)).said).toBe(said);
  });

  it('computes the published signature of a call', async () => {
    const app = { key: '12345', secret: 'testSecret' };
    const shops = await startShops({ app, now: () => new Date(1_700_000_000_000) });
    const known = {
      timestamp: '1700000000',
      sign: '8921cf575d9b6f3dbbb863c8b73ebeead36e9325d763f42a0c51e63d1fc88faf',
    };
    expect((await ask(shops, { query: known })).said).toBe(NO_TOKEN);
  });

  it.each([
    ['of pages of 101', { size: 101 }, '40004 isv.parameter-invalid:20008'],
    ['from the page before the first', { page: -1 }, '40004 isv.parameter-invalid:10035'],
    ['from no beginning', { create_time_start: undefined }, '40004 isv.parameter-invalid:20011'],
    [
      'from ninety-one days ago',
      { create_time_start: Number(secondsAgo(91 * 86_400)) },
      '40004 isv.parameter-invalid:20022',
    ],
    ['of the last of 50,000 rows', { page: 499 }, '10000'],
    ['of rows beyond', { page: 500 }, '40004 isv.parameter-invalid:20013'],
    [
      'by two conditions',
      { combine_status: [{ order_status: '2' }, { order_status: '3' }] },
      '40004 isv.parameter-invalid:20012',
    ],
  ])('answers a listing with %s', async (_what, input, said) => {
    const shops = await startShops();
    const { grant } = await authorised(shops);
    const requested = { create_time_start: Number(secondsAgo(3_600)), page: 0, size: 100, ...input };
    const body = JSON.stringify(Object.fromEntries(Object.entries(requested).sort()));
    expect((await ask(shops, { body, query: { access_token: grant.accessToken } })).said).toBe(said);
  });

  it('shows a shop only its own orders, with receivers encrypted', async () => {
    const shops = await startShops();
    const { grant } = await authorised(shops);
    const [theirs = ''] = await shops.addOrders({ ...SHOP, shopId: '4001002' });
    const [own = ''] = await shops.addOrders(SHOP);
    const asking = (orderNo: string) =>
      ask(shops, {
        method: 'order.orderDetail',
        body: `{"shop_order_id":"${orderNo}"}`,
        query: { access_token: grant.accessToken },
      });
    expect((await asking(theirs)).said).toBe('40004 isv.parameter-invalid:20014');
    const { said, data } = await asking(own);
    const { receiver } = await shops.orderAt(SHOP, own);
    expect(said).toBe('10000');
    for (const plain of [receiver.name, receiver.phone, receiver.address]) {
      expect(JSON.stringify(data)).not.toContain(plain);
    }
  });

  it('refuses the token of a shop that has withdrawn its consent', async () => {
    const shops = await startShops();
    const { grant } = await authorised(shops);
    await shops.act('revokeAccess', SHOP);
    const said = await ask(shops, { query: { access_token: grant.accessToken } });
    expect(said.said).toBe('30001 dop.authorization-closed');
  });
});
