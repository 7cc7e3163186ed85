import { shanghaiIso } from '../../shared/clock.ts';
import { badAnswerOf } from '../providerError.ts';
import { unlessRefused } from '../unlessRefused.ts';
import type { PaymentChannel } from './paymentChannel.ts';
import { wechatBills } from './wechatBills.ts';
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
};

const TRANSACTIONS = 'v3/pay/transactions';
const ABSENT: readonly string[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
/** Error codes of closing an order that is already closed or paid. */
const NOT_TO_CLOSE: readonly string[] = [...ABSENT, 'ORDER_CLOSED', 'ORDERCLOSED', 'ORDERPAID', 'ORDER_PAID'];

/** WeChat Pay (APIv3, Native): a code that people scan. */
export function wechatPayments(options: WechatPaymentOptions): PaymentChannel {
  const { appId, mchId, notifyUrl } = options;
  const client = wechatClient(options);
  const orderPath = (payNo: string) => `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(payNo)}`;

  return {
    async open({ payNo, amount, subject, expireAt, isToSplit = false }) {
      const answer = await client.post(`${TRANSACTIONS}/native`, {
        appid: appId,
        mchid: mchId,
        description: subject,
        out_trade_no: payNo,
        time_expire: shanghaiIso(expireAt),
        notify_url: notifyUrl,
        amount: { total: amount, currency: 'CNY' },
        ...(isToSplit && { settle_info: { profit_sharing: true } }),
      });
      if (typeof answer.code_url !== 'string') throw badAnswerOf(WECHATPAY);
      return { payUrl: null, qrCode: answer.code_url };
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
