import { randomUUID } from 'node:crypto';
import { beijingTime } from '../shops/forms.ts';
import type { NoticeWriter } from './noticeBook.ts';
import { told } from './wechatOrders.ts';
import { toldInNotice } from './wechatRefunds.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';
import { sealed, signedHeaders } from './wechatSeals.ts';
import { toldInNotice as toldOfSplit } from './wechatSplits.ts';

const SECONDS = [15, 15, 30, 180, 600, 1_200, 1_800, 1_800, 1_800, 3_600];

/** The notices of WeChat Pay: signed, what they tell of sealed, to be answered with a success of HTTP. */
export function wechatNotices(wechatpay: SimulatedWechatpay, now: () => Date): NoticeWriter {
  function written(eventType: string, summary: string, kind: string, told: object) {
    const body = JSON.stringify({
      id: randomUUID(),
      create_time: `${beijingTime(now()).replace(' ', 'T')}+08:00`,
      resource_type: 'encrypt-resource',
      event_type: eventType,
      summary,
      resource: sealed(JSON.stringify(told), kind, wechatpay.apiV3Key),
    });
    return {
      headers: { 'content-type': 'application/json', ...signedHeaders(body, wechatpay, now()) },
      body,
    };
  }

  return {
    pauses: SECONDS,
    isTaken: ({ status }) => status === 200 || status === 204,
    write: (trade, noticed) =>
      noticed
        ? written('REFUND.SUCCESS', '退款成功', 'refund', toldInNotice(noticed.refund, wechatpay.mchId))
        : written('TRANSACTION.SUCCESS', '支付成功', 'transaction', told(trade, wechatpay)),
    writeSplit(split) {
      const [part] = split.parts.filter(({ result }) => result === 'SUCCESS');
      if (!part) throw new Error('nothing of it has arrived');
      return written(
        'PROFITSHARING.SUCCESS',
        '分账成功',
        'profitsharing',
        toldOfSplit(split, part, wechatpay.mchId),
      );
    },
  };
}
