import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifySecret } from '../../api/src/modules/accounts/passwords.ts';
import {
  consent,
  decided,
  login,
  sendCode,
  smsChannel,
  someoneWaits,
  tally,
  unusedPhone,
} from '../support/accounts.ts';
import { type Answer, type Person, startApi, type TestApi, testPassword } from '../support/api.ts';
import { sealed } from '../support/sealed.ts';

const channel = smsChannel();
/** Common passwords are refused here, as outside demo mode. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: false, sms: channel, limitByAddress: false });
});
afterAll(() => api.close());

const NEW = 'blau7Kiste';
async function newCode(phone: string, scene: number): Promise<string> {
  await api.query("DELETE FROM counter WHERE key LIKE 'messages%'");
  await sendCode(api, phone, { scene });
  return channel.codeOf(phone);
}
const register = (phone: string, phoneCode: string, password: string, more: object = {}) =>
  decided(() =>
    api.call('POST', '/common/register', {
      phone,
      phoneCode,
      password,
      repassword: password,
      consent,
      ...more,
    }),
  );
const find = (phone: string, phoneCode: string, password = NEW, more: object = {}) =>
  decided(() =>
    api.call('POST', '/common/findPassword', { phone, phoneCode, password, repassword: password, ...more }),
  );
const change = (who: Pick<Person, 'call'>, proof: object, password = NEW) =>
  decided(() => who.call('POST', '/common/changePassword', { ...proof, password, repassword: password }));
const info = (token: string) => api.call('GET', '/user/info', undefined, { 'x-token': token });
const revokeReasons = (accountId: number) =>
  api.query('SELECT revoke_reason AS reason FROM session WHERE account_id = $1 ORDER BY id', [accountId]);

describe('register', () => {
  it('signs a buyer up with the code, opens a session and records the inviter', async () => {
    const phone = unusedPhone();
    expect(await register(phone, await newCode(phone, 1), NEW, { superId: '1' })).toMatchObject({
      code: 0,
      msg: '注册成功',
    });
    const { data } = await login(api, { phone, password: NEW });
    expect(data.user).toMatchObject({ balance: 0, level: 1, superId: 1 });
  });

  it('opens exactly one session, of the kind that registered', async () => {
    for (const [type, path, person] of [
      [1, '/user/info', 'user'],
      [2, '/seller/info', 'seller'],
    ] as const) {
      const phone = unusedPhone();
      const { data } = (await register(phone, await newCode(phone, 1), NEW, { type })) as Answer<
        Record<'user' | 'seller', { id: number }> & { token: string }
      >;
      expect(await api.call('GET', path, undefined, { 'x-token': data.token })).toMatchObject({
        code: 0,
        data: { ...data[person], phone },
      });
      expect(
        await api.query('SELECT revoked_at FROM session WHERE account_id = $1', [data[person].id]),
      ).toEqual([{ revoked_at: null }]);
    }
  });

  it('creates neither an account nor a session where the phone is taken', async () => {
    const phone = unusedPhone();
    await register(phone, await newCode(phone, 1), NEW);
    expect(await register(phone, await newCode(phone, 1), NEW)).toMatchObject({
      data: { errorKey: 'PHONE_TAKEN' },
    });
    expect(
      await api.query(
        'SELECT 1 FROM session s JOIN account a ON a.id = s.account_id WHERE a.phone_print = $1',
        [sealed.print(phone)],
      ),
    ).toHaveLength(1);
  });

  it('ignores an inviter that is unknown, a supplier or malformed', async () => {
    for (const superId of ['999999999', '3', 'abc', '0']) {
      const phone = unusedPhone();
      expect((await register(phone, await newCode(phone, 1), NEW, { superId })).code).toBe(0);
      expect(
        await api.query('SELECT super_id FROM account WHERE phone_print = $1', [sealed.print(phone)]),
      ).toEqual([{ super_id: null }]);
    }
  });

  it('refuses differing passwords and an invalid phone without consuming the code', async () => {
    const phone = unusedPhone();
    const code = await newCode(phone, 1);
    expect(await register(phone, code, NEW, { repassword: 'blau8Kiste' })).toMatchObject({
      msg: '两次输入的密码不一致',
      data: { errorKey: 'PASSWORDS_DIFFER' },
    });
    expect(await register('123', code, NEW)).toMatchObject({ http: 400, msg: '参数错误：phone' });
    expect((await register(phone, code, NEW)).code).toBe(0);
  });
});

describe('the length of a password', () => {
  it.each([
    ['🍊🍎🍐🍇🍉', 400, 'five'],
    ['🍊🍎🍐🍇🍉🍓', 200, 'six'],
    ['🍊🍎🍐🍇🍉🍓🍊🍎🍐🍇🍉🍓🍊🍎🍐🍇🍉🍓', 200, 'eighteen'],
    ['🍊🍎🍐🍇🍉🍓🍊🍎🍐🍇🍉🍓🍊🍎🍐🍇🍉🍓🍒', 400, 'nineteen'],
  ])('is counted in characters: %s is answered with %i', async (password, http) => {
    const phone = unusedPhone();
    const answer = await register(phone, await newCode(phone, 1), password);
    expect([answer.http, answer.msg]).toEqual([http, http === 200 ? '注册成功' : '参数错误：password']);
  });

  it('does not depend on the encoding: every byte is hashed', async () => {
    const [phone, composed] = [unusedPhone(), 'caf\u00e9-42-x'];
    await register(phone, await newCode(phone, 1), composed);
    expect((await login(api, { phone, password: composed.normalize('NFD') })).data.errorKey).toBe(
      'LOGIN_WRONG',
    );
    expect((await login(api, { phone, password: composed })).code).toBe(0);
  });
});

describe('a common password', () => {
  const COMMON = { msg: '密码过于简单，请换一个', data: { errorKey: 'PASSWORD_COMMON' } };

  it('is refused for a new account and for a new password without consuming the code', async () => {
    const [phone, buyer] = [unusedPhone(), await api.buyer()];
    const code = await newCode(phone, 1);
    for (const password of ['123456', 'woaini1314', phone, phone.slice(-6)]) {
      expect(await register(phone, code, password)).toMatchObject(COMMON);
    }
    expect((await register(phone, code, NEW)).code).toBe(0);
    const found = await newCode(buyer.phone, 2);
    expect(await find(buyer.phone, found, buyer.phone.slice(-8))).toMatchObject(COMMON);
    expect(await change(buyer, { oldPassword: testPassword }, buyer.phone.slice(-8))).toMatchObject(COMMON);
    expect((await info(buyer.token)).code).toBe(0);
    expect((await find(buyer.phone, found)).code).toBe(0);
  });

  it('is accepted in demo mode', async () => {
    const demo = await startApi();
    const buyer = await demo.buyer();
    expect((await change(buyer, { oldPassword: testPassword }, '123456')).code).toBe(0);
    await demo.close();
  });
});

describe('findPassword', () => {
  it('ends every session, clears every lock and accepts only the new password', async () => {
    const buyer = await api.buyer();
    const wrong = (n: number) =>
      login(api, { ...buyer, password: 'wrong-one' }, { call: api.from(`10.1.${n}.1`) });
    for (let n = 0; n < 12; n += 1) await wrong(n % 2);
    expect((await login(api, buyer, { call: api.from('10.1.0.9') })).data.errorKey).toBe('LOGIN_LOCKED');
    await change(buyer, { oldPassword: 'wrong-one' });
    expect(await find(buyer.phone, await newCode(buyer.phone, 2))).toMatchObject({
      code: 0,
      msg: '密码已重置，请登录',
    });
    expect((await info(buyer.token)).data.errorKey).toBe('SESSION_KICKED');
    expect(await revokeReasons(buyer.accountId)).toEqual([{ reason: 'password' }]);
    expect(
      await api.query("SELECT key FROM counter WHERE key LIKE 'wrong%:' || $1 || '%' OR key = $2", [
        `1:${sealed.print(buyer.phone)}`,
        `wrongOldPasswords:${buyer.accountId}`,
      ]),
    ).toEqual([]);
    const call = api.from('10.1.0.9');
    expect((await login(api, buyer, { call })).data.errorKey).toBe('LOGIN_WRONG');
    expect((await login(api, { ...buyer, password: NEW }, { call })).code).toBe(0);
  });

  it('affects one kind of account: the supplier with the same phone keeps password and locks', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    await api.query('UPDATE account SET phone = $2, phone_print = $3 WHERE id = $1', [
      seller.accountId,
      sealed.phone(buyer.phone),
      sealed.print(buyer.phone),
    ]);
    for (let n = 0; n < 5; n += 1) await login(api, { phone: buyer.phone, password: 'wrong-one', type: 2 });
    expect((await find(buyer.phone, await newCode(buyer.phone, 2), NEW, { type: 1 })).code).toBe(0);
    expect((await login(api, { phone: buyer.phone, type: 2 })).data.errorKey).toBe('LOGIN_LOCKED');
    expect((await seller.call('GET', '/seller/info')).code).toBe(0);
  });
});

describe('changePassword', () => {
  it('ends every session and continues with a fresh one', async () => {
    const buyer = await api.buyer();
    const second = (await login(api, buyer)).data.token;
    const call: Person['call'] = (method, path, body) => api.call(method, path, body, { 'x-token': second });
    const changed = await change({ call }, { oldPassword: testPassword });
    expect(changed).toMatchObject({ code: 0, msg: '密码已修改' });
    const renewed = String(changed.headers['new-token']);
    for (const token of [buyer.token, second]) {
      expect((await info(token)).data.errorKey).toBe('SESSION_KICKED');
    }
    expect((await info(renewed)).code).toBe(0);
    expect(await revokeReasons(buyer.accountId)).toEqual([
      { reason: 'elsewhere' },
      { reason: 'password' },
      { reason: null },
    ]);
    expect((await login(api, buyer)).data.errorKey).toBe('LOGIN_WRONG');
    expect((await login(api, { ...buyer, password: NEW })).code).toBe(0);
  });

  it('accepts a code instead of the old password and requires one of the two', async () => {
    const buyer = await api.buyer();
    expect(await change(buyer, {})).toMatchObject({ http: 400, msg: '参数错误：oldPassword' });
    const phoneCode = await newCode(buyer.phone, 4);
    expect((await change(buyer, { phoneCode })).code).toBe(0);
  });

  it('allows five of 50 concurrent guesses at an old password in 15 minutes', async () => {
    const buyer = await api.buyer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => change(buyer, { oldPassword: 'wrong-one' })),
    );
    expect(tally(answers)).toEqual({ OLD_PASSWORD_WRONG: 5, LOGIN_LOCKED: 45 });
    expect(await change(buyer, { oldPassword: testPassword })).toMatchObject({
      http: 200,
      msg: '登录失败次数过多，请15分钟后再试',
      data: { errorKey: 'LOGIN_LOCKED' },
    });
    expect((await login(api, buyer)).code).toBe(0);
  });

  it('clears wrong old passwords after a correct one', async () => {
    const buyer = await api.buyer();
    for (let n = 0; n < 4; n += 1) await change(buyer, { oldPassword: 'wrong-one' });
    expect((await change(buyer, { oldPassword: testPassword })).code).toBe(0);
    expect(
      await api.query('SELECT 1 FROM counter WHERE key = $1', [`wrongOldPasswords:${buyer.accountId}`]),
    ).toEqual([]);
  });

  it('changes nothing when another change was committed first', async () => {
    const buyer = await api.buyer();
    const other = await api.database.pool.connect();
    await other.query('BEGIN');
    await other.query("UPDATE account SET password_hash = 'another' WHERE id = $1", [buyer.accountId]);
    const answer = change(buyer, { oldPassword: testPassword });
    await someoneWaits(api);
    await other.query('COMMIT');
    other.release();
    expect((await answer).data.errorKey).toBe('SESSION_KICKED');
    expect(await api.query('SELECT password_hash FROM account WHERE id = $1', [buyer.accountId])).toEqual([
      { password_hash: 'another' },
    ]);
  });
});

describe('a hash with weaker parameters', () => {
  /** `pass-word1` with 8 MiB in one pass. */
  const WEAK =
    '$argon2id$v=19$m=8192,t=1,p=1$Rb05Wkx1Hy/t6rgEAACGDQ$XNn5phhoKuWxvAH3PmRmuO/2VZ0JMtHlVbh7/cIqQpA';
  const hashOf = async (accountId: number) =>
    (
      await api.query<{ hash: string }>('SELECT password_hash AS hash FROM account WHERE id = $1', [
        accountId,
      ])
    )[0]?.hash ?? '';

  it('is replaced only when its owner signs in', async () => {
    const buyer = await api.buyer();
    await api.query('UPDATE account SET password_hash = $2 WHERE id = $1', [buyer.accountId, WEAK]);
    expect((await login(api, { ...buyer, password: 'wrong-one' })).data.errorKey).toBe('LOGIN_WRONG');
    expect(await hashOf(buyer.accountId)).toBe(WEAK);
    expect((await login(api, buyer)).code).toBe(0);
    const hash = await hashOf(buyer.accountId);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifySecret(hash, testPassword)).toBe(true);
    expect((await login(api, buyer)).code).toBe(0);
    expect(await hashOf(buyer.accountId)).toBe(hash);
  });

  it('accepts two concurrent logins', async () => {
    const buyer = await api.buyer();
    await api.query('UPDATE account SET password_hash = $2 WHERE id = $1', [buyer.accountId, WEAK]);
    expect(tally(await Promise.all([login(api, buyer), login(api, buyer)]))).toEqual({ ok: 2 });
  });
});
