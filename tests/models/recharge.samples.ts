import type { Begun, Payment, Terms, Verdict } from '../../web/src/features/payments/recharge.rules.ts';
import { refusal } from '../../web/src/lib/refusal.ts';

export const terms: Terms = {
  kind: 'terms',
  channels: [
    { payType: 'WECHAT', payTypeText: '微信支付', payWays: ['DESKTOP', 'IN_WECHAT', 'MOBILE'] },
    { payType: 'ALIPAY', payTypeText: '支付宝', payWays: ['DESKTOP', 'MOBILE'] },
  ],
  payWay: 'DESKTOP',
  min: 1_000,
  max: 5_000_000,
};

export const scanned: Payment = {
  payId: 7,
  amount: 10_000,
  payType: 'WECHAT',
  payWay: 'DESKTOP',
  payUrl: null,
  qrCode: 'weixin://wxpay/bizpayurl?pr=1',
  wechatPay: null,
  endsAt: Date.parse('2026-11-21T10:30:00+08:00'),
};

export const paged: Payment = {
  ...scanned,
  payId: 8,
  payType: 'ALIPAY',
  payUrl: 'https://cashier.example/8',
  qrCode: null,
};

/** Within WeChat. */
export const bridged: Payment = {
  ...scanned,
  payId: 6,
  payWay: 'IN_WECHAT',
  qrCode: null,
  wechatPay: {
    appId: 'wx1',
    timeStamp: '1763690400',
    nonceStr: 'n1',
    package: 'prepay_id=wx1',
    signType: 'RSA',
    paySign: 's1',
  },
};

export const toLogIn: Begun = { kind: 'login', url: 'https://open.weixin.example/authorize' };
export const wechat = { code: 'c1', state: 's1' };

export const begun = (payment: Payment): Begun => ({ kind: 'begun', payment });
export const pending: Verdict = { kind: 'pending', amount: 10_000, endsAt: scanned.endsAt ?? 0 };
type Settled = Extract<Verdict, { kind: 'settled' }>;
export const settled: Settled = { kind: 'settled', amount: 10_000, balance: 12_345, late: false };
export const late: Settled = { ...settled, late: true };
export const busy = refusal('PLATFORM_LIMIT', '平台接口繁忙，请稍后再试');
export const lost = { error: new Error('offline') };
