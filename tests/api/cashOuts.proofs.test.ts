import { describe, expect, it } from 'vitest';
import { someoneWaits, tally } from '../support/accounts.ts';
import { testPassword } from '../support/api.ts';
import { cashOutFixture } from '../support/cashOutFixture.ts';

const cashing = cashOutFixture();
const { earner, create, revoke, newCode } = cashing;
const none = { password: undefined };

describe('a caller with only a session token', () => {
  it('cashes nothing out in fifty attempts with passwords or codes', async () => {
    const who = await earner();
    const answers = [];
    for (let n = 0; n < 25; n += 1) {
      answers.push(await create(who, 10_000, { password: `guess-${n}` }));
      answers.push(await create(who, 10_000, { ...none, phoneCode: String(n).padStart(6, '0') }));
    }
    expect(tally(answers)).toEqual({ PASSWORD_WRONG: 5, LOGIN_LOCKED: 20, PHONE_CODE_EXPIRED: 25 });
    expect(await cashing.wallet(who)).toEqual({ available: 100_000, frozen: 0 });
  });

  it('gets no more guesses by asking in two places, and is then refused even with the right one', async () => {
    const who = await earner();
    const change = (oldPassword: string) =>
      who.call('POST', '/common/changePassword', {
        oldPassword,
        password: 'blau7Kiste',
        repassword: 'blau7Kiste',
      });
    for (let n = 0; n < 3; n += 1) await create(who, 10_000, { password: 'wrong-one' });
    for (let n = 0; n < 2; n += 1) await change('wrong-one');
    expect((await create(who, 10_000)).data.errorKey).toBe('LOGIN_LOCKED');
    expect((await change(testPassword)).data.errorKey).toBe('LOGIN_LOCKED');
    expect((await create(who, 10_000, { ...none, phoneCode: await newCode(who) })).code).toBe(0);
  });

  it('gets five attempts at a code', async () => {
    const who = await earner();
    const code = await newCode(who);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await create(who, 10_000, { ...none, phoneCode: wrong }));
    answers.push(await create(who, 10_000, { ...none, phoneCode: code }));
    expect(tally(answers)).toEqual({ PHONE_CODE_WRONG: 5, PHONE_CODE_EXPIRED: 2 });
  });
});

describe('the account owner', () => {
  it('is not locked by sixty concurrent requests with the right password', async () => {
    const who = await earner();
    const answers = await Promise.all(Array.from({ length: 60 }, () => create(who, 10_000)));
    expect(tally(answers)).toEqual({ ok: 1, CASHOUT_PENDING: 59 });
  });

  it('is told about a wrong password and continues with the right one', async () => {
    const who = await earner();
    expect(await create(who, 10_000, { password: 'wrong-one' })).toMatchObject({
      http: 200,
      msg: '密码错误',
      data: { errorKey: 'PASSWORD_WRONG' },
    });
    expect((await create(who, 10_000)).code).toBe(0);
    expect(
      await cashing
        .api()
        .query('SELECT 1 FROM counter WHERE key = $1', [`wrongOldPasswords:${who.accountId}`]),
    ).toEqual([]);
  });

  it('proves identity once with a code of this scene and phone', async () => {
    const [who, other] = [await earner(), await earner()];
    const refusedWith = async (phoneCode: string) =>
      (await create(who, 10_000, { ...none, phoneCode })).data.errorKey;
    expect(await refusedWith(await newCode(who, 4))).toBe('PHONE_CODE_EXPIRED');
    expect(await refusedWith(await newCode(other))).toBe('PHONE_CODE_EXPIRED');
    const phoneCode = await newCode(who);
    const { code, data } = await create(who, 10_000, { ...none, phoneCode });
    expect(code).toBe(0);
    await revoke(who, data.id);
    expect(await refusedWith(phoneCode)).toBe('PHONE_CODE_EXPIRED');
  });

  it('does not lose the code to a request that is refused for another reason', async () => {
    const who = await earner();
    const proof = { ...none, phoneCode: await newCode(who) };
    const refusals = [
      await create(who, 999, proof),
      await create(who, 100_001, proof),
      await create(who, 10_000, { ...proof, accountName: '李四' }),
      await create(who, 10_000, { ...proof, account: 'nobody' }),
    ];
    expect(tally(refusals)).toEqual({
      AMOUNT_MIN: 1,
      CASHOUT_BALANCE: 1,
      REAL_NAME_DIFF: 1,
      BAD_PARAM: 1,
    });
    expect((await create(who, 10_000, proof)).code).toBe(0);
  });

  it('cashes nothing out when the password is changed while it is verified', async () => {
    const who = await earner();
    const { pool } = cashing.api().database;
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query("UPDATE account SET password_hash = 'another' WHERE id = $1", [who.accountId]);
    const answer = create(who, 10_000);
    await someoneWaits(cashing.api());
    await other.query('COMMIT');
    other.release();
    expect((await answer).data.errorKey).toBe('SESSION_KICKED');
    expect(await cashing.wallet(who)).toEqual({ available: 100_000, frozen: 0 });
  });
});
