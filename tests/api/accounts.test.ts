import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi, testPassword } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Outbox = {
  captchas: { captchaId: string; answer: string }[];
  messages: { phone: string; code: string; scene: number }[];
};
const outbox = async (): Promise<Outbox> => (await api.app.inject('/dev/outbox')).json();

async function captcha(): Promise<{ captcha: string; captchaId: string }> {
  const { data } = await api.call<{ captchaId: string }>('GET', '/common/captcha');
  const sent = (await outbox()).captchas.find((each) => each.captchaId === data.captchaId);
  return { captchaId: data.captchaId, captcha: sent?.answer ?? '' };
}

const login = async (phone: string, password: string, more: object = {}) =>
  api.call<{ token: string; user?: object; seller?: object; expiresAt: string }>('POST', '/common/login', {
    phone,
    password,
    ...(await captcha()),
    ...more,
  });
const infoWith = (token: string) => api.call('GET', '/user/info', undefined, { 'x-token': token });
const unusedPhone = () => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

describe('captcha', () => {
  it('is a picture, and good for one check', async () => {
    const { data } = await api.call<{ picPath: string; captchaLength: number }>('GET', '/common/captcha');
    expect(data).toMatchObject({ captchaLength: 4, openCaptcha: true });
    expect(
      Buffer.from(data.picPath.replace('data:image/png;base64,', ''), 'base64').subarray(1, 4).toString(),
    ).toBe('PNG');
    const buyer = await api.buyer();
    const solved = await captcha();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call('POST', '/common/login', { phone: buyer.phone, password: 'wrong-one', ...solved }),
      ),
    );
    expect(tries.map((each) => each.data.errorKey).sort()).toEqual([
      ...Array(19).fill('CAPTCHA_EXPIRED'),
      'LOGIN_WRONG',
    ]);
  });

  it('is used up by a wrong answer, and does not care for case', async () => {
    const buyer = await api.buyer();
    const solved = await captcha();
    const form = { phone: buyer.phone, password: testPassword };
    expect(await api.call('POST', '/common/login', { ...form, ...solved, captcha: 'zzzz' })).toMatchObject({
      msg: '验证码错误',
    });
    expect(await api.call('POST', '/common/login', { ...form, ...solved })).toMatchObject({
      msg: '验证码已过期，请刷新',
    });
    const again = await captcha();
    expect(
      await api.call('POST', '/common/login', { ...form, ...again, captcha: again.captcha.toLowerCase() }),
    ).toMatchObject({ code: 0 });
  });
});

describe('login', () => {
  it('signs the demo buyer in with everything the page shows', async () => {
    const answer = await login('13800000001', 'demo1234', { type: 1 });
    expect(answer).toMatchObject({ http: 200, code: 0, msg: '登录成功' });
    expect(answer.data.user).toMatchObject({
      authorityId: 10001,
      phone: '13800000001',
      balance: 500_000,
      level: 3,
      levelName: '银牌会员',
    });
    expect(Date.parse(answer.data.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const [kept] = await api.query<{ n: number }>('SELECT count(*) AS n FROM session WHERE token_hash = $1', [
      answer.data.token,
    ]);
    expect(kept?.n).toBe(0);
  });

  it('signs a supplier in by type or by its own prefix, and keeps the kinds apart', async () => {
    const byType = await login('13900000001', 'demo1234', { type: 2 });
    expect(byType.data.seller).toMatchObject({
      authorityId: 11001,
      warehouseCount: 2,
      companyName: '义乌优品供应链有限公司',
    });
    const byPrefix = await api.call<{ token: string }>('POST', '/seller/login', {
      phone: '13900000001',
      password: 'demo1234',
      ...(await captcha()),
    });
    expect(byPrefix).toMatchObject({ code: 0, data: { seller: { authorityId: 11001 } } });
    expect(await infoWith(byPrefix.data.token)).toMatchObject({
      http: 403,
      msg: '您没有权限进行此操作',
      data: { errorKey: 'NO_PERMISSION' },
    });
    expect(await login('13900000001', 'demo1234', { type: 1 })).toMatchObject({
      data: { errorKey: 'LOGIN_WRONG' },
    });
  });

  it('answers the same for a wrong password and for an unknown phone', async () => {
    const buyer = await api.buyer();
    const [wrong, unknown] = [await login(buyer.phone, 'wrong-one'), await login(unusedPhone(), 'wrong-one')];
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        http: 200,
        code: 7,
        msg: '手机号或密码错误',
        data: { errorKey: 'LOGIN_WRONG' },
      });
    }
  });

  it('locks after five wrong tries, also for the right password, and says for how long', async () => {
    const buyer = await api.buyer();
    for (let n = 0; n < 5; n += 1)
      expect((await login(buyer.phone, 'wrong-one')).data.errorKey).toBe('LOGIN_WRONG');
    expect(await login(buyer.phone, testPassword)).toMatchObject({
      msg: '登录失败次数过多，请15分钟后再试',
      data: { errorKey: 'LOGIN_LOCKED' },
    });
  });

  it('forgets wrong tries after a right one', async () => {
    const buyer = await api.buyer();
    for (let n = 0; n < 4; n += 1) await login(buyer.phone, 'wrong-one');
    expect((await login(buyer.phone, testPassword)).code).toBe(0);
    for (let n = 0; n < 4; n += 1) await login(buyer.phone, 'wrong-one');
    expect((await login(buyer.phone, testPassword)).code).toBe(0);
  });

  it('keeps a frozen account out, and ends its session on the next call', async () => {
    const buyer = await api.buyer();
    await api.query('UPDATE account SET status = 2 WHERE id = $1', [buyer.accountId]);
    expect(await login(buyer.phone, testPassword)).toMatchObject({ data: { errorKey: 'LOGIN_FROZEN' } });
    expect(await buyer.call('GET', '/user/info')).toMatchObject({
      http: 401,
      data: { errorKey: 'SESSION_KICKED' },
    });
  });

  it('leaves one live session after 50 logins at once', async () => {
    const buyer = await api.buyer();
    const solved = await Promise.all(Array.from({ length: 50 }, captcha));
    const answers = await Promise.all(
      solved.map((each) =>
        api.call<{ token: string }>('POST', '/common/login', {
          phone: buyer.phone,
          password: testPassword,
          ...each,
        }),
      ),
    );
    const tokens = answers.filter((answer) => answer.code === 0).map((answer) => answer.data.token);
    expect(tokens.length).toBeGreaterThan(0);
    const seen = await Promise.all(tokens.map(infoWith));
    expect(seen.filter((each) => each.http === 200)).toHaveLength(1);
    expect(seen.filter((each) => each.msg === '您的帐户异地登陆或令牌失效')).toHaveLength(tokens.length - 1);
  });
});

describe('session', () => {
  it('is ended by another login, by logout and by time, each with its words', async () => {
    const buyer = await api.buyer();
    const first = buyer.token;
    const second = (await login(buyer.phone, testPassword)).data.token;
    expect(await infoWith(first)).toMatchObject({
      http: 401,
      msg: '您的帐户异地登陆或令牌失效',
      data: { errorKey: 'SESSION_KICKED', reload: true },
    });
    expect(await infoWith(second)).toMatchObject({ code: 0 });
    expect(await api.call('GET', '/common/logout', undefined, { 'x-token': second })).toMatchObject({
      code: 0,
      msg: '退出成功',
    });
    expect((await infoWith(second)).data.errorKey).toBe('SESSION_KICKED');
    const third = (await login(buyer.phone, testPassword)).data.token;
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

  it('is asked for, and does not keep anyone from public pages', async () => {
    expect(await api.call('GET', '/user/info')).toMatchObject({
      http: 401,
      msg: '未登录或非法访问，请登录',
      data: { errorKey: 'NOT_LOGGED_IN' },
    });
    expect(await infoWith('never-a-session')).toMatchObject({
      http: 401,
      data: { errorKey: 'SESSION_KICKED' },
    });
    expect(await api.call('GET', '/goods/list', undefined, { 'x-token': 'never-a-session' })).toMatchObject({
      http: 200,
      code: 0,
    });
    expect(await api.call('GET', '/common/logout')).toMatchObject({ code: 0 });
  });
});

describe('sendPhoneCode and register', () => {
  const send = async (phone: string, scene = 1) =>
    api.call('POST', '/common/sendPhoneCode', { phone, scene, ...(await captcha()) });
  const codeOf = async (phone: string) =>
    (await outbox()).messages.find((each) => each.phone === phone)?.code ?? '';
  const register = (phone: string, phoneCode: string, more: object = {}) =>
    api.call('POST', '/common/register', {
      phone,
      password: 'secret-1',
      repassword: 'secret-1',
      phoneCode,
      ...more,
    });

  it('signs a buyer up with the code, once, and lets them in', async () => {
    const phone = unusedPhone();
    expect(await send(phone)).toMatchObject({
      code: 0,
      msg: '验证码已发送',
      data: { expireIn: 300, resendIn: 60 },
    });
    expect(await codeOf(phone)).toMatch(/^[0-9]{6}$/);
    expect(await register(phone, await codeOf(phone), { superId: '1' })).toMatchObject({
      code: 0,
      msg: '注册成功',
    });
    const entered = await login(phone, 'secret-1');
    expect(entered.data.user).toMatchObject({ balance: 0, level: 1, superId: 1 });
    expect(await register(phone, await codeOf(phone))).toMatchObject({ msg: '短信验证码已过期' });
  });

  it('ignores an inviter that is unknown, a supplier or nonsense', async () => {
    for (const superId of ['999999999', '3', 'abc', '0']) {
      const phone = unusedPhone();
      await send(phone);
      expect((await register(phone, await codeOf(phone), { superId })).code).toBe(0);
      const [row] = await api.query<{ superId: number | null }>(
        'SELECT super_id AS "superId" FROM account WHERE phone = $1',
        [phone],
      );
      expect(row).toEqual({ superId: null });
    }
  });

  it('answers the same for a phone that has an account, and says so only to who holds it', async () => {
    const buyer = await api.buyer();
    expect(await send(buyer.phone)).toMatchObject({ code: 0, msg: '验证码已发送' });
    expect(await register(buyer.phone, await codeOf(buyer.phone))).toMatchObject({
      data: { errorKey: 'PHONE_TAKEN' },
    });
  });

  it('sends one message in 60 seconds however many ask at once', async () => {
    const phone = unusedPhone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(phone)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.data.errorKey === 'PHONE_CODE_LIMIT')).toHaveLength(19);
  });

  it('gives five tries at a code, then none, and binds it to its scene', async () => {
    const phone = unusedPhone();
    await send(phone);
    const right = await codeOf(phone);
    const wrong = right === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: 40 }, () => register(phone, wrong)));
    expect(tries.filter((each) => each.data.errorKey === 'PHONE_CODE_WRONG')).toHaveLength(5);
    expect((await register(phone, right)).data.errorKey).toBe('PHONE_CODE_EXPIRED');
    const other = unusedPhone();
    await send(other, 2);
    expect((await register(other, await codeOf(other))).data.errorKey).toBe('PHONE_CODE_EXPIRED');
  });

  it('refuses two different passwords, and those the rules do not allow', async () => {
    const phone = unusedPhone();
    expect(await register(phone, '000000', { repassword: 'secret-2' })).toMatchObject({
      msg: '两次输入的密码不一致',
    });
    expect(await register(phone, '000000', { password: '12345', repassword: '12345' })).toMatchObject({
      http: 400,
      msg: '参数错误：password',
    });
    expect(await register('123', '000000')).toMatchObject({ http: 400, msg: '参数错误：phone' });
  });
});
