import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import {
  consent,
  keptLog,
  sendCode,
  smsChannel,
  solvedCaptcha,
  stopCounters,
  tally,
  unusedPhone,
} from '../support/accounts.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { sealed } from '../support/sealed.ts';

const channel = smsChannel();
const log = keptLog();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: false, sms: channel, logger: log.logger });
});
afterAll(() => api.close());

const send = (phone: string, address = '127.0.0.1', on = api) =>
  sendCode(on, phone, { call: on.from(address) });
const counters = (of: string) =>
  api.query<{ key: string; hits: number }>(
    "SELECT split_part(key, ':', 1) AS key, hits FROM counter WHERE key LIKE '%:' || $1 AND hits > 0 ORDER BY key",
    [of],
  );
/** Lets the shortest window of a phone pass. */
const waitAMinute = (phone: string) =>
  api.query("UPDATE counter SET ends_at = now() - interval '1 second' WHERE key = $1", [
    `messagesToPhoneMinutely:${sealed.print(phone)}`,
  ]);
const sentTo = (phone: string) => channel.sent.filter((message) => message.phone === phone).length;

describe('codes sent by short message', () => {
  it('have six digits and belong to the requested scene', async () => {
    const phone = unusedPhone();
    expect(await sendCode(api, phone, { scene: 3 })).toMatchObject({
      code: 0,
      msg: '验证码已发送',
      data: { expireIn: 300, resendIn: 60 },
    });
    expect(channel.sent.filter((message) => message.phone === phone)).toEqual([
      { phone, scene: 3, code: expect.stringMatching(/^[0-9]{6}$/) },
    ]);
  });

  it('are refused with an explanation when no channel is configured', async () => {
    const without = await startApi({ demo: false, beside: api });
    expect(await sendCode(without, unusedPhone())).toMatchObject({
      http: 200,
      msg: '该功能暂未开通，请联系客服',
      data: { errorKey: 'NOT_CONFIGURED' },
    });
    await without.close();
  });

  it('are refused with a wrong captcha', async () => {
    const phone = unusedPhone();
    const body = { phone, scene: 1, ...(await solvedCaptcha(api)), captcha: 'zzzz' };
    expect(await api.call('POST', '/common/sendPhoneCode', body)).toMatchObject({
      data: { errorKey: 'CAPTCHA_WRONG' },
    });
    expect([await counters(sealed.print(phone)), sentTo(phone)]).toEqual([[], 0]);
  });
});

describe('messages to one phone', () => {
  it('are limited to one when 500 are requested concurrently, from many addresses and over two processes', async () => {
    const phone = unusedPhone();
    const other = await startApi({ demo: false, sms: channel, beside: api });
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => send(phone, `10.${n % 250}.7.1`, n % 2 ? api : other)),
    );
    expect(tally(answers)).toEqual({ ok: 1, PHONE_CODE_LIMIT: 499 });
    expect(sentTo(phone)).toBe(1);
    await other.close();
  });

  it('are more than one when the counters are disabled, so the test above can fail', async () => {
    const unguarded = await startApi({ demo: false, sms: channel });
    await stopCounters(unguarded);
    const phone = unusedPhone();
    await Promise.all(Array.from({ length: 50 }, (_, n) => send(phone, `10.${n}.7.1`, unguarded)));
    expect(sentTo(phone)).toBe(50);
    await unguarded.close();
  });

  it('are limited to one in 60 seconds, five an hour and ten a day, and a refused one counts nowhere', async () => {
    const phone = unusedPhone();
    const hourIsOver = () =>
      api.query("UPDATE counter SET ends_at = now() - interval '1 second' WHERE key = $1", [
        `messagesToPhoneHourly:${sealed.print(phone)}`,
      ]);
    for (let n = 1; n <= 5; n += 1) {
      expect((await send(phone, `10.0.${n}.1`)).code).toBe(0);
      expect((await send(phone, `10.0.${n}.2`)).data.errorKey).toBe('PHONE_CODE_LIMIT');
      expect((await counters(sealed.print(phone))).filter(({ key }) => key.startsWith('messages'))).toEqual([
        { key: 'messagesToPhoneDaily', hits: n },
        { key: 'messagesToPhoneHourly', hits: n },
        { key: 'messagesToPhoneMinutely', hits: 1 },
      ]);
      await waitAMinute(phone);
    }
    expect(await send(phone)).toMatchObject({
      http: 200,
      msg: '验证码发送过于频繁，请稍后再试',
      data: { errorKey: 'PHONE_CODE_LIMIT' },
    });
    await hourIsOver();
    for (let n = 6; n <= 10; n += 1) {
      expect((await send(phone, `10.0.${n}.1`)).code).toBe(0);
      await waitAMinute(phone);
    }
    await hourIsOver();
    expect((await send(phone)).data.errorKey).toBe('PHONE_CODE_LIMIT');
    expect(sentTo(phone)).toBe(10);
  });
});

describe('messages requested from one address', () => {
  it('go to at most five phones an hour of 100 requested concurrently', async () => {
    const address = '10.60.0.1';
    const phones = Array.from({ length: 100 }, unusedPhone);
    const answers = await Promise.all(phones.map((phone) => send(phone, address)));
    expect(tally(answers)).toEqual({ ok: 5, PHONE_CODE_LIMIT: 95 });
    const reached = phones.filter((phone) => sentTo(phone) > 0);
    expect(reached).toHaveLength(5);
    const [first = ''] = reached;
    await waitAMinute(first);
    expect((await send(first, address)).code).toBe(0);
    expect((await send(unusedPhone(), '10.60.0.2')).code).toBe(0);
  });

  it('are limited to 20 a day', async () => {
    const address = '10.60.0.3';
    const [phone] = [unusedPhone()];
    await api.query("INSERT INTO counter (key, hits, ends_at) VALUES ($1, 19, now() + interval '1 hour')", [
      `messagesOfAddress:${address}`,
    ]);
    expect((await send(phone, address)).code).toBe(0);
    await waitAMinute(phone);
    expect((await send(phone, address)).data.errorKey).toBe('PHONE_CODE_LIMIT');
    expect((await send(phone, '10.60.0.4')).code).toBe(0);
  });

  it('are not limited where all callers share one address, and go to the outbox there', async () => {
    const demo = await startApi();
    const phones = Array.from({ length: 25 }, unusedPhone);
    const answers = await Promise.all(phones.map((phone) => sendCode(demo, phone, { scene: 2 })));
    expect(tally(answers)).toEqual({ ok: 25 });
    const { messages } = (await demo.app.inject('/dev/outbox')).json();
    expect(new Set(messages.map(({ phone }: { phone: string }) => phone))).toEqual(new Set(phones));
    expect(messages[0]).toMatchObject({ code: expect.stringMatching(/^[0-9]{6}$/), scene: 2 });
    await demo.close();
  });
});

describe('messages of the whole platform', () => {
  it('are limited to 2,000 a day, and the log reports half, four fifths and all of them once', async () => {
    const spent = keptLog();
    const own = await startApi({ demo: false, sms: channel, logger: spent.logger });
    const setSent = (hits: number) =>
      own.query(
        `INSERT INTO counter (key, hits, ends_at) VALUES ('messages:all', $1, now() + interval '1 day')
         ON CONFLICT (key) DO UPDATE SET hits = excluded.hits`,
        [hits],
      );
    const other = await startApi({ demo: false, sms: channel, beside: own, logger: spent.logger });
    let serial = 0;
    const one = (on = own) => {
      serial += 1;
      return send(unusedPhone(), `10.70.${serial}.1`, on);
    };
    for (const hits of [998, 1599, 1998]) {
      await setSent(hits);
      expect((await one()).code).toBe(0);
      expect((await one()).code).toBe(0);
    }
    // Passed again, by a message that was given back: it has been said.
    await setSent(999);
    expect((await one(other)).code).toBe(0);
    await setSent(1999);
    expect((await one(other)).code).toBe(0);
    expect((await one(other)).data.errorKey).toBe('PHONE_CODE_LIMIT');
    const msg = 'short messages of this day';
    expect(spent.alarms()).toEqual([
      { level: 40, sent: 1000, limit: 2000, msg },
      { level: 40, sent: 1600, limit: 2000, msg },
      { level: 50, sent: 2000, limit: 2000, msg },
    ]);
    await other.close();
    await own.close();
  });
});

describe('a message that the channel did not accept', () => {
  it.each([
    ['limited', 'isv.BUSINESS_LIMIT_CONTROL', 'PLATFORM_LIMIT', '平台接口繁忙，请稍后再试'],
    ['unreachable', 'TIMEOUT', 'PLATFORM_LIMIT', '平台接口繁忙，请稍后再试'],
    ['refused', 'isv.SMS_SIGNATURE_ILLEGAL', 'PLATFORM_ERROR', '外部平台没有接受，请稍后再试'],
  ] as const)(
    'because it was %s counts in no limit and reports the reason',
    async (reason, code, errorKey, msg) => {
      const [phone, address] = [unusedPhone(), '10.80.0.1'];
      await send(phone, address);
      const earlier = channel.codeOf(phone);
      await waitAMinute(phone);
      const before = await api.query(
        "SELECT key, hits FROM counter WHERE key NOT LIKE '%Minutely%' ORDER BY key",
      );
      const alarms = log.alarms().length;
      channel.failure = new ProviderError('aliyunSms', reason, code);
      expect(await send(phone, address)).toMatchObject({ http: 200, code: 7, msg, data: { errorKey } });
      channel.failure = null;
      expect(log.alarms().slice(alarms)).toEqual([{ level: 40, reason, code, msg: 'provider call failed' }]);
      expect(
        await api.query("SELECT key, hits FROM counter WHERE key NOT LIKE '%Minutely%' ORDER BY key"),
      ).toEqual(before);
      // The code that did arrive is still good.
      expect(
        await api.call('POST', '/common/register', {
          phone,
          password: 'secret-1',
          repassword: 'secret-1',
          phoneCode: earlier,
          consent,
        }),
      ).toMatchObject({ code: 0 });
      expect((await send(phone, address)).code).toBe(0);
    },
  );
});

describe('the response to a code request', () => {
  it('is the same for phones with and without an account, and both receive the message', async () => {
    const [buyer, seller, stranger] = [await api.buyer(), await api.seller(), unusedPhone()];
    const phones = [buyer.phone, seller.phone, stranger];
    for (const scene of [1, 2, 3, 4]) {
      const answers = [];
      for (const phone of phones) {
        const { http, code, msg, data } = await sendCode(api, phone, {
          scene,
          call: api.from(`10.90.${scene}.1`),
        });
        answers.push({ http, code, msg, data });
        await waitAMinute(phone);
      }
      expect(answers).toEqual(
        Array(3).fill({ http: 200, code: 0, msg: '验证码已发送', data: { expireIn: 300, resendIn: 60 } }),
      );
    }
    expect(phones.map(sentTo)).toEqual([4, 4, 4]);
  });

  it('is logged without phone and code', () => {
    const text = log.text();
    expect(text).toContain('/api/v1/common/sendPhoneCode');
    for (const { phone, code } of channel.sent) {
      expect([text.includes(phone), new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`).test(text)]).toEqual([
        false,
        false,
      ]);
    }
  });
});
