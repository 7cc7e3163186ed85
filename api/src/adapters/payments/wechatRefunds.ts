import { badAnswerOf } from '../providerError.ts';
import { type Fields, fieldsOf, textOf } from '../shops/fields.ts';
import { answerOrCode } from '../unlessRefused.ts';
import type { ChannelRefund, PaymentChannel } from './paymentChannel.ts';
import { WECHATPAY, type wechatClient } from './wechatClient.ts';

const REFUNDS = 'v3/refund/domestic/refunds';
const ABSENT: readonly string[] = ['RESOURCE_NOT_EXISTS', 'REFUNDNOTEXIST'];
/** Errors that a retry cannot change. `NOT_ENOUGH` is not one of them: the merchant account can be topped up. */
const NEVER: readonly string[] = [
  'RESOURCE_NOT_EXISTS',
  'ORDER_NOT_EXIST',
  'USER_ACCOUNT_ABNORMAL',
  'INVALID_REQUEST',
  'TRADE_OVERDUE',
];

/** Refunds of orders: accepted immediately and executed later. */
export function wechatRefunds(
  client: ReturnType<typeof wechatClient>,
  { notifyUrl }: { notifyUrl: string },
): Pick<PaymentChannel, 'refund' | 'queryRefund'> {
  function read(answer: Fields, refundNo: string): ChannelRefund {
    const known = wechatRefundIn(answer, answer.status);
    if (!known || answer.out_refund_no !== refundNo) throw badAnswerOf(WECHATPAY);
    return known;
  }

  return {
    async refund({ refundNo, payNo, paid, amount, reason }) {
      const answer = await answerOrCode(
        NEVER,
        client.post(REFUNDS, {
          out_trade_no: payNo,
          out_refund_no: refundNo,
          reason,
          notify_url: notifyUrl,
          amount: { refund: amount, total: paid, currency: 'CNY' },
        }),
      );
      return typeof answer === 'string' ? { state: 'refused', code: answer } : read(answer, refundNo);
    },

    async queryRefund({ refundNo }) {
      const answer = await answerOrCode(ABSENT, client.get(`${REFUNDS}/${encodeURIComponent(refundNo)}`, {}));
      return typeof answer === 'string' ? { state: 'absent' } : read(answer, refundNo);
    },
  };
}

/** The refund of an answer or a notification, which name its status differently; null when it is incomplete. */
export function wechatRefundIn(refund: Fields, status: unknown): ChannelRefund | null {
  switch (status) {
    case 'PROCESSING':
      return { state: 'processing' };
    // Closed, or the person's account cannot be reached any more.
    case 'CLOSED':
    case 'ABNORMAL':
      return { state: 'refused', code: status };
    case 'SUCCESS': {
      const { refund: amount } = fieldsOf(refund.amount);
      if (typeof amount !== 'number') return null;
      const doneAt = new Date(textOf(refund.success_time));
      return { state: 'done', amount, doneAt: Number.isNaN(doneAt.getTime()) ? null : doneAt };
    }
    default:
      return null;
  }
}
