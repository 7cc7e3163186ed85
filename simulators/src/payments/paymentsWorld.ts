import type { SimulatedAlipay } from '../alipay/simulatedAlipay.ts';
import { alipayNotices } from './alipayNotices.ts';
import { billBook } from './billBook.ts';
import { billFaults } from './billFaults.ts';
import { noticeBook } from './noticeBook.ts';
import { paymentBook } from './paymentBook.ts';
import { paymentFaults } from './paymentFaults.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { refundBook } from './refundBook.ts';
import { splitBook } from './splitBook.ts';
import { wechatNotices } from './wechatNotices.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';

const DEFAULT_SELLER_ID = '2088000000000001';

/** The payments of both channels, and who is told of them. */
export function paymentsWorld(
  { appId, sellerId = DEFAULT_SELLER_ID, platformKey }: SimulatedAlipay,
  wechatpay: SimulatedWechatpay | undefined,
  now: () => Date,
): PaymentsWorld {
  const faults = paymentFaults();
  const refunds = refundBook(now);
  const splits = splitBook({ refunds }, now);
  const writers = {
    alipay: alipayNotices({ appId, sellerId, platformKey }, now),
    ...(wechatpay && { wechat: wechatNotices(wechatpay, now) }),
  };
  const notices = noticeBook({ writers, faults, refunds }, now);
  const book = paymentBook(now);
  const bills = billBook({ book, refunds, faults: billFaults() }, now);
  return { book, refunds, splits, notices, faults, bills, sellerId };
}
