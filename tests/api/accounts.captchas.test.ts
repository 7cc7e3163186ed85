import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decided, solvedCaptcha, tally, unusedPhone } from '../support/accounts.ts';
import { startApi, type TestApi, testPassword } from '../support/api.ts';

/** Where these tests look. */
const inDatabase = { redisUrl: null };

let api: TestApi;
/** Limited by address, as outside demo mode. */
let limited: TestApi;
beforeAll(async () => {
  api = await startApi(inDatabase);
  limited = await startApi({ ...inDatabase, limitByAddress: true });
});
afterAll(async () => {
  await limited.close();
  await api.close();
});

const draw = (call = limited.call, headers = {}) =>
  call<{ captchaId: string; picPath: string }>('GET', '/common/captcha', undefined, headers);

describe('a captcha', () => {
  it('is a picture whose answer is in the demo outbox, accepted in upper and lower case', async () => {
    const { data } = await draw(api.call);
    expect(data).toMatchObject({ captchaLength: 4, openCaptcha: true });
    expect(
      Buffer.from(data.picPath.replace('data:image/png;base64,', ''), 'base64').subarray(1, 4).toString(),
    ).toBe('PNG');
    const { captchas } = (await api.app.inject('/dev/outbox')).json();
    const { answer } = captchas.find((one: { captchaId: string }) => one.captchaId === data.captchaId);
    const buyer = await api.buyer();
    const form = { phone: buyer.phone, password: testPassword, captchaId: data.captchaId };
    expect(await api.call('POST', '/common/login', { ...form, captcha: answer.toLowerCase() })).toMatchObject(
      { code: 0 },
    );
  });

  it('is consumed by a wrong answer', async () => {
    const [buyer, solved] = [await api.buyer(), await solvedCaptcha(api)];
    const form = { phone: buyer.phone, password: testPassword };
    expect(await api.call('POST', '/common/login', { ...form, ...solved, captcha: 'zzzz' })).toMatchObject({
      msg: '验证码错误',
      data: { errorKey: 'CAPTCHA_WRONG' },
    });
    expect(await api.call('POST', '/common/login', { ...form, ...solved })).toMatchObject({
      msg: '验证码已过期，请刷新',
      data: { errorKey: 'CAPTCHA_EXPIRED' },
    });
  });

  it('expires after 120 seconds', async () => {
    const { data } = await draw(api.call);
    expect(
      await api.query(
        `SELECT expires_at > now() + interval '60 seconds' AND expires_at <= now() + interval '120 seconds' AS lives
           FROM captcha WHERE id = $1`,
        [data.captchaId],
      ),
    ).toEqual([{ lives: true }]);
    const [buyer, solved] = [await api.buyer(), await solvedCaptcha(api)];
    await api.query("UPDATE captcha SET expires_at = now() - interval '1 second' WHERE id = $1", [
      solved.captchaId,
    ]);
    expect(
      await api.call('POST', '/common/login', { phone: buyer.phone, password: testPassword, ...solved }),
    ).toMatchObject({ data: { errorKey: 'CAPTCHA_EXPIRED' } });
  });
});

/** One solved captcha in 100 hands at once. */
async function replay(on: TestApi) {
  const [buyer, solved] = [await on.buyer(), await solvedCaptcha(on)];
  const form = { phone: buyer.phone, password: 'wrong-one', ...solved };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => decided(() => on.call('POST', '/common/login', form))),
  );
  return tally(answers);
}

describe('one captcha submitted by 100 concurrent requests', () => {
  it('is accepted once', async () => {
    expect(await replay(api)).toEqual({ LOGIN_WRONG: 1, CAPTCHA_EXPIRED: 99 });
  });

  it('is accepted more than once when it is not deleted first, so the test above can fail', async () => {
    const unguarded = await startApi(inDatabase);
    await unguarded.query(`
      CREATE FUNCTION keep_captcha() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO captcha SELECT OLD.*; RETURN NULL; END $$`);
    await unguarded.query(
      'CREATE TRIGGER keep AFTER DELETE ON captcha FOR EACH ROW EXECUTE FUNCTION keep_captcha()',
    );
    const { CAPTCHA_EXPIRED = 0 } = await replay(unguarded);
    expect(CAPTCHA_EXPIRED).toBeLessThan(99);
    await unguarded.close();
  });
});

describe('captchas requested from one address', () => {
  it('are limited to 20 a minute across all processes', async () => {
    const other = await startApi({ ...inDatabase, limitByAddress: true, beside: limited });
    const calls = [limited.from('198.51.100.1'), other.from('198.51.100.1')];
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => draw(calls[n % 2])));
    expect(tally(answers)).toEqual({ ok: 20, RATE_LIMITED: 20 });
    const refused = answers.find((answer) => answer.code !== 0);
    expect([refused?.http, refused?.headers['retry-after']]).toEqual([429, '2']);
    await limited.query(
      "UPDATE counter SET ends_at = now() - interval '1 second' WHERE key = 'picturesOfAddress:198.51.100.1' AND hits = 40",
    );
    expect((await draw(calls[0])).code).toBe(0);
    await other.close();
  });

  it('are not limited where all callers share one address', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => draw(api.call)));
    expect(tally(answers)).toEqual({ ok: 30 });
  });
});

describe('the address of a caller', () => {
  const forged = () => ({ 'x-forwarded-for': `10.0.0.${randomInt(250)}, 203.0.113.${randomInt(250)}` });

  it('is the address of the connection, whatever an external caller forwards', async () => {
    const call = limited.from('203.0.113.7');
    const pictures = await Promise.all(Array.from({ length: 60 }, () => draw(call, forged())));
    expect(tally(pictures)).toEqual({ ok: 20, RATE_LIMITED: 40 });
    const tries = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const body = { phone: unusedPhone(), password: 'wrong-one' };
        const solved = await solvedCaptcha(limited);
        return decided(() => call('POST', '/common/login', { ...body, ...solved }, forged()));
      }),
    );
    expect(tally(tries)).toEqual({ LOGIN_WRONG: 20, RATE_LIMITED: 80 });
  });

  it('is the last address that the gateway on this machine forwards', async () => {
    const through = (chain: string) => draw(limited.call, { 'x-forwarded-for': chain });
    const first = await Promise.all(Array.from({ length: 21 }, (_, n) => through(`1.2.3.${n}, 203.0.113.8`)));
    expect(tally(first)).toEqual({ ok: 20, RATE_LIMITED: 1 });
    expect((await through('203.0.113.8, 203.0.113.9')).code).toBe(0);
  });

  it('is the /64 network of an IPv6 address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, n) => draw(limited.from(`2001:db8:1:1::${n + 1}`))),
    );
    expect(tally(answers)).toEqual({ ok: 20, RATE_LIMITED: 1 });
    expect((await draw(limited.from('2001:db8:1:2::1'))).code).toBe(0);
  });
});

describe('unsolved captchas', () => {
  it('are limited to 20,000 at a time, and expired ones do not count', async () => {
    const fill = (until: string) =>
      api.query(
        `INSERT INTO captcha (answer_hash, expires_at) SELECT '', ${until} FROM generate_series(1, 20000)`,
      );
    await fill("now() - interval '1 second'");
    const before = await startApi({ ...inDatabase, beside: api, single: true });
    expect((await draw(before.call)).code).toBe(0);
    await fill("now() + interval '1 minute'");
    const after = await startApi({ ...inDatabase, beside: api, single: true });
    expect(await draw(after.call)).toMatchObject({ http: 429, data: { errorKey: 'RATE_LIMITED' } });
    // Counted anew only now and then: the process that counted before still has room.
    expect((await draw(before.call)).code).toBe(0);
    await Promise.all([before.close(), after.close()]);
  });
});
