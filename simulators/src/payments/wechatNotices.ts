import { randomUUID } from 'node:crypto';
import { beijingTime } from '../shops/forms.ts';
import type { NoticeWriter } from './noticeBook.ts';
import { told } from './wechatOrders.ts';
import { toldInNotice } from './wechatRefunds.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';
import { sealed, signedHeaders } from './wechatSeals.ts';

const SECONDS = [15, 15, 30, 180, 600, 1_200, 1_800, 1_800, 1_800, 3_600];

/** The notices of WeChat Pay: signed, what they tell of sealed, to be answered with a success of HTTP. */
export function wechatNotices(wechatpay: SimulatedWechatpay, now: () => Date): NoticeWriter {
  return {
    pauses: SECONDS,
    isTaken: ({ status }) => status === 200 || status === 204,
    write(trade, noticed) {
      const body = JSON.stringify({
        id: randomUUID(),
        create_time: `${beijingTime(now()).replace(' ', 'T')}+08:00`,
        resource_type: 'encrypt-resource',
        event_type: noticed ? 'REFUND.SUCCESS' : 'TRANSACTION.SUCCESS',
        summary: noticed ? '退款成功' : '支付成功',
        resource: noticed
          ? sealed(
              JSON.stringify(toldInNotice(noticed.refund, wechatpay.mchId)),
              'refund',
              wechatpay.apiV3Key,
            )
          : sealed(JSON.stringify(told(trade, wechatpay)), 'transaction', wechatpay.apiV3Key),
      });
      return {
        headers: { 'content-type': 'application/json', ...signedHeaders(body, wechatpay, now()) },
        body,
      };
    },
  };
}
