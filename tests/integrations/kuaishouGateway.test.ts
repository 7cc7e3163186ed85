import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authorised, kuaishouAt, SHOP } from './kuaishou.ts';
import { allowAt, type SimulatedShops, startShops } from './simulatedShops.ts';

type Call = {
  http?: 'GET' | 'POST';
  path?: string;
  signMethod?: 'HMAC_SHA256' | 'MD5';
  secret?: string;
  /** In the query, and signed. */
  query?: Record<string, string>;
  /** In the query after it was signed. */
  forged?: Record<string, string>;
};

/** A call that is right in everything, but for what a test gives it. The result and the words of the answer. */
async function ask(shops: SimulatedShops, { http = 'GET', signMethod = 'HMAC_SHA256', ...call }: Call) {
  const { secret = shops.app.signSecret, query = {}, forged = {} } = call;
  const input: Record<string, string> = {
    access_token: 'none',
    appkey: shops.app.key,
    method: 'open.order.detail',
    param: '{"oid":1}',
    signMethod,
    timestamp: String(shops.now().getTime()),
    version: '1',
    ...query,
  };
  const pairs = Object.keys(input)
    .sort()
    .map((name) => `${name}=${input[name]}`);
  const text = [...pairs, `signSecret=${secret}`].join('&');
  const sign =
    signMethod === 'MD5'
      ? createHash('md5').update(text).digest('hex')
      : createHmac('sha256', secret).update(text).digest('base64');
  const { param = '', ...rest } = { ...input, sign, ...forged };
  const sent = new URLSearchParams(http === 'GET' ? { ...rest, param } : rest);
  const { path = input.method?.replaceAll('.', '/') } = call;
  const answer = await fetch(`${shops.origin}/kuaishou/${path}?${sent}`, {
    method: http,
    ...(http === 'POST' && { body: new URLSearchParams({ param }) }),
  });
  const { result, error_msg, data } = (await answer.json()) as Record<string, unknown>;
  return { said: `${result} ${error_msg}`, data };
}

const ago = (ms: number) => String(Date.now() - ms);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe("the simulated Kuaishou's gateway", () => {
  const NO_TOKEN = '28 TOKEN无效';
  const NO_SIGNATURE = '27 签名校验失败';
  it.each<[string, Call, string]>([
    ['HMAC_SHA256', {}, NO_TOKEN],
    ['MD5', { signMethod: 'MD5' }, NO_TOKEN],
    [
      'MD5 that is called HMAC_SHA256',
      { signMethod: 'MD5', forged: { signMethod: 'HMAC_SHA256' } },
      NO_SIGNATURE,
    ],
    ['a method that nobody knows', { query: { signMethod: 'SHA1' } }, NO_SIGNATURE],
    ['the secret of the application', { secret: 'test-secret' }, NO_SIGNATURE],
    ['a forged signature', { forged: { sign: 'x'.repeat(44) } }, NO_SIGNATURE],
    ['no signature', { forged: { sign: '' } }, NO_SIGNATURE],
    ['other parameters than were signed', { forged: { param: '{"oid":2}' } }, NO_SIGNATURE],
    ['a token of somebody else', { forged: { access_token: 'other' } }, NO_SIGNATURE],
    ['another application', { query: { appkey: 'other' } }, '22 appkey 无效'],
    ['another version', { query: { version: '2' } }, '22 version 无效'],
    ['a clock twenty minutes slow', { query: { timestamp: ago(20 * MINUTE_MS) } }, '27 timestamp 无效'],
    ['a clock twenty minutes fast', { query: { timestamp: ago(-20 * MINUTE_MS) } }, '27 timestamp 无效'],
    ['a clock five minutes slow', { query: { timestamp: ago(5 * MINUTE_MS) } }, NO_TOKEN],
    ['a clock in seconds', { query: { timestamp: '1583271919' } }, '27 timestamp 无效'],
    ['an unknown method', { query: { method: 'open.order.list' } }, '22 Invalid url'],
    ['another path', { path: 'open/order/cursor/list' }, '22 Invalid url'],
    ['a read that is posted', { http: 'POST' }, '22 Invalid url'],
    ['a write that is got', { query: { method: 'open.seller.order.note.add' } }, '22 Invalid url'],
    ['parameters that are no JSON', { query: { param: '{' } }, '22 param 不是合法的 JSON'],
  ])('answers a call with %s', async (_what, call, said) => {
    expect((await ask(await startShops(), call)).said).toBe(said);
  });

  it.each([
    ['HMAC_SHA256', 'ZpPrG0oB1g/T93FyyVD+VCzRey41yqxZoCqcGg7upYM='],
    ['MD5', '6005da269b372ff10945e565ef37a4c6'],
  ])('computes the published signature of a call by %s', async (signMethod, sign) => {
    const app = { key: 'ks123', signSecret: 'sign-secret' };
    const shops = await startShops({ app, now: () => new Date(1_583_271_919_000) });
    const known = { access_token: 'token', method: 'open.seller.order.list', param: '{"title":"短袖"}' };
    const call = { query: { ...known, signMethod, timestamp: '1583271919000' }, forged: { sign } };
    expect((await ask(shops, call)).said).toBe('22 Invalid url');
  });

  it.each([
    [
      'of a week and a second',
      { beginTime: Number(ago(7 * DAY_MS + 1_000)) },
      '300004 SEARCH TIME RANGE EXPAND 7 DAYS',
    ],
    [
      'that ends before it begins',
      { beginTime: Number(ago(-DAY_MS)) },
      '300003 ENDTIME MUST AFTER BEGINTIME',
    ],
    [
      'from ninety-one days ago',
      { beginTime: Number(ago(91 * DAY_MS)), endTime: Number(ago(90 * DAY_MS)) },
      '300005 CAN NOT SEARCH BEFORE 90 DAYS',
    ],
    ['of pages of 51', { pageSize: 51 }, '2001 参数无效'],
    ['of pages of 50', {}, '1 SUCCESS'],
  ])('answers a listing with %s', async (_what, input, said) => {
    const shops = await startShops();
    const { grant } = await authorised(shops);
    const requested = {
      orderViewStatus: 3,
      pageSize: 50,
      sort: 2,
      queryType: 1,
      beginTime: Number(ago(3_600_000)),
      endTime: Number(ago(0)),
      cursor: '',
      ...input,
    };
    const query = {
      method: 'open.order.cursor.list',
      access_token: grant.accessToken,
      param: JSON.stringify(requested),
    };
    expect((await ask(shops, { query })).said).toBe(said);
  });

  it('shows a shop only its own orders, with receivers encrypted', async () => {
    const shops = await startShops();
    const { grant } = await authorised(shops);
    const [theirs = ''] = await shops.addOrders({ ...SHOP, shopId: '5001002' });
    const [own = ''] = await shops.addOrders(SHOP);
    const asking = (orderNo: string) =>
      ask(shops, { query: { access_token: grant.accessToken, param: `{"oid":${orderNo}}` } });
    expect((await asking(theirs)).said).toBe('21 order operation reject');
    const { said, data } = await asking(own);
    const { receiver } = await shops.orderAt(SHOP, own);
    expect(said).toBe('1 SUCCESS');
    for (const plain of [receiver.name, receiver.phone, receiver.address]) {
      expect(JSON.stringify(data)).not.toContain(plain);
    }
  });

  it('refuses calls outside the consented scopes', async () => {
    const shops = await startShops();
    const url = new URL(await kuaishouAt(shops).authorizeUrl('s'));
    url.searchParams.set('scope', 'merchant_user');
    const back = await allowAt(url.href, SHOP.shopId);
    const grant = await kuaishouAt(shops).exchange(back.searchParams.get('code') ?? '');
    expect((await ask(shops, { query: { access_token: grant.accessToken } })).said).toBe(
      '25 token中无scope权限',
    );
  });

  it('refuses the token of a shop that has withdrawn its consent', async () => {
    const shops = await startShops();
    const { grant } = await authorised(shops);
    await shops.act('revokeAccess', SHOP);
    const { said } = await ask(shops, { query: { access_token: grant.accessToken } });
    expect(said).toBe('24 AUTHORIZATION_REVOKED');
  });

  it.each([
    ['access_token', { app_secret: 'other' }, 100_200_101],
    ['access_token', { app_id: 'other' }, 100_200_101],
    ['access_token', { grant_type: 'authorization_code' }, 100_200_104],
    ['access_token', {}, 100_200_105],
    ['refresh_token', { grant_type: 'refresh_token', refresh_token: 'x' }, 100_200_102],
  ])('returns no tokens at %s for %j', async (path, input, result) => {
    const { origin, app } = await startShops();
    const requested = { app_id: app.key, app_secret: app.secret, grant_type: 'code', code: 'x', ...input };
    const answer = await fetch(`${origin}/kuaishou/oauth2/${path}?${new URLSearchParams(requested)}`);
    expect(await answer.json()).toMatchObject({ result });
  });
});
