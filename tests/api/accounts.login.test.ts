import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../api/src/modules/accounts/passwords.ts';
import {
  login,
  sendCode,
  smsChannel,
  solvedCaptcha,
  someoneWaits,
  stopCounters,
  tally,
  unusedPhone,
} from '../support/accounts.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { sealed } from '../support/sealed.ts';

const channel = smsChannel();
let api: TestApi;
/** Limited by address, with a channel for messages: as outside demo mode. */
let limited: TestApi;
beforeAll(async () => {
  api = await startApi();
  limited = await startApi({ demo: false, sms: channel });
});
afterAll(async () => {
  await limited.close();
  await api.close();
});

const wrong = 'wrong-one';
const wrongLogin = (on: TestApi, phone: string, address = '127.0.0.1') =>
  login(on, { phone, password: wrong }, { call: on.from(address) });
const hits = async (on: TestApi, key: string) =>
  (await on.query<{ hits: number }>('SELECT hits FROM counter WHERE key = $1', [key]))[0]?.hits ?? 0;

describe('login', () => {
  it('signs the demo buyer in with everything the page shows and stores only a hash of the token', async () => {
    const answer = await login(api, { phone: '13800000001', password: 'demo1234', type: 1 });
    expect(answer).toMatchObject({ http: 200, code: 0, msg: '登录成功' });
    expect(answer.data.user).toMatchObject({
      authorityId: 10001,
      phone: '13800000001',
      balance: 500_000,
      level: 3,
      levelName: '银牌会员',
    });
    expect(Date.parse(answer.data.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await api.query('SELECT 1 FROM session WHERE token_hash = $1', [answer.data.token])).toEqual([]);
  });

  it('admits all concurrent logins with the right password', async () => {
    const { phone } = await api.buyer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(api, { phone })));
    expect(tally(answers)).toEqual({ ok: 50 });
    expect(await hits(api, `wrongLoginsOfPhone:1:${sealed.print(phone)}`)).toBe(0);
  });

  it('signs a supplier in by type or by its own prefix and keeps account kinds apart', async () => {
    const form = { phone: '13900000001', password: 'demo1234' };
    expect((await login(api, { ...form, type: 2 })).data.seller).toMatchObject({
      authorityId: 11001,
      warehouseCount: 2,
      companyName: '义乌优品供应链有限公司',
    });
    expect(await api.call('POST', '/seller/login', { ...form, ...(await solvedCaptcha(api)) })).toMatchObject(
      { code: 0, data: { seller: { authorityId: 11001 } } },
    );
    expect(await login(api, { ...form, type: 1 })).toMatchObject({ data: { errorKey: 'LOGIN_WRONG' } });
  });

  it('reports a frozen account only to a caller with its password', async () => {
    const buyer = await api.buyer();
    await api.query('UPDATE account SET status = 2 WHERE id = $1', [buyer.accountId]);
    expect(await wrongLogin(api, buyer.phone)).toMatchObject({ data: { errorKey: 'LOGIN_WRONG' } });
    expect(await login(api, buyer)).toMatchObject({
      msg: '账号已被冻结，请联系客服',
      data: { errorKey: 'LOGIN_FROZEN' },
    });
  });

  it('opens no session for a password that is changed while it is verified', async () => {
    const buyer = await api.buyer();
    const changed = await hashSecret('another-one');
    const change = await api.database.pool.connect();
    await change.query('BEGIN');
    await change.query('UPDATE account SET password_hash = $2 WHERE id = $1', [buyer.accountId, changed]);
    const answer = login(api, buyer);
    await someoneWaits(api);
    await change.query('COMMIT');
    change.release();
    expect((await answer).data.errorKey).toBe('LOGIN_WRONG');
  });
});

describe('five wrong logins from one network', () => {
  it('lock the account for that network, even for the right password, and report for how long', async () => {
    const buyer = await api.buyer();
    for (let n = 1; n <= 5; n += 1) {
      expect((await wrongLogin(api, buyer.phone, `198.51.100.${n}`)).data.errorKey).toBe('LOGIN_WRONG');
    }
    expect(await login(api, buyer, { call: api.from('198.51.100.77') })).toMatchObject({
      http: 200,
      msg: '登录失败次数过多，请15分钟后再试',
      data: { errorKey: 'LOGIN_LOCKED' },
    });
    expect((await login(api, buyer, { call: api.from('198.51.101.1') })).code).toBe(0);
  });

  it('are the maximum of 200 concurrent ones over two processes, while the owner can sign in from elsewhere', async () => {
    const buyer = await api.buyer();
    const other = await startApi({ beside: api });
    expect(tally(await guess([api, other], buyer.phone))).toEqual({ LOGIN_WRONG: 5, LOGIN_LOCKED: 195 });
    expect((await login(api, buyer, { call: api.from('198.51.101.1') })).code).toBe(0);
    await other.close();
  });

  it('are exceeded when the counters are disabled, so the test above can fail', async () => {
    const unguarded = await startApi();
    await stopCounters(unguarded);
    const buyer = await unguarded.buyer();
    const { LOGIN_WRONG = 0 } = tally(await guess([unguarded], buyer.phone, 50));
    expect(LOGIN_WRONG).toBeGreaterThan(5);
    await unguarded.close();
  });

  it('are cleared by a correct login', async () => {
    const buyer = await api.buyer();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await wrongLogin(api, buyer.phone);
      expect((await login(api, buyer)).code).toBe(0);
    }
  });

  it('lock phones without an account in the same way', async () => {
    const phone = unusedPhone();
    expect(tally(await guess([api], phone, 10))).toEqual({ LOGIN_WRONG: 5, LOGIN_LOCKED: 5 });
  });
});

/** Wrong logins at once, all from one network. */
function guess(services: TestApi[], phone: string, tries = 200) {
  return Promise.all(
    Array.from({ length: tries }, (_, n) =>
      wrongLogin(services[n % services.length] as TestApi, phone, `198.51.100.${n % 250}`),
    ),
  );
}

describe('fifty wrong logins from many networks', () => {
  const fromEverywhere = (phone: string, tries: number) =>
    Promise.all(Array.from({ length: tries }, (_, n) => wrongLogin(limited, phone, `10.1.${n}.1`)));

  it('require a code of everyone in addition, with or without an account', async () => {
    const buyer = await limited.buyer();
    for (const phone of [buyer.phone, unusedPhone()]) {
      expect(tally(await fromEverywhere(phone, 60))).toEqual({ LOGIN_WRONG: 50, LOGIN_CODE_NEEDED: 10 });
    }
    const call = limited.from('10.2.0.1');
    expect(await login(limited, buyer, { call })).toMatchObject({
      http: 200,
      msg: '为了账号安全，请输入短信验证码',
      data: { errorKey: 'LOGIN_CODE_NEEDED' },
    });
    expect(await hits(limited, `wrongLoginsOfNetwork:1:${sealed.print(buyer.phone)}:10.2.0`)).toBe(0);
    expect((await login(limited, { ...buyer, phoneCode: '000000' }, { call })).data.errorKey).toBe(
      'PHONE_CODE_EXPIRED',
    );
    await sendCode(limited, buyer.phone, { scene: 3, call });
    const phoneCode = channel.codeOf(buyer.phone);
    const other = phoneCode === '000000' ? '000001' : '000000';
    expect((await login(limited, { ...buyer, phoneCode: other }, { call })).data.errorKey).toBe(
      'PHONE_CODE_WRONG',
    );
    expect((await login(limited, { ...buyer, phoneCode }, { call })).code).toBe(0);
    // One code, one try: it is used up, and the wrong tries of the others are not forgotten.
    expect((await login(limited, { ...buyer, phoneCode }, { call })).data.errorKey).toBe(
      'PHONE_CODE_EXPIRED',
    );
  });

  it('consume the right code together with a wrong password, which counts as one wrong login', async () => {
    const buyer = await limited.buyer();
    await limited.query(
      "INSERT INTO counter (key, hits, ends_at) VALUES ($1, 50, now() + interval '1 hour')",
      [`wrongLoginsOfPhone:1:${sealed.print(buyer.phone)}`],
    );
    const call = limited.from('10.2.1.1');
    await sendCode(limited, buyer.phone, { scene: 3, call });
    const phoneCode = channel.codeOf(buyer.phone);
    const form = { phone: buyer.phone, phoneCode };
    expect((await login(limited, { ...form, password: wrong }, { call })).data.errorKey).toBe('LOGIN_WRONG');
    expect(await hits(limited, `wrongLoginsOfNetwork:1:${sealed.print(buyer.phone)}:10.2.1`)).toBe(1);
    expect((await login(limited, form, { call })).data.errorKey).toBe('PHONE_CODE_EXPIRED');
  });

  it('leave a code unused as long as none is required', async () => {
    const buyer = await limited.buyer();
    const call = limited.from('10.2.2.1');
    expect((await login(limited, { ...buyer, phoneCode: '000000' }, { call })).code).toBe(0);
  });
});

describe('twenty wrong logins of an address', () => {
  it('block the address whatever the phones, while correct logins do not count', async () => {
    const [buyer, call] = [await limited.buyer(), limited.from('10.3.0.1')];
    const guesses = (count: number) =>
      Promise.all(Array.from({ length: count }, () => wrongLogin(limited, unusedPhone(), '10.3.0.1')));
    expect(tally(await guesses(19))).toEqual({ LOGIN_WRONG: 19 });
    for (let n = 0; n < 5; n += 1) expect((await login(limited, buyer, { call })).code).toBe(0);
    expect(await hits(limited, 'wrongLoginsOfAddress:10.3.0.1')).toBe(19);
    expect(tally(await guesses(3))).toEqual({ LOGIN_WRONG: 1, RATE_LIMITED: 2 });
    const refused = await login(limited, buyer, { call });
    expect([refused.http, refused.data.errorKey, refused.headers['retry-after']]).toEqual([
      429,
      'RATE_LIMITED',
      '2',
    ]);
    expect((await login(limited, buyer, { call: limited.from('10.3.0.2') })).code).toBe(0);
  });

  it('are not counted where all callers share one address', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrongLogin(api, unusedPhone())));
    expect(tally(answers)).toEqual({ LOGIN_WRONG: 25 });
  });
});

describe('a wrong captcha', () => {
  it('does not count as a wrong password, whatever password came with it', async () => {
    const buyer = await api.buyer();
    const form = { phone: buyer.phone, password: wrong, ...(await solvedCaptcha(api)), captcha: 'zzzz' };
    await api.call('POST', '/common/login', form);
    expect(
      await api.query("SELECT 1 FROM counter WHERE key LIKE '%' || $1 || '%'", [sealed.print(buyer.phone)]),
    ).toEqual([]);
  });
});
