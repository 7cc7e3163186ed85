import { shanghaiIso } from '../../shared/clock.ts';
import { badAnswerOf } from '../providerError.ts';
import { textOf } from '../shops/fields.ts';
import { unlessRefused } from '../unlessRefused.ts';
import type { OpenedPayment, PaymentChannel, WayKind, WayToPay } from './paymentChannel.ts';
import { wechatBills } from './wechatBills.ts';
import { type WechatLoginOptions, wechatCashier } from './wechatCashier.ts';
import { WECHATPAY, type WechatMerchant, wechatClient } from './wechatClient.ts';
import { readWechatNotice, wechatPaymentIn } from './wechatNotices.ts';
import { wechatRefunds } from './wechatRefunds.ts';
import { wechatSplits } from './wechatSplits.ts';

export type WechatPaymentOptions = WechatMerchant & {
  /** The application that the merchant is bound to. */
  appId: string;
  /** Decrypts notifications: 32 characters. */
  apiV3Key: string;
  /** Where WeChat Pay pushes its notices. */
  notifyUrl: string;
  /** The site that people come back to. */
  siteUrl: string;
  /** Without it nobody can pay within WeChat. */
  login?: WechatLoginOptions;
};

type WayOf<Kind extends WayKind> = Extract<WayToPay, { kind: Kind }>;

const TRANSACTIONS = 'v3/pay/transactions';
const ABSENT: readonly string[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
/** The merchant has no contract for H5: people scan a code then. */
const NO_H5: readonly string[] = ['NO_AUTH'];
/** The address of an H5 payment can be opened for so long. */
const H5_MINUTES = 5;
/** Error codes of closing an order that is already closed or paid. */
const NOT_TO_CLOSE: readonly string[] = [...ABSENT, 'ORDER_CLOSED', 'ORDERCLOSED', 'ORDERPAID', 'ORDER_PAID'];

/** WeChat Pay (APIv3): a code that people scan (Native), a page that opens WeChat (H5), and its own cashier (JSAPI). */
export function wechatPayments(options: WechatPaymentOptions): PaymentChannel {
  const { appId, mchId, notifyUrl, siteUrl, login } = options;
  const client = wechatClient(options);
  const orderPath = (payNo: string) => `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(payNo)}`;

  async function openNative(order: object): Promise<OpenedPayment> {
    const answer = await client.post(`${TRANSACTIONS}/native`, order);
    if (typeof answer.code_url !== 'string') throw badAnswerOf(WECHATPAY);
    return { payUrl: null, qrCode: answer.code_url };
  }

  async function openH5(order: object, { ip, returnPath }: WayOf<'mobile'>): Promise<OpenedPayment> {
    const scene = { payer_client_ip: ip, h5_info: { type: 'Wap' } };
    const asked = client.post(`${TRANSACTIONS}/h5`, { ...order, scene_info: scene });
    const answer = await unlessRefused(NO_H5, asked);
    if (!answer) return openNative(order);
    const page = URL.parse(textOf(answer.h5_url));
    if (!page) throw badAnswerOf(WECHATPAY);
    page.searchParams.set('redirect_url', new URL(returnPath, siteUrl).href);
    return { payUrl: page.href, qrCode: null };
  }

  async function openJsapi(order: object, { openid }: WayOf<'inWechat'>): Promise<OpenedPayment> {
    const answer = await client.post(`${TRANSACTIONS}/jsapi`, { ...order, payer: { openid } });
    const prepayId = textOf(answer.prepay_id);
    if (prepayId === '') throw badAnswerOf(WECHATPAY);
    return { payUrl: null, qrCode: null, prepayId };
  }

  return {
    mobile: { minutes: H5_MINUTES },
    ...(login && { inWechat: wechatCashier({ ...options, ...login }) }),

    open({ payNo, amount, subject, expireAt, isToSplit = false, way }) {
      const order = {
        appid: appId,
        mchid: mchId,
        description: subject,
        out_trade_no: payNo,
        time_expire: shanghaiIso(expireAt),
        notify_url: notifyUrl,
        amount: { total: amount, currency: 'CNY' },
        ...(isToSplit && { settle_info: { profit_sharing: true } }),
      };
      if (way?.kind === 'mobile') return openH5(order, way);
      return way?.kind === 'inWechat' ? openJsapi(order, way) : openNative(order);
    },

    async query(payNo) {
      const order = await unlessRefused(ABSENT, client.get(orderPath(payNo), { mchid: mchId }));
      if (!order) return { state: 'absent' };
      const read = wechatPaymentIn(order, { appId, mchId });
      if (read?.payNo !== payNo) throw badAnswerOf(WECHATPAY);
      return read.payment;
    },

    async close(payNo) {
      await unlessRefused(NOT_TO_CLOSE, client.post(`${orderPath(payNo)}/close`, { mchid: mchId }));
    },

    ...wechatRefunds(client, { notifyUrl }),
    ...wechatBills(client),
    splits: wechatSplits(client, options),

    readNotice: (notice, now) => readWechatNotice(notice, options, now),
  };
}
