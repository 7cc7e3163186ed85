import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { type Fields, fieldsOf, textOf } from '../shops/fields.ts';
import type { ChannelPayment, PaymentNotice, RawNotice, RefundNotice } from './paymentChannel.ts';
import type { SplitNotice } from './splitChannel.ts';
import type { WechatMerchant } from './wechatClient.ts';
import { wechatRefundIn } from './wechatRefunds.ts';
import { splitNoticeIn } from './wechatSplits.ts';

type Ours = { appId: string; mchId: string };

/** Each repeat has a new signature. */
const CLOCK_TOLERANCE_SECONDS = 300;
const ALGORITHM = 'AEAD_AES_256_GCM';
const STATES: Readonly<Record<string, 'waiting' | 'closed'>> = {
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  PAYERROR: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
  REFUND: 'closed',
};

/** Parses a pushed notification; null unless WeChat Pay has just signed it for us. */
export function readWechatNotice(
  { headers, body }: RawNotice,
  merchant: WechatMerchant & Ours & { apiV3Key: string },
  now: Date,
): PaymentNotice | RefundNotice | SplitNotice | null {
  const [timestamp = '', nonce = '', signature = '', serial = ''] = [
    'wechatpay-timestamp',
    'wechatpay-nonce',
    'wechatpay-signature',
    'wechatpay-serial',
  ].map((name) => textOf(headers[name]));
  if (!/^\d{10}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > CLOCK_TOLERANCE_SECONDS) return null;
  if (serial !== merchant.publicKeyId) return null;
  if (!Rsa.verify(Formatter.response(timestamp, nonce, body), signature, merchant.publicKey)) return null;
  const reported = opened(body, merchant.apiV3Key);
  if ('out_order_no' in reported) return splitNoticeIn(reported, merchant.mchId);
  return 'out_refund_no' in reported
    ? refundNoticeIn(reported, merchant)
    : wechatPaymentIn(reported, merchant);
}

/** Notifications of refunds name the merchant but no application. */
function refundNoticeIn(reported: Fields, { mchId }: Ours): RefundNotice | null {
  const refund = reported.mchid === mchId ? wechatRefundIn(reported, reported.refund_status) : null;
  return refund && { refundNo: textOf(reported.out_refund_no), refund };
}

/** The order of a notification or an answer; null when it is incomplete or not of our application and merchant. */
export function wechatPaymentIn(order: Fields, { appId, mchId }: Ours): PaymentNotice | null {
  if (order.appid !== appId || order.mchid !== mchId) return null;
  const payNo = textOf(order.out_trade_no);
  const state = textOf(order.trade_state);
  if (state === 'SUCCESS') {
    const paid = paidIn(order);
    return paid && { payNo, payment: paid };
  }
  const known = Object.hasOwn(STATES, state) ? STATES[state] : undefined;
  return known ? { payNo, payment: { state: known } } : null;
}

function paidIn(order: Fields): ChannelPayment | null {
  const { total, currency } = fieldsOf(order.amount);
  const tradeNo = textOf(order.transaction_id);
  if (tradeNo === '' || currency !== 'CNY' || typeof total !== 'number') return null;
  const paidAt = new Date(textOf(order.success_time));
  return { state: 'paid', tradeNo, amount: total, paidAt: Number.isNaN(paidAt.getTime()) ? null : paidAt };
}

/** Decrypts a notification; undefined when this key does not fit. */
function opened(body: string, apiV3Key: string): Fields {
  try {
    const {
      algorithm,
      ciphertext,
      nonce,
      associated_data: associated,
    } = fieldsOf(fieldsOf(JSON.parse(body)).resource);
    if (algorithm !== ALGORITHM) return {};
    const text = Aes.AesGcm.decrypt(textOf(ciphertext), apiV3Key, textOf(nonce), textOf(associated));
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
