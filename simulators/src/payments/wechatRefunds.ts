import { beijingTime } from '../shops/forms.ts';
import { type Given, givenIn, numberIn, textIn } from '../shops/given.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import type { Refund, RefundError } from './refundBook.ts';
import { PARAM_ERROR, type WechatRequestError } from './wechatRequests.ts';

const OUT_REFUND_NO = /^[\w|*@-]{1,64}$/;
const NOT_FOUND: WechatRequestError = { status: 404, code: 'RESOURCE_NOT_EXISTS', message: '退款单不存在' };
const NO_ORDER: WechatRequestError = { status: 404, code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' };
const TROUBLES: Record<RefundError, WechatRequestError> = {
  different: { status: 400, code: 'INVALID_REQUEST', message: '同一个商户退款单号多次请求参数不一致' },
  tooMuch: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: '订单金额或退款金额与之前请求不一致，或超过可退金额',
  },
  tooOld: { status: 400, code: 'INVALID_REQUEST', message: '订单已超过可退款的最大时间' },
  unwanted: { status: 403, code: 'USER_ACCOUNT_ABNORMAL', message: '退款请求失败，用户账户异常' },
};
const STATES = { processing: 'PROCESSING', done: 'SUCCESS', failed: 'ABNORMAL' } as const;

/** Takes a refund on; it is made later. */
export function refundOrder({ book, refunds }: PaymentsWorld, input: Given): Given | WechatRequestError {
  const { refund, total, currency } = givenIn(input.amount);
  const [amount, whole] = [numberIn(refund), numberIn(total)];
  const outRefundNo = textIn(input.out_refund_no);
  const notifyUrl = textIn(input.notify_url);
  const isWhole =
    OUT_REFUND_NO.test(outRefundNo) &&
    Number.isInteger(amount) &&
    amount > 0 &&
    currency === 'CNY' &&
    Buffer.byteLength(textIn(input.reason)) <= 80 &&
    (notifyUrl === '' || URL.canParse(notifyUrl));
  if (!isWhole) return PARAM_ERROR;
  const trade = book.find('wechat', textIn(input.out_trade_no));
  if (!trade) return NO_ORDER;
  if (trade.state !== 'paid' || whole !== trade.paidAmount) return TROUBLES.tooMuch;
  const made = refunds.make({ trade, outRefundNo, amount, reason: textIn(input.reason), notifyUrl });
  return typeof made === 'string' ? TROUBLES[made] : reported(made);
}

/** A refund as WeChat Pay tells of it, to who knows its number alone. */
export function refundOf({ book, refunds }: PaymentsWorld, outRefundNo: string): Given | WechatRequestError {
  for (const trade of book.newest(Number.MAX_SAFE_INTEGER)) {
    const refund = trade.channel === 'wechat' ? refunds.find(trade, outRefundNo) : undefined;
    if (refund) return reported(refund);
  }
  return NOT_FOUND;
}

/** What a notice holds; it calls the status differently, and says no more than it needs. */
export function toldInNotice(refund: Refund, mchId: string): Given {
  const { status, channel: _channel, create_time: _created, ...rest } = reported(refund);
  return { mchid: mchId, ...rest, refund_status: status };
}

function reported(refund: Refund): Given & { status: string } {
  const { trade, amount, doneAt } = refund;
  return {
    refund_id: refund.refundNo,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: timeOf(refund.createdAt),
    ...(doneAt && { success_time: timeOf(doneAt) }),
    status: STATES[refund.state],
    amount: {
      total: trade.paidAmount,
      refund: amount,
      payer_total: trade.paidAmount,
      payer_refund: amount,
      currency: 'CNY',
    },
  };
}

const timeOf = (at: Date) => `${beijingTime(at).replace(' ', 'T')}+08:00`;
