import fc from 'fast-check';
import { expect, it } from 'vitest';
import { APP_ID, keys } from '../integrations/alipay.ts';
import { type Pay, paymentFixture } from '../support/paymentFixture.ts';

const paying = paymentFixture();
type Notice = { headers: Record<string, string>; body: string };
type Forge = (pay: Pay, dice: Dice) => Promise<Notice> | Notice;
/** Throws the same in every run. */
type Dice = { below(limit: number): number; text(): string };

const FORGERIES = 500;
const stranger = keys.stranger.privateKey;
const HOUR_MS = 3_600_000;
const at = (ms: number) => () => new Date(Date.now() + ms);

/** A form with some of its fields changed after it was signed. */
async function reworded(pay: Pay, change: (fields: Map<string, string>) => void): Promise<Notice> {
  const { headers, body } = await paying.noticeOf(pay);
  const fields = new Map(new URLSearchParams(body));
  change(fields);
  return { headers, body: new URLSearchParams([...fields]).toString() };
}

const SIGNED_FIELDS = [
  'app_id',
  'seller_id',
  'out_trade_no',
  'trade_no',
  'total_amount',
  'notify_time',
  'subject',
];

const ALIPAY: Record<string, Forge> = {
  'signed by a stranger': (pay) => paying.noticeOf(pay, { alipay: { platformKey: stranger } }),
  'signed by the merchant': (pay) => paying.noticeOf(pay, { alipay: { platformKey: keys.app.privateKey } }),
  'not signed': (pay) => reworded(pay, (fields) => fields.delete('sign')),
  'with an empty signature': (pay) => reworded(pay, (fields) => fields.set('sign', '')),
  'with a changed signature': (pay, dice) =>
    reworded(pay, (fields) => {
      const sign = fields.get('sign') ?? '';
      const place = dice.below(340);
      fields.set('sign', sign.slice(0, place) + (sign[place] === 'A' ? 'B' : 'A') + sign.slice(place + 1));
    }),
  'signed as it was not': (pay) => reworded(pay, (fields) => fields.set('sign_type', 'RSA')),
  'with a changed field': (pay, dice) =>
    reworded(pay, (fields) => fields.set(SIGNED_FIELDS[dice.below(SIGNED_FIELDS.length)] ?? '', dice.text())),
  'of another amount': (pay, dice) =>
    reworded(pay, (fields) => fields.set('total_amount', `${dice.below(90_000)}.00`)),
  'without a field': (pay, dice) =>
    reworded(pay, (fields) => fields.delete(SIGNED_FIELDS[dice.below(SIGNED_FIELDS.length)] ?? '')),
  'with a field more': (pay, dice) => reworded(pay, (fields) => fields.set(`x${dice.text()}`, '1')),
  'with a field twice': async (pay, dice) => {
    const { headers, body } = await paying.noticeOf(pay);
    return { headers, body: `${body}&total_amount=${dice.below(900)}.00` };
  },
  'with two fields run together': (pay) =>
    reworded(pay, (fields) => {
      fields.set('receipt_amount', `${fields.get('receipt_amount')}&seller_id=${fields.get('seller_id')}`);
      fields.delete('seller_id');
    }),
  'for another payment': (pay, dice) =>
    reworded(pay, (fields) => fields.set('out_trade_no', `Z${String(dice.below(1e9)).padStart(18, '0')}`)),
  'for another application': (pay) => paying.noticeOf(pay, { alipay: { appId: `${APP_ID.slice(0, -1)}9` } }),
  'for another merchant': (pay) => paying.noticeOf(pay, { alipay: { sellerId: '2088000000000008' } }),
  'of a payment that nobody began': (pay, dice) =>
    paying.noticeOf(pay, { trade: { outTradeNo: `Z0${dice.below(1e9)}` } }),
  'too old': (pay, dice) =>
    paying.noticeOf(pay, { now: at(-26 * HOUR_MS - 1_000 * (1 + dice.below(9_999))) }),
  'of a time to come': (pay, dice) => paying.noticeOf(pay, { now: at(301_000 + dice.below(HOUR_MS)) }),
};

/** A notice whose headers or body were changed after it was signed. */
async function resealed(pay: Pay, change: (notice: Notice) => void): Promise<Notice> {
  const notice = await paying.noticeOf(pay);
  change(notice);
  return notice;
}

const HEADERS = ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature', 'wechatpay-serial'];

const WECHAT: Record<string, Forge> = {
  'signed by a stranger': (pay) => paying.noticeOf(pay, { wechat: { platformKey: stranger } }),
  'signed by the merchant': (pay) => paying.noticeOf(pay, { wechat: { platformKey: keys.app.privateKey } }),
  'that probes the signature': (pay, dice) =>
    resealed(pay, ({ headers }) => {
      headers['wechatpay-signature'] = `WECHATPAY/SIGNTEST/${dice.text()}`;
    }),
  'without a header': (pay, dice) =>
    resealed(pay, ({ headers }) => {
      delete headers[HEADERS[dice.below(HEADERS.length)] ?? ''];
    }),
  'with a changed header': (pay, dice) =>
    resealed(pay, ({ headers }) => {
      headers[HEADERS[dice.below(HEADERS.length)] ?? ''] = dice.text();
    }),
  'of another time': (pay, dice) =>
    resealed(pay, ({ headers }) => {
      headers['wechatpay-timestamp'] = String(Math.floor(Date.now() / 1_000) + 1 + dice.below(200));
    }),
  'of another key of the platform': (pay) =>
    paying.noticeOf(pay, { wechat: { publicKeyId: 'PUB_KEY_ID_0119000000072026010100000000000008' } }),
  'with a changed sign of the body': (pay, dice) =>
    resealed(pay, (notice) => {
      const place = dice.below(notice.body.length);
      const sign = notice.body[place] === 'A' ? 'B' : 'A';
      notice.body = notice.body.slice(0, place) + sign + notice.body.slice(place + 1);
    }),
  'with a body in another order': (pay) =>
    resealed(pay, (notice) => {
      notice.body = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(notice.body)).reverse()));
    }),
  'with spaces around': (pay) =>
    resealed(pay, (notice) => {
      notice.body = ` ${notice.body}\n`;
    }),
  'sealed with another key': (pay) =>
    paying.noticeOf(pay, { wechat: { apiV3Key: 'another-api-v3-key-of-32-letters' } }),
  'for another application': (pay) => paying.noticeOf(pay, { wechat: { appId: 'wx0000000000000008' } }),
  'for another merchant': (pay) => paying.noticeOf(pay, { wechat: { mchId: '1900000008' } }),
  'of a payment that nobody began': (pay, dice) =>
    paying.noticeOf(pay, { trade: { outTradeNo: `Z0${dice.below(1e9)}` } }),
  'too old': (pay, dice) => paying.noticeOf(pay, { now: at(-302_000 - dice.below(HOUR_MS)) }),
  'of a time to come': (pay, dice) => paying.noticeOf(pay, { now: at(302_000 + dice.below(HOUR_MS)) }),
};

const diceOf = (seed: number): Dice => {
  const thrown = fc.sample(fc.tuple(fc.nat(), fc.string({ minLength: 1 })), { numRuns: 1, seed });
  const [number, text] = thrown[0] ?? [0, 'x'];
  return { below: (limit) => number % limit, text: () => text.replace(/[^\w-]/g, '_') };
};

it.each([
  ['Alipay', 1, ALIPAY],
  ['WeChat Pay', 2, WECHAT],
] as const)('500 forged notifications of %s credit nothing', async (_name, payType, forges) => {
  const { buyer, pay } = await paying.waiting(payType);
  const kinds = Object.entries(forges);
  const taken: string[] = [];
  for (let n = 0; n < FORGERIES; n += 1) {
    const [kind, forge] = kinds[n % kinds.length] ?? ['none', () => paying.noticeOf(pay)];
    const { status } = await paying.notify(payType, await forge(pay, diceOf(n)));
    if (status !== 400 && status !== 409) taken.push(`${kind} ${n}: ${status}`);
  }
  expect(taken).toEqual([]);
  expect(await paying.row(pay)).toEqual({ status: 0, late: false, tradeNo: null });
  expect(await paying.credits([pay])).toEqual([0]);
  expect(await paying.problems(pay)).toEqual([]);
  // The real one still does.
  expect((await paying.notify(payType, await paying.noticeOf(pay))).status).toBe(200);
  expect(await paying.balance(buyer)).toBe(1_260);
});
