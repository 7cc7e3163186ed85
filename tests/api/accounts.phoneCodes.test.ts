import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../api/src/modules/accounts/passwords.ts';
import { addCode, claimAttempt, markUsed } from '../../api/src/modules/accounts/phoneCodes.repository.ts';
import {
  consent,
  decided,
  keptLog,
  login,
  sendCode,
  smsChannel,
  tally,
  unusedPhone,
} from '../support/accounts.ts';
import { type Answer, type Person, startApi, type TestApi, testPassword } from '../support/api.ts';
import { sealed } from '../support/sealed.ts';

const channel = smsChannel();
const log = keptLog();
const answered: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: false, sms: channel, logger: log.logger, limitByAddress: false, answered });
});
afterAll(() => api.close());
beforeEach(() => api.query('DELETE FROM counter'));

const NEW_PASSWORD = 'blau7Kiste';
const passwords = { password: NEW_PASSWORD, repassword: NEW_PASSWORD };
const scenes = { register: 1, findPassword: 2, login: 3, changePassword: 4 } as const;
type Scene = keyof typeof scenes;
const SCENES = Object.keys(scenes) as Scene[];

/** Sends a code, whatever was sent before. */
async function newCode(phone: string, scene: Scene, on = api): Promise<string> {
  await on.query("DELETE FROM counter WHERE key LIKE 'message%'");
  await sendCode(on, phone, { scene: scenes[scene] });
  return channel.codeOf(phone);
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const register = (phone: string, phoneCode: string, call = api.call, more = {}) =>
  decided(() => call('POST', '/common/register', { phone, phoneCode, consent, ...passwords, ...more }));
const find = (phone: string, phoneCode: string, more = {}) =>
  decided(() => api.call('POST', '/common/findPassword', { phone, phoneCode, ...passwords, ...more }));
const needCode = (phone: string) =>
  api.query(
    `INSERT INTO counter (key, hits, ends_at) VALUES ($1, 50, now() + interval '1 hour')
     ON CONFLICT (key) DO UPDATE SET hits = 50`,
    [`wrongLoginsOfPhone:1:${sealed.print(phone)}`],
  );

/** What a code does in its scene, for a person who has an account; a new number registers a supplier. */
const use: Record<Scene, (who: Person, phoneCode: string) => Promise<Answer<unknown>>> = {
  register: ({ phone }, phoneCode) => register(phone, phoneCode, api.call, { type: 2 }),
  findPassword: ({ phone }, phoneCode) => find(phone, phoneCode),
  login: async ({ phone }, phoneCode) => {
    await needCode(phone);
    return login(api, { phone, phoneCode });
  },
  changePassword: (who, phoneCode) =>
    decided(() => who.call('POST', '/common/changePassword', { phoneCode, ...passwords })),
};
/** What a browser sends once it has done the work. */
const solved = async (challenge: Challenge) =>
  btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
const keyOf = (answer: Answer<unknown>) => (answer.data as { errorKey?: string }).errorKey ?? 'ok';

/** 1,000 wrong codes at once for one phone, from 100 addresses. */
async function guess(on: TestApi, tries = 1000) {
  const phone = unusedPhone();
  const right = await newCode(phone, 'register', on);
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, n) =>
      register(phone, otherThan(right), on.from(`10.${n % 10}.${Math.floor(n / 10) % 10}.1`)),
    ),
  );
  return { phone, right, counts: tally(answers) };
}

describe('1,000 guesses at one code', () => {
  it('are limited to five that are checked, after which the right code is refused too', {
    timeout: 120_000,
  }, async () => {
    const { phone, right, counts } = await guess(api);
    expect(counts).toEqual({ PHONE_CODE_WRONG: 5, PHONE_CODE_EXPIRED: 995 });
    expect((await register(phone, right)).data.errorKey).toBe('PHONE_CODE_EXPIRED');
    expect(
      await api.query("SELECT key, hits FROM counter WHERE key LIKE 'wrongCodes%' ORDER BY key"),
    ).toEqual([
      { key: 'wrongCodes:all', hits: 5 },
      { key: `wrongCodesOfPhone:${sealed.print(phone)}`, hits: 5 },
    ]);
    expect(await api.query('SELECT 1 FROM account WHERE phone_print = $1', [sealed.print(phone)])).toEqual(
      [],
    );
  });

  it('are checked more often when attempts are not stored, so the test above can fail', async () => {
    const unguarded = await startApi({ demo: false, sms: channel, limitByAddress: false });
    await unguarded.query(`
      CREATE FUNCTION forget_try() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.tries := OLD.tries; RETURN NEW; END $$`);
    await unguarded.query(
      'CREATE TRIGGER forget BEFORE UPDATE ON phone_code FOR EACH ROW EXECUTE FUNCTION forget_try()',
    );
    const { phone, right, counts } = await guess(unguarded, 100);
    expect(counts.PHONE_CODE_WRONG).toBeGreaterThan(5);
    expect((await register(phone, right, unguarded.call)).code).toBe(0);
    await unguarded.close();
  });
});

describe('a code', () => {
  it('admits one of 20 concurrent requests with the right code', async () => {
    const phone = unusedPhone();
    const right = await newCode(phone, 'register');
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(phone, right)));
    expect(tally(answers)).toEqual({ ok: 1, PHONE_CODE_EXPIRED: 19 });
  });

  for (const sent of SCENES) {
    it.each(SCENES.filter((scene) => scene !== sent))(`for ${sent} is not accepted for %s`, async (scene) => {
      const buyer = await api.buyer();
      const code = await newCode(buyer.phone, sent);
      expect(keyOf(await use[scene](buyer, code))).toBe('PHONE_CODE_EXPIRED');
      expect(keyOf(await use[sent](buyer, code))).toBe('ok');
    });
  }

  it.each(SCENES)('for %s is accepted once', async (scene) => {
    const buyer = await api.buyer();
    const code = await newCode(buyer.phone, scene);
    expect(keyOf(await use[scene](buyer, code))).toBe('ok');
    const again = { ...buyer, ...(await signedInAgain(buyer)) };
    expect(keyOf(await use[scene](again, code))).toBe('PHONE_CODE_EXPIRED');
  });

  it.each(SCENES)('for %s is accepted for its own phone only', async (scene) => {
    const [holder, thief] = [await api.buyer(), await api.buyer()];
    const [stolen, own] = [await newCode(thief.phone, scene), await newCode(holder.phone, scene)];
    expect(keyOf(await use[scene](holder, stolen === own ? otherThan(own) : stolen))).toBe(
      'PHONE_CODE_WRONG',
    );
    expect(keyOf(await use[scene](holder, own))).toBe('ok');
  });

  it.each(SCENES)('for %s expires after five minutes', async (scene) => {
    const buyer = await api.buyer();
    const code = await newCode(buyer.phone, scene);
    await api.query("UPDATE phone_code SET expires_at = now() - interval '1 second' WHERE phone_print = $1", [
      sealed.print(buyer.phone),
    ]);
    expect(keyOf(await use[scene](buyer, code))).toBe('PHONE_CODE_EXPIRED');
  });

  it.each(SCENES)('for %s is revoked when a newer one is sent', async (scene) => {
    const buyer = await api.buyer();
    const older = await newCode(buyer.phone, scene);
    const newer = await newCode(buyer.phone, scene);
    expect(keyOf(await use[scene](buyer, newer === older ? otherThan(newer) : older))).toBe(
      'PHONE_CODE_WRONG',
    );
    expect(keyOf(await use[scene](buyer, newer))).toBe('ok');
  });

  it('is revoked also when the newer one is sent while it is being checked', async () => {
    const { db } = api.database;
    const kept = { phone: unusedPhone(), scene: 1 };
    await addCode(db, { ...kept, codeHash: 'older', seconds: 300 });
    const checked = await claimAttempt(db, { ...kept, tries: 5 });
    await addCode(db, { ...kept, codeHash: 'newer', seconds: 300 });
    expect(checked?.codeHash).toBe('older');
    expect(await markUsed(db, checked?.id ?? 0)).toBe(false);
    const newer = await claimAttempt(db, { ...kept, tries: 5 });
    expect([await markUsed(db, newer?.id ?? 0), await markUsed(db, newer?.id ?? 0)]).toEqual([true, false]);
  });

  it('for register never overwrites the existing account', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    const rows = () =>
      api.query('SELECT * FROM account WHERE id IN ($1, $2) ORDER BY id', [
        buyer.accountId,
        seller.accountId,
      ]);
    const before = await rows();
    for (const [{ phone }, type] of [
      [buyer, 1],
      [seller, 2],
    ] as const) {
      const code = await newCode(phone, 'register');
      expect(await register(phone, code, api.call, { type })).toMatchObject({
        http: 200,
        msg: '该手机号已注册',
        data: { errorKey: 'PHONE_TAKEN' },
      });
    }
    expect(await rows()).toEqual(before);
    expect((await login(api, buyer)).code).toBe(0);
  });
});

/** The person's session may have ended by what they did; their password too. */
async function signedInAgain(buyer: Person): Promise<Partial<Person>> {
  for (const password of [testPassword, NEW_PASSWORD]) {
    await api.query('DELETE FROM counter');
    const { code, data } = await login(api, { phone: buyer.phone, password });
    if (code !== 0) continue;
    const call: Person['call'] = (method, path, body) =>
      api.call(method, path, body, { 'x-token': data.token });
    return { token: data.token, call };
  }
  throw new Error('neither password is right');
}

describe('ten wrong codes of a phone in a day', () => {
  it('block setting a new password, even with the right code, and nothing else', async () => {
    const buyer = await api.buyer();
    await api.query("INSERT INTO counter (key, hits, ends_at) VALUES ($1, 8, now() + interval '9 hours')", [
      `wrongCodesOfPhone:${sealed.print(buyer.phone)}`,
    ]);
    const right = await newCode(buyer.phone, 'findPassword');
    const answers = await Promise.all(Array.from({ length: 5 }, () => find(buyer.phone, otherThan(right))));
    expect(tally(answers)).toEqual({ PHONE_CODE_WRONG: 2, PHONE_CODE_LIMIT: 3 });
    expect(await find(buyer.phone, right)).toMatchObject({
      http: 200,
      msg: '验证码发送过于频繁，请稍后再试',
      data: { errorKey: 'PHONE_CODE_LIMIT' },
    });
    expect(
      await api.query('SELECT tries, used_at FROM phone_code WHERE phone_print = $1', [
        sealed.print(buyer.phone),
      ]),
    ).toEqual([{ tries: 2, used_at: null }]);
    const code = await newCode(buyer.phone, 'changePassword');
    expect(keyOf(await use.changePassword(buyer, otherThan(code)))).toBe('PHONE_CODE_WRONG');
    expect(keyOf(await use.changePassword(buyer, code))).toBe('ok');
    await api.query("UPDATE counter SET ends_at = now() - interval '1 second'");
    expect(keyOf(await find(buyer.phone, right))).toBe('ok');
  });

  it('are counted over all scenes, and correct codes are not counted', async () => {
    const phone = unusedPhone();
    for (let n = 0; n < 3; n += 1)
      expect((await register(phone, await newCode(phone, 'register'))).http).toBe(200);
    const hits = () =>
      api.query<{ hits: number }>('SELECT hits FROM counter WHERE key = $1', [
        `wrongCodesOfPhone:${sealed.print(phone)}`,
      ]);
    expect(await hits()).toEqual([{ hits: 0 }]);
    await register(phone, otherThan(await newCode(phone, 'register')));
    expect(await hits()).toEqual([{ hits: 1 }]);
  });
});

describe('300 wrong codes in an hour', () => {
  const underAttack = () =>
    api.query(
      "INSERT INTO counter (key, hits, ends_at) VALUES ('wrongCodes:all', 299, now() + interval '20 minutes')",
    );

  it('require proof of work of everyone over all processes, raise one alarm and block nothing', async () => {
    const heard = keptLog();
    const other = await startApi({
      demo: false,
      sms: channel,
      limitByAddress: false,
      beside: api,
      logger: heard.logger,
    });
    await underAttack();
    const codes = new Map<string, string>();
    for (const phone of Array.from({ length: 10 }, unusedPhone))
      codes.set(phone, await newCode(phone, 'register'));
    const [[guessed = ''] = [], ...innocent] = [...codes];
    const wrong = otherThan(codes.get(guessed) ?? '');
    expect((await register(guessed, wrong, other.call)).data.errorKey).toBe('PHONE_CODE_WRONG');
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => register(guessed, wrong))))).toEqual({
      PROOF_NEEDED: 20,
    });
    expect(heard.alarms()).toEqual([
      { level: 50, wrong: 300, minutes: 20, msg: 'phone codes are guessed at: each check asks for work' },
    ]);
    for (const [phone, code] of innocent) {
      const requested = await register(phone, code);
      expect([requested.msg, requested.data.errorKey]).toEqual([
        '正在进行安全验证，请稍后重试',
        'PROOF_NEEDED',
      ]);
      const proof = await solved(requested.data.challenge as Challenge);
      expect((await register(phone, code, other.call, { proof })).code).toBe(0);
    }
    await api.query("UPDATE counter SET ends_at = now() - interval '1 second' WHERE key = 'wrongCodes:all'");
    expect((await register(guessed, codes.get(guessed) ?? '')).code).toBe(0);
    await other.close();
  });

  it('accept each proof once and no forged one', async () => {
    await api.query(
      "INSERT INTO counter (key, hits, ends_at) VALUES ('wrongCodes:all', 300, now() + interval '20 minutes')",
    );
    const phone = unusedPhone();
    const wrong = otherThan(await newCode(phone, 'register'));
    const challenge = (await register(phone, wrong)).data.challenge as Challenge;
    const proof = await solved(challenge);
    const cheaper = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const made = [
      await solved(cheaper),
      btoa(JSON.stringify({ challenge, solution: { counter: 0, derivedKey: '00' } })),
      btoa('null'),
      'nonsense',
    ];
    for (const each of made)
      expect((await register(phone, wrong, api.call, { proof: each })).data.errorKey).toBe('PROOF_NEEDED');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(phone, wrong, api.call, { proof })),
    );
    expect(tally(answers)).toEqual({ PHONE_CODE_WRONG: 1, PROOF_NEEDED: 19 });
  });

  it('require more work the more codes are wrong', async () => {
    const phone = unusedPhone();
    const costs = [];
    for (const wrong of [300, 1_200, 100_000]) {
      await api.query(
        "INSERT INTO counter (key, hits, ends_at) VALUES ('wrongCodes:all', $1, now() + interval '20 minutes') ON CONFLICT (key) DO UPDATE SET hits = $1",
        [wrong],
      );
      costs.push(((await register(phone, '000000')).data.challenge as Challenge).parameters.cost);
    }
    expect(costs).toEqual([2_000, 8_000, 16_000]);
  });

  it('are reached by 5,000 guesses at 5,000 phones, of which 300 need no proof', {
    timeout: 120_000,
  }, async () => {
    const phones = Array.from({ length: 5_000 }, unusedPhone);
    const codeHash = await hashSecret('123456');
    await api.query(
      `INSERT INTO phone_code (phone_print, scene, code_hash, expires_at)
       SELECT print, 1, $2, now() + interval '5 minutes' FROM unnest($1::text[]) print`,
      [phones.map(sealed.print), codeHash],
    );
    const answers = [];
    for (let at = 0; at < phones.length; at += 20) {
      const some = phones.slice(at, at + 20);
      answers.push(...(await Promise.all(some.map((phone) => register(phone, '654321')))));
    }
    const { PHONE_CODE_WRONG: looked = 0, PROOF_NEEDED: requested = 0 } = tally(answers);
    expect(looked + requested).toBe(5_000);
    // Those that are under way at the moment of the 300th are looked at still.
    expect([looked >= 300, looked < 320]).toEqual([true, true]);
  });

  it('count only guesses at existing codes: without a code nothing is counted', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await register(unusedPhone(), '000000')).data.errorKey).toBe('PHONE_CODE_EXPIRED');
    }
    expect(await api.query('SELECT key FROM counter')).toEqual([]);
  });
});

describe('wrong codes from one address', () => {
  it('block the address after 40 in an hour, and no other address', async () => {
    const limited = await startApi({ demo: false, sms: channel, beside: api });
    await api.query(
      "INSERT INTO counter (key, hits, ends_at) VALUES ('wrongCodesOfAddress:10.9.9.9', 39, now() + interval '20 minutes')",
    );
    const phone = unusedPhone();
    const right = await newCode(phone, 'register');
    const near = limited.from('10.9.9.9');
    expect((await register(phone, otherThan(right), near)).data.errorKey).toBe('PHONE_CODE_WRONG');
    expect((await register(phone, right, near)).data.errorKey).toBe('PHONE_CODE_LIMIT');
    expect((await register(phone, right, limited.from('10.9.9.8'))).code).toBe(0);
    await limited.close();
  });
});

describe('ten wrong codes of an account in a day', () => {
  it('block actions that need a code in its sessions, and cannot be used up by strangers', async () => {
    const [buyer, other] = [await api.buyer(), await api.buyer()];
    await api.query("INSERT INTO counter (key, hits, ends_at) VALUES ($1, 10, now() + interval '9 hours')", [
      `wrongCodesOfAccount:${buyer.accountId}`,
    ]);
    for (const who of [buyer, other])
      await register(who.phone, otherThan(await newCode(who.phone, 'register')));
    const code = await newCode(buyer.phone, 'changePassword');
    expect(keyOf(await use.changePassword(buyer, code))).toBe('PHONE_CODE_LIMIT');
    expect(keyOf(await use.changePassword(other, await newCode(other.phone, 'changePassword')))).toBe('ok');
  });
});

describe('wrong codes', () => {
  it('are answered alike for phones with and without an account', async () => {
    const [known, unknown] = [(await api.buyer()).phone, unusedPhone()];
    const seen = [];
    for (const phone of [known, unknown]) {
      const without = await find(phone, '000000');
      const wrong = await find(phone, otherThan(await newCode(phone, 'findPassword')));
      const entered = await login(api, { phone, password: 'wrong-one' });
      seen.push([without, wrong, entered].map(({ http, code, msg, data }) => ({ http, code, msg, data })));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.map(({ data }) => data)).toEqual([
      { errorKey: 'PHONE_CODE_EXPIRED' },
      { errorKey: 'PHONE_CODE_WRONG' },
      { errorKey: 'LOGIN_WRONG' },
    ]);
    expect(await find(unknown, await newCode(unknown, 'findPassword'))).toMatchObject({
      msg: '该手机号还没有注册',
      data: { errorKey: 'ACCOUNT_MISSING' },
    });
  });
});

// Their digits are a code's by chance now and then.
const RANDOM = ['requestId', 'reqId', 'uuid', 'token', 'time', 'pid', 'challenge'];

describe('sent, typed and chosen secrets', () => {
  it('appear in no response and in no line of the log', () => {
    const withoutRandom = (_key: string, value: unknown) => (RANDOM.includes(_key) ? undefined : value);
    const clean = (line: string) => JSON.stringify(JSON.parse(line), withoutRandom);
    const [answers, lines] = [
      answered.map(clean).join('\n'),
      log.text().trim().split('\n').map(clean).join('\n'),
    ];
    expect([channel.sent.length > 40, answered.length > 1000, lines.length > 1000]).toEqual([
      true,
      true,
      true,
    ]);
    const alone = (code: string) => new RegExp(`(?<![0-9])${code}(?![0-9])`);
    for (const { code, phone } of channel.sent) {
      expect([alone(code).test(answers), alone(code).test(lines), lines.includes(phone)]).toEqual([
        false,
        false,
        false,
      ]);
    }
    for (const secret of [NEW_PASSWORD, testPassword]) {
      expect([answers.includes(secret), lines.includes(secret)]).toEqual([false, false]);
    }
  });
});
