import type { SimulatedAlipay } from '../alipay/alipay.routes.ts';
import { alipayNotices } from './alipayNotices.ts';
import { type NoticeBook, noticeBook } from './noticeBook.ts';
import { type PaymentBook, paymentBook } from './paymentBook.ts';
import { type PaymentFaults, paymentFaults } from './paymentFaults.ts';
import { wechatNotices } from './wechatNotices.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';

export type PaymentsWorld = { book: PaymentBook; notices: NoticeBook; faults: PaymentFaults };

const A_SELLER = '2088000000000001';

/** The payments of both channels, and who is told of them. */
export function paymentsWorld(
  { appId, sellerId = A_SELLER, platformKey }: SimulatedAlipay,
  wechatpay: SimulatedWechatpay | undefined,
  now: () => Date,
): PaymentsWorld {
  const faults = paymentFaults();
  const writers = {
    alipay: alipayNotices({ appId, sellerId, platformKey }, now),
    ...(wechatpay && { wechat: wechatNotices(wechatpay, now) }),
  };
  return { book: paymentBook(now), notices: noticeBook({ writers, faults }, now), faults };
}
