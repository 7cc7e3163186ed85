import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tally } from '../support/accounts.ts';
import type { Person } from '../support/api.ts';
import { type Pay, paymentFixture } from '../support/paymentFixture.ts';

const paying = paymentFixture();
const IN_WECHAT = { payWay: 2 };
const MOBILE = { payWay: 3 };

/** A recharge within WeChat for which it is not known yet who pays, and what WeChat comes back with. */
async function loggedIn(who: Person, clientNo: string = randomUUID()) {
  const { data, msg } = await paying.create(who, 2, 1_260, { ...IN_WECHAT, clientNo });
  if (!data.loginUrl) throw new Error(msg);
  const { code, state } = await paying.simulated().logIn(data.loginUrl);
  return { pay: data, request: { ...IN_WECHAT, clientNo, wechatCode: code, wechatState: state } };
}

/** One that waits in WeChat's browser. */
async function opened() {
  const buyer = await paying.api().buyer();
  const { request } = await loggedIn(buyer);
  const { data, msg } = await paying.create(buyer, 2, 1_260, request);
  if (!data.wechatPay) throw new Error(msg);
  return { buyer, request, pay: data, wechatPay: data.wechatPay };
}

const creditsOf = (pay: Pay) => paying.credits([pay]);

describe('a recharge within WeChat', () => {
  it('begins with WeChat saying who pays, and is the same payment then', async () => {
    const buyer = await paying.api().buyer();
    const { pay, request } = await loggedIn(buyer);
    expect(pay).toMatchObject({ status: 0, payWay: 2, payUrl: null, qrCode: null, wechatPay: null });
    expect(new URL(pay.loginUrl ?? '').searchParams.get('redirect_uri')).toBe(
      'https://shop.example/t3/buyer/wallet?recharge=',
    );
    const { data } = await paying.create(buyer, 2, 1_260, request);
    expect(data).toMatchObject({ payId: pay.payId, payUrl: null, qrCode: null, loginUrl: null });
    expect(await paying.simulated().bridge(data.wechatPay ?? {})).toBe('get_brand_wcpay_request:ok');
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 1, balance: 1_260 });
    expect((await buyer.call('POST', '/recharges/getRechargesList', {})).data).toMatchObject({ total: 1 });
  });

  it('leads suppliers back to their own wallet', async () => {
    const seller = await paying.api().seller();
    const { pay } = await loggedIn(seller);
    expect(pay.loginUrl).toContain('seller%2Fwallet');
  });

  it('is signed anew for who asks again, until it is paid', async () => {
    const { buyer, request, pay, wechatPay } = await opened();
    const again = (await paying.create(buyer, 2, 1_260, request)).data;
    expect(again.wechatPay).toMatchObject({ package: wechatPay.package });
    expect(again.wechatPay?.nonceStr).not.toBe(wechatPay.nonceStr);
    await paying.pay(pay);
    expect((await paying.create(buyer, 2, 1_260, request)).data).toMatchObject({
      status: 1,
      wechatPay: null,
    });
  });

  it('is credited once, though the browser, the notices and those who ask all say that it is paid', async () => {
    const { buyer, pay, wechatPay } = await opened();
    await paying.simulated().bridge(wechatPay);
    await Promise.all([
      paying.simulated().act('repeatNotice', { outTradeNo: pay.payNo, times: 20, atOnce: true }),
      ...Array.from({ length: 20 }, () => paying.check(buyer, pay.payId)),
    ]);
    await paying.age([pay.payNo], 'next_ask_at = now()');
    await paying.poll();
    expect([await creditsOf(pay), await paying.balance(buyer)]).toEqual([[1], 1_260]);
  });

  it('is not credited because the browser says so', async () => {
    const { buyer, pay, wechatPay } = await opened();
    const forged = await paying.simulated().bridge({ ...wechatPay, nonceStr: 'another' });
    expect(forged).toBe('get_brand_wcpay_request:fail');
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 0, balance: 0 });
  });

  it.each<[string, (of: { request: object; other: object }) => object]>([
    ['another state', ({ request }) => ({ ...request, wechatState: '0123456789abcdef' })],
    ['no state', ({ request }) => ({ ...request, wechatState: undefined })],
    ['the code and state of another payment', ({ request, other }) => ({ ...request, ...other })],
  ])('does not begin with %s', async (_what, change) => {
    const [buyer, stranger] = [await paying.api().buyer(), await paying.api().buyer()];
    const { request } = await loggedIn(buyer);
    const { wechatCode, wechatState } = (await loggedIn(stranger)).request;
    const changed = change({ request, other: { wechatCode, wechatState } });
    expect(await paying.create(buyer, 2, 1_260, changed)).toMatchObject({
      http: 200,
      msg: '微信没有确认付款人，请重试',
      data: { errorKey: 'WECHAT_STATE' },
    });
    expect((await paying.create(buyer, 2, 1_260, request)).data.wechatPay).not.toBeNull();
  });

  it('asks again who pays when the code was used, under the same number', async () => {
    const buyer = await paying.api().buyer();
    const { pay, request } = await loggedIn(buyer);
    await paying.simulated().act('failCalls', { kind: 'busy', call: 'open', channel: 'wechat' });
    const dataOf = async (input: object) => (await paying.create(buyer, 2, 1_260, input)).data;
    expect(await dataOf(request)).toMatchObject({ errorKey: 'PLATFORM_LIMIT' });
    expect(await dataOf(request)).toMatchObject({ errorKey: 'WECHAT_STATE' });
    const anew = await loggedIn(buyer, request.clientNo);
    expect(anew.pay.payId).toBe(pay.payId);
    expect((await dataOf(anew.request)).wechatPay).not.toBeNull();
  });

  it('takes one of a hundred answers of WeChat that come at once', async () => {
    const buyer = await paying.api().buyer();
    const { request } = await loggedIn(buyer);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => paying.create(buyer, 2, 1_260, request)),
    );
    const { ok = 0, WECHAT_STATE = 0 } = tally(answers);
    expect([ok >= 1, ok + WECHAT_STATE]).toEqual([true, 100]);
    const packages = answers.flatMap(({ data }) => data.wechatPay?.package ?? []);
    expect(new Set(packages).size).toBe(1);
  });

  it('keeps nothing of who pays', async () => {
    const { pay } = await opened();
    const [row] = await paying.api().query<object>('SELECT * FROM payment WHERE id = $1', [pay.payId]);
    expect(JSON.stringify(row)).not.toContain('oUpF8uMuAJO');
    expect(row).toMatchObject({ login_state: null });
  });
});

describe('a recharge in the browser of a phone', () => {
  it.each([
    [1, 'method=alipay.trade.wap.pay'],
    [9, 'method=alipay.trade.wap.pay'],
    [2, 'checkmweb'],
  ] as const)('through channel %i leads to its page, and back to this payment', async (payType, page) => {
    const buyer = await paying.api().buyer();
    const { data } = await paying.create(buyer, payType, 1_260, MOBILE);
    expect(data).toMatchObject({ payWay: 3, payUrl: expect.stringContaining(page), qrCode: null });
    const back = `https://shop.example/t3/buyer/wallet?recharge=&payId=${data.payId}`;
    expect(data.payUrl).toContain(encodeURIComponent(back));
    // Alipay knows of a trade when its page was opened.
    if (payType !== 2) await fetch(data.payUrl ?? '');
    await paying.pay(data);
    expect((await paying.check(buyer, data.payId)).data).toMatchObject({ status: 1, balance: 1_260 });
    expect(await creditsOf(data)).toEqual([1]);
  });

  it('waits as long as WeChat’s page can be opened', async () => {
    const buyer = await paying.api().buyer();
    const minutesOf = async (payType: 1 | 2, more: object) => {
      const { data } = await paying.create(buyer, payType, 1_260, more);
      return Math.round((Date.parse(data.expireAt) - Date.now()) / 60_000);
    };
    expect([await minutesOf(2, MOBILE), await minutesOf(1, MOBILE), await minutesOf(2, {})]).toEqual([
      5, 30, 30,
    ]);
  });

  it('is another one than at a computer, for the same number', async () => {
    const buyer = await paying.api().buyer();
    const clientNo = randomUUID();
    await paying.create(buyer, 1, 1_260, { clientNo });
    expect(await paying.create(buyer, 1, 1_260, { clientNo, ...MOBILE })).toMatchObject({
      data: { errorKey: 'IDEMPOTENCY_CONFLICT' },
    });
  });
});

describe('the way of a recharge', () => {
  it.each([1, 9] as const)('of channel %i is none within WeChat', async (payType) => {
    const buyer = await paying.api().buyer();
    expect(await paying.create(buyer, payType, 1_260, IN_WECHAT)).toMatchObject({
      http: 200,
      msg: '这里不能用这种方式支付，请在浏览器打开',
      data: { errorKey: 'PAY_WAY' },
    });
    expect((await buyer.call('POST', '/recharges/getRechargesList', {})).data).toMatchObject({ total: 0 });
  });

  it.each([
    [{ payWay: 4 }, 'payWay'],
    [{ payWay: '2' }, 'payWay'],
    [{ wechatCode: '' }, 'wechatCode'],
  ])('is refused as %j', async (input, field) => {
    const buyer = await paying.api().buyer();
    expect(await paying.create(buyer, 2, 1_260, input)).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM', field },
    });
  });
});
