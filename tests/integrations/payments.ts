import { inspect } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import type { AlipayPaymentOptions } from '../../api/src/adapters/payments/alipayPayments.ts';
import { alipayPayments } from '../../api/src/adapters/payments/alipayPayments.ts';
import type { PaymentToOpen } from '../../api/src/adapters/payments/paymentChannel.ts';
import { type WechatPaymentOptions, wechatPayments } from '../../api/src/adapters/payments/wechatPayments.ts';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { alipayNotices } from '../../simulators/src/payments/alipayNotices.ts';
import type { Trade } from '../../simulators/src/payments/paymentBook.ts';
import { wechatNotices } from '../../simulators/src/payments/wechatNotices.ts';
import type { SimulatedWechatpay } from '../../simulators/src/payments/wechatRequests.ts';
import { APP_ID, keys, pemOf } from './alipay.ts';

const SELLER_ID = '2088000000000007';
export const WECHAT = {
  appId: 'wx0000000000000007',
  mchId: '1900000007',
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  publicKeyId: 'PUB_KEY_ID_0119000000072026010100000000000007',
  apiV3Key: 'an-api-v3-key-of-thirty-two-char',
};
const APP_SECRET = 'an-app-secret-of-thirty-two-char';
export const SITE = 'https://shop.example';

type Options = {
  /** The clock of the simulators. */
  now?: () => Date;
  /** Where the merchant is told. */
  notifyOrigin?: string;
};

/** The simulated payment channels on a port of their own, and the real adapters for them. `close` ends them. */
export async function openPayments({ now, notifyOrigin = 'http://127.0.0.1:1' }: Options = {}) {
  const app = await createSimulators({
    alipay: {
      appId: APP_ID,
      publicKey: keys.app.publicKey,
      platformKey: keys.platform.privateKey,
      sellerId: SELLER_ID,
    },
    wechatpay: {
      ...WECHAT,
      appSecret: APP_SECRET,
      merchantKey: keys.app.publicKey,
      platformKey: keys.platform.privateKey,
    },
    ...(now && { now }),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    origin,
    close: () => app.close(),

    alipay: (more: Partial<AlipayPaymentOptions> = {}) =>
      alipayPayments({
        appId: APP_ID,
        privateKey: pemOf(keys.app.privateKey),
        alipayPublicKey: pemOf(keys.platform.publicKey),
        gateway: `${origin}/alipay/gateway.do`,
        sellerId: SELLER_ID,
        notifyUrl: `${notifyOrigin}/api/v1/pay/notify/alipay`,
        returnUrl: `${SITE}/t3/`,
        ...more,
      }),

    wechat: (more: Partial<WechatPaymentOptions> = {}) =>
      wechatPayments({
        ...WECHAT,
        privateKey: pemOf(keys.app.privateKey),
        publicKey: pemOf(keys.platform.publicKey),
        url: `${origin}/wechatpay`,
        siteUrl: SITE,
        login: {
          appSecret: APP_SECRET,
          openUrl: `${origin}/wechatpay`,
          apiUrl: `${origin}/wechatpay`,
        },
        notifyUrl: `${notifyOrigin}/api/v1/pay/notify/wechat`,
        ...more,
      }),

    /** One of the console's actions; the answer's status. */
    async act(action: string, fields: object): Promise<number> {
      const answer = await fetch(`${origin}/payments/api/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      return answer.status;
    },

    /** What WeChat's browser comes back to the site with, from a login page: the code and the state. */
    async logIn(loginUrl: string): Promise<{ code: string; state: string; back: string }> {
      const answer = await fetch(loginUrl, { redirect: 'manual' });
      const back = answer.headers.get('location') ?? '';
      const { searchParams } = new URL(back);
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '', back };
    },

    /** What the cashier of WeChat's browser says at its end. */
    async bridge(request: object, decision: 'pay' | 'cancel' = 'pay'): Promise<string> {
      const answer = await fetch(`${origin}/wechatpay/bridge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...request, decision }),
      });
      return (await answer.json()).err_msg;
    },

    async trade(outTradeNo: string) {
      return (await fetch(`${origin}/payments/api/trades/${outTradeNo}`)).json();
    },
  };
}

type Forgery = {
  trade?: Partial<Trade>;
  /** Other words of the channel, such as another application or another key. */
  alipay?: Partial<Parameters<typeof alipayNotices>[0]>;
  wechat?: Partial<SimulatedWechatpay>;
  now?: () => Date;
};

/** A notice of a trade as its channel writes it, but for what is given. */
export function writtenNotice(
  trade: Trade,
  { trade: other, alipay, wechat, now = () => new Date() }: Forgery = {},
): { headers: Record<string, string>; body: string } {
  const platformKey = keys.platform.privateKey;
  const writers = {
    alipay: alipayNotices({ appId: APP_ID, sellerId: SELLER_ID, platformKey, ...alipay }, now),
    wechat: wechatNotices({ ...WECHAT, merchantKey: keys.app.publicKey, platformKey, ...wechat }, now),
  };
  return writers[trade.channel].write({ ...trade, ...other }, null);
}

/** A trade as the console tells of it. */
export function tradeIn(reported: Record<string, unknown>): Trade {
  const date = (name: string) => new Date(String(reported[name]));
  return {
    ...(reported as Trade),
    openedAt: date('openedAt'),
    expiresAt: date('expiresAt'),
    paidAt: reported.paidAt ? date('paidAt') : null,
  };
}

export type SimulatedPayments = Awaited<ReturnType<typeof openPayments>>;

/** The same until the test ends. */
export async function startPayments(options: Options = {}): Promise<SimulatedPayments> {
  const payments = await openPayments(options);
  onTestFinished(payments.close);
  return payments;
}

/** A payment of 12.60 yuan that can be paid for half an hour. */
export function paymentOf(payNo: string, more: Partial<PaymentToOpen> = {}): PaymentToOpen {
  return {
    payNo,
    amount: 1_260,
    subject: '橙仓账户充值',
    // To the second, as channels keep it.
    expireAt: new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 30 * 60_000),
    ...more,
  };
}

/** How a call fails; nothing of the failure may show these secrets. */
export async function failureOf(call: Promise<unknown>, secrets: readonly string[]): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw new Error(`no ProviderError: ${inspect(error)}`);
  const shown = inspect(error, { depth: 9, showHidden: true });
  for (const secret of secrets) expect(shown).not.toContain(secret);
  return `${error.reason} ${error.code}`;
}

/** Opens the cashier and presses a button of it; answers with what it says then. */
export async function pressAt(
  url: string,
  decision: 'pay' | 'fail',
  headers: Record<string, string> = {},
): Promise<string> {
  const page = await fetch(url, { headers });
  const [, key = ''] = /name="key" value="(\w+)"/.exec(await page.text()) ?? [];
  const body = new URLSearchParams({ key, decision });
  return (await fetch(page.url, { method: 'POST', body })).text();
}
