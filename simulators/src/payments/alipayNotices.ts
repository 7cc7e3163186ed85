import { type KeyObject, randomBytes } from 'node:crypto';
import { sign } from '../alipay/rsa2.ts';
import { beijingTime } from '../shops/forms.ts';
import { yuanOf } from '../shops/yuan.ts';
import { tradeStatus } from './alipayTrades.ts';
import type { NoticedRefund, NoticeWriter } from './noticeBook.ts';
import type { Trade } from './paymentBook.ts';

const MINUTES = [4, 10, 10, 60, 120, 360, 900];

/** The notices of Alipay: a signed form, to be answered with `success`. */
export function alipayNotices(
  { appId, sellerId, platformKey }: { appId: string; sellerId: string; platformKey: KeyObject },
  now: () => Date,
): NoticeWriter {
  return {
    pauses: MINUTES.map((minutes) => minutes * 60),
    isTaken: ({ text }) => text === 'success',
    write(trade, refund) {
      const fields = {
        ...fieldsOf(trade, { appId, sellerId, now: now() }, refund?.given ?? 0),
        ...(refund && refundFieldsOf(refund)),
      };
      const text = Object.keys(fields)
        .sort()
        .map((name) => `${name}=${fields[name]}`)
        .join('&');
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({
          ...fields,
          sign_type: 'RSA2',
          sign: sign(text, platformKey),
        }).toString(),
      };
    },
  };
}

function fieldsOf(
  trade: Trade,
  { appId, sellerId, now }: { appId: string; sellerId: string; now: Date },
  given: number,
): Record<string, string> {
  const amount = yuanOf(trade.paidAmount);
  return {
    notify_time: beijingTime(now),
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(17).toString('hex'),
    app_id: appId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    seller_id: sellerId,
    buyer_id: '2088102122524333',
    trade_status: tradeStatus(trade, given),
    total_amount: amount,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    subject: trade.subject,
    gmt_create: beijingTime(trade.openedAt),
    ...(trade.paidAt && { gmt_payment: beijingTime(trade.paidAt) }),
    fund_bill_list: JSON.stringify([{ amount, fundChannel: 'ALIPAYACCOUNT' }]),
  };
}

/** What a notice says beside that when money went back: `refund_fee` adds up all refunds of the trade. */
function refundFieldsOf({ refund, given }: NoticedRefund): Record<string, string> {
  return {
    out_biz_no: refund.outRefundNo,
    refund_fee: yuanOf(given),
    ...(refund.doneAt && { gmt_refund: `${beijingTime(refund.doneAt)}.000` }),
  };
}
