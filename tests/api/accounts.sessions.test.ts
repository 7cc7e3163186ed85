import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, tally } from '../support/accounts.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { SAFARI, TABLET, WECHAT } from '../support/userAgents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const KICKED = {
  http: 401,
  msg: '您的帐户异地登陆或令牌失效',
  data: { errorKey: 'SESSION_KICKED', reload: true },
};
const infoWith = (token: string) => api.call('GET', '/user/info', undefined, { 'x-token': token });
const live = async (accountId: number, on = api) =>
  (await on.query('SELECT 1 FROM session WHERE account_id = $1 AND revoked_at IS NULL', [accountId])).length;

const byBrowser =
  (agent: string): typeof api.call =>
  (method, path, body, headers) =>
    api.call(method, path, body, { ...headers, 'user-agent': agent });

/** 50 right logins at once, each from a network of its own, asked again while the service is busy. */
async function enterFifty(on: TestApi) {
  const buyer = await on.buyer();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => login(on, buyer, { call: on.from(`10.0.${n}.1`) })),
  );
  return { buyer, answers };
}

describe('a session', () => {
  it('is ended by another login, by logout and by expiry, each with its own message', async () => {
    const buyer = await api.buyer();
    const first = buyer.token;
    const second = (await login(api, buyer)).data.token;
    expect(await infoWith(first)).toMatchObject(KICKED);
    expect(await infoWith(second)).toMatchObject({ code: 0 });
    expect(await api.call('GET', '/common/logout', undefined, { 'x-token': second })).toMatchObject({
      code: 0,
      msg: '退出成功',
    });
    expect(await infoWith(second)).toMatchObject(KICKED);
    const third = (await login(api, buyer)).data.token;
    await api.query(
      "UPDATE session SET idle_until = now() - interval '1 second' WHERE account_id = $1 AND revoked_at IS NULL",
      [buyer.accountId],
    );
    expect(await infoWith(third)).toMatchObject({
      http: 401,
      msg: '授权已过期',
      data: { errorKey: 'SESSION_EXPIRED', reload: true },
    });
  });

  it('on a phone and one at a computer stand beside each other; another of the same sort ends the one before', async () => {
    const buyer = await api.buyer();
    const enterOn = async (agent: string) => (await login(api, buyer, { call: byBrowser(agent) })).data.token;
    const states = async (...tokens: string[]) => tally(await Promise.all(tokens.map(infoWith)));
    const phone = await enterOn(SAFARI);
    expect(await states(buyer.token, phone)).toEqual({ ok: 2 });
    const otherPhone = await enterOn(WECHAT);
    expect(await infoWith(phone)).toMatchObject(KICKED);
    expect(await states(buyer.token, otherPhone)).toEqual({ ok: 2 });
    const tablet = await enterOn(TABLET);
    expect(await infoWith(buyer.token)).toMatchObject(KICKED);
    expect(await states(tablet, otherPhone)).toEqual({ ok: 2 });
    await api.query(
      "UPDATE session SET idle_until = now() - interval '1 second' WHERE account_id = $1 AND on_phone AND revoked_at IS NULL",
      [buyer.accountId],
    );
    expect((await infoWith(otherPhone)).data.errorKey).toBe('SESSION_EXPIRED');
    expect((await infoWith(tablet)).code).toBe(0);
  });

  it('is required by protected pages and does not block public ones', async () => {
    expect(await api.call('GET', '/user/info')).toMatchObject({
      http: 401,
      msg: '未登录或非法访问，请登录',
      data: { errorKey: 'NOT_LOGGED_IN' },
    });
    expect(await infoWith('never-a-session')).toMatchObject(KICKED);
    expect(await api.call('GET', '/goods/list', undefined, { 'x-token': 'never-a-session' })).toMatchObject({
      http: 200,
      code: 0,
    });
    expect(await api.call('GET', '/common/logout')).toMatchObject({ code: 0 });
  });

  it('slides for a day and ends after seven days however often it is used', async () => {
    const buyer = await api.buyer();
    const move = (set: string) =>
      api.query(`UPDATE session SET ${set} WHERE account_id = $1`, [buyer.accountId]);
    await move("seen_at = now() - interval '6 minutes', idle_until = now() + interval '1 minute'");
    expect((await infoWith(buyer.token)).code).toBe(0);
    expect(
      await api.query(
        "SELECT idle_until > now() + interval '23 hours' AS slid FROM session WHERE account_id = $1",
        [buyer.accountId],
      ),
    ).toEqual([{ slid: true }]);
    await move("hard_until = now() - interval '1 second'");
    expect((await infoWith(buyer.token)).data.errorKey).toBe('SESSION_EXPIRED');
  });

  it('is the only one of its account: 50 concurrent logins leave one live and notify all others', async () => {
    const { buyer, answers } = await enterFifty(api);
    expect(tally(answers)).toEqual({ ok: 50 });
    expect(await live(buyer.accountId)).toBe(1);
    const seen = await Promise.all(answers.map(({ data }) => infoWith(data.token)));
    expect(tally(seen)).toEqual({ ok: 1, SESSION_KICKED: 49 });
    expect(new Set(seen.filter((each) => each.code !== 0).map((each) => each.msg))).toEqual(
      new Set([KICKED.msg]),
    );
  });

  it('is one of several when nothing ends the others, so the test above can fail', async () => {
    const unguarded = await startApi();
    await unguarded.query('DROP INDEX one_live_session_a_device');
    await unguarded.query(`
      CREATE FUNCTION keep_live() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.revoked_at := NULL; RETURN NEW; END $$`);
    await unguarded.query(
      'CREATE TRIGGER keep BEFORE UPDATE ON session FOR EACH ROW EXECUTE FUNCTION keep_live()',
    );
    const { buyer } = await enterFifty(unguarded);
    expect(await live(buyer.accountId, unguarded)).toBeGreaterThan(1);
    await unguarded.close();
  });
});

describe('a frozen account', () => {
  it('is signed out by its next call and refused by the 99 after it on every route', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    expect((await buyer.call('GET', '/user/info')).code).toBe(0);
    expect((await seller.call('GET', '/seller/info')).code).toBe(0);
    await api.query('UPDATE account SET status = 2 WHERE id IN ($1, $2)', [
      buyer.accountId,
      seller.accountId,
    ]);
    expect(await buyer.call('GET', '/user/info')).toMatchObject(KICKED);
    const calls = [
      () => buyer.call('POST', '/orders/getOrdersList', {}),
      () => buyer.call('POST', '/orders/createOrder', {}),
      () => seller.call('GET', '/seller/info'),
      () => seller.call('POST', '/common/changePassword', {}),
    ];
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => calls[n % calls.length]?.()));
    expect(new Set(answers.map((answer) => answer?.data.errorKey))).toEqual(new Set(['SESSION_KICKED']));
  });

  it('is signed in again with the same session when it is thawed', async () => {
    const buyer = await api.buyer();
    const set = (status: number) =>
      api.query('UPDATE account SET status = $2 WHERE id = $1', [buyer.accountId, status]);
    await set(2);
    expect(await buyer.call('GET', '/user/info')).toMatchObject(KICKED);
    await set(1);
    expect((await buyer.call('GET', '/user/info')).code).toBe(0);
  });
});
