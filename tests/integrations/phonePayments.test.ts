import { describe, expect, it } from 'vitest';
import type { PaymentChannel, WayToPay } from '../../api/src/adapters/payments/paymentChannel.ts';
import type { WechatCashier } from '../../api/src/adapters/payments/wechatCashier.ts';
import { keys, pemOf } from './alipay.ts';
import { failureOf, paymentOf, pressAt, SITE, startPayments } from './payments.ts';

const RETURN_PATH = '/t3/buyer/wallet?recharge=&payId=7';
const MOBILE: WayToPay = { kind: 'mobile', ip: '203.0.113.7', returnPath: RETURN_PATH };

async function startWechat(options: Parameters<typeof startPayments>[0] = {}) {
  const payments = await startPayments(options);
  const channel = payments.wechat();
  return { payments, channel, cashier: cashierOf(channel) };
}

function cashierOf({ inWechat }: PaymentChannel): WechatCashier {
  if (!inWechat) throw new Error('nobody can pay within WeChat');
  return inWechat;
}

/** What no failure may show. */
const SECRETS = ['an-app-secret'];

describe('WeChat’s login', () => {
  it('sends the person back to the site with a code that says once who pays', async () => {
    const { payments, cashier } = await startWechat();
    const loginUrl = cashier.loginUrl('a1b2', '/t3/buyer/wallet?recharge=');
    expect(loginUrl).toBe(
      `${payments.origin}/wechatpay/connect/oauth2/authorize?appid=wx0000000000000007&redirect_uri=https%3A%2F%2Fshop.example%2Ft3%2Fbuyer%2Fwallet%3Frecharge%3D&response_type=code&scope=snsapi_base&state=a1b2#wechat_redirect`,
    );
    const { code, state, back } = await payments.logIn(loginUrl);
    expect([back.startsWith(`${SITE}/t3/buyer/wallet?recharge=&code=`), state]).toEqual([true, 'a1b2']);
    expect(await cashier.payerOf(code)).toEqual({ openid: expect.stringMatching(/^o[\w-]{27}$/) });
    expect(await cashier.payerOf(code)).toBe('spent');
    expect(await cashier.payerOf('0123456789abcdef')).toBe('spent');
  });

  it('gives codes that are good for five minutes', async () => {
    let late = 0;
    const { payments, cashier } = await startWechat({ now: () => new Date(Date.now() + late) });
    const { code } = await payments.logIn(cashier.loginUrl('a1b2', RETURN_PATH));
    late = 5 * 60_000 + 1_000;
    expect(await cashier.payerOf(code)).toBe('spent');
  });

  it.each([
    ['another application', (url: URL) => url.searchParams.set('appid', 'wx0000000000000009')],
    ['a state that is no text of letters and digits', (url: URL) => url.searchParams.set('state', 'a-b')],
    ['a scope that asks the person', (url: URL) => url.searchParams.set('scope', 'snsapi_userinfo')],
  ])('refuses %s', async (_what, change) => {
    const { cashier } = await startWechat();
    const url = new URL(cashier.loginUrl('a1b2', RETURN_PATH));
    change(url);
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(400);
  });

  it('tells nothing to who has another secret', async () => {
    const { payments } = await startWechat();
    const at = `${payments.origin}/wechatpay`;
    const stranger = cashierOf(
      payments.wechat({ login: { appSecret: 'an-app-secret-that-is-wrong', openUrl: at, apiUrl: at } }),
    );
    const { code } = await payments.logIn(stranger.loginUrl('a1b2', RETURN_PATH));
    expect(await failureOf(stranger.payerOf(code), SECRETS)).toBe('refused 40125');
  });

  it('is unreachable when nothing listens', async () => {
    const payments = await startPayments();
    const nowhere = 'http://127.0.0.1:1';
    const cashier = cashierOf(
      payments.wechat({ login: { appSecret: 'an-app-secret', openUrl: nowhere, apiUrl: nowhere } }),
    );
    expect(await failureOf(cashier.payerOf('a'), SECRETS)).toBe('unreachable NO_ANSWER');
  });
});

describe('a payment within WeChat', () => {
  async function opened(payNo: string) {
    const { payments, channel, cashier } = await startWechat();
    const { code } = await payments.logIn(cashier.loginUrl('a1b2', RETURN_PATH));
    const payer = await cashier.payerOf(code);
    if (typeof payer === 'string') throw new Error(payer);
    const way: WayToPay = { kind: 'inWechat', openid: payer.openid };
    const places = await channel.open(paymentOf(payNo, { way }));
    return {
      payments,
      channel,
      cashier,
      places,
      request: cashier.request(places.prepayId ?? '', new Date()),
    };
  }

  it('is paid by a request that the merchant has signed', async () => {
    const { payments, channel, places, request } = await opened('Z20260101000101');
    expect(places).toEqual({ payUrl: null, qrCode: null, prepayId: expect.stringMatching(/^wx\w{34}$/) });
    expect(request).toMatchObject({ appId: 'wx0000000000000007', signType: 'RSA' });
    expect(await payments.bridge(request, 'cancel')).toBe('get_brand_wcpay_request:cancel');
    expect(await channel.query('Z20260101000101')).toEqual({ state: 'waiting' });
    expect(await payments.bridge(request)).toBe('get_brand_wcpay_request:ok');
    expect(await channel.query('Z20260101000101')).toMatchObject({ state: 'paid', amount: 1_260 });
  });

  it.each([
    ['prepayment', { package: 'prepay_id=wx0000000000000000000000000000000000' }],
    ['moment', { timeStamp: '1' }],
    ['application', { appId: 'wx0000000000000009' }],
    ['kind of signature', { signType: 'MD5' }],
  ])('is not paid by a request with another %s', async (_what, change) => {
    const { payments, channel, request } = await opened('Z20260101000102');
    expect(await payments.bridge({ ...request, ...change })).toBe('get_brand_wcpay_request:fail');
    expect(await channel.query('Z20260101000102')).toEqual({ state: 'waiting' });
  });

  it('is not paid by a request that somebody else has signed', async () => {
    const { payments, places } = await opened('Z20260101000103');
    const stranger = cashierOf(payments.wechat({ privateKey: pemOf(keys.stranger.privateKey) }));
    const request = stranger.request(places.prepayId ?? '', new Date());
    expect(await payments.bridge(request)).toBe('get_brand_wcpay_request:fail');
  });

  it('is opened for nobody whom WeChat does not know', async () => {
    const { channel } = await startWechat();
    const payment = paymentOf('Z20260101000104', { way: { kind: 'inWechat', openid: 'o-of-nobody' } });
    expect(await failureOf(channel.open(payment), SECRETS)).toBe('refused PARAM_ERROR');
  });
});

describe('a payment by WeChat in another browser of a phone', () => {
  it('leads from the site to WeChat and back', async () => {
    const { payments, channel } = await startWechat();
    const { payUrl, qrCode } = await channel.open(paymentOf('Z20260101000111', { way: MOBILE }));
    expect([qrCode, new URL(payUrl ?? '').searchParams.get('redirect_url')]).toEqual([
      null,
      `${SITE}${RETURN_PATH}`,
    ]);
    expect((await fetch(payUrl ?? '')).status).toBe(400);
    expect(await pressAt(payUrl ?? '', 'pay', { referer: `${SITE}/` })).toContain(
      `<a href="${SITE}/t3/buyer/wallet?recharge=&amp;payId=7">`,
    );
    expect(await channel.query('Z20260101000111')).toMatchObject({ state: 'paid', amount: 1_260 });
    expect((await payments.trade('Z20260101000111')).tradeType).toBe('MWEB');
  });

  it('can be opened for as many minutes as the channel says', async () => {
    let late = 0;
    const { channel } = await startWechat({ now: () => new Date(Date.now() + late) });
    const { payUrl } = await channel.open(paymentOf('Z20260101000112', { way: MOBILE }));
    late = (channel.mobile?.minutes ?? 0) * 60_000 + 1_000;
    const answer = await fetch(payUrl ?? '', { headers: { referer: SITE } });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('H5_URL_EXPIRED')]);
  });

  it('is a code to scan for merchants without H5 in their contract', async () => {
    const { payments, channel } = await startWechat();
    await payments.act('failCalls', { kind: 'refused', call: 'open' });
    const { payUrl, qrCode } = await channel.open(paymentOf('Z20260101000113', { way: MOBILE }));
    expect([payUrl, qrCode]).toEqual([null, expect.stringContaining('/payments/cashier/')]);
  });
});

describe('a payment by Alipay on a phone', () => {
  it('leads to its cashier and back to the site', async () => {
    const payments = await startPayments();
    const channel = payments.alipay();
    const { payUrl, qrCode } = await channel.open(paymentOf('Z20260101000121', { way: MOBILE }));
    const { searchParams } = new URL(payUrl ?? '');
    expect([qrCode, searchParams.get('method'), searchParams.get('return_url')]).toEqual([
      null,
      'alipay.trade.wap.pay',
      `${SITE}${RETURN_PATH}`,
    ]);
    expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
      product_code: 'QUICK_WAP_WAY',
      quit_url: `${SITE}${RETURN_PATH}`,
      total_amount: '12.60',
    });
    expect(await pressAt(payUrl ?? '', 'pay')).toContain('回到原页面');
    expect(await channel.query('Z20260101000121')).toMatchObject({ state: 'paid', amount: 1_260 });
  });

  it('is refused with a changed amount', async () => {
    const payments = await startPayments();
    const { payUrl } = await payments.alipay().open(paymentOf('Z20260101000122', { way: MOBILE }));
    const changed = new URL(payUrl ?? '');
    const content = changed.searchParams.get('biz_content') ?? '';
    changed.searchParams.set('biz_content', content.replace('12.60', '0.01'));
    const answer = await fetch(changed);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('isv.invalid-signature'),
    ]);
  });
});
