import { fenOfYuanText, yuanText } from '../../shared/money.ts';
import { ALIPAY, type alipayClient } from '../alipay/alipayClient.ts';
import { badAnswerOf } from '../providerError.ts';
import { fromBeijingTime } from '../shops/beijingTime.ts';
import { answerOrCode } from '../unlessRefused.ts';
import type { ChannelRefund, PaymentChannel } from './paymentChannel.ts';

const TRADE_ABSENT = 'ACQ.TRADE_NOT_EXIST';
/** Errors that a retry cannot change. An empty merchant account is not one of them: it can be topped up. */
const NEVER: readonly string[] = [
  TRADE_ABSENT,
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_HAS_CLOSE',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.BUYER_ERROR',
];

/** Refunds of trades. Alipay identifies a refund by the trade and `out_request_no`. */
export function alipayRefunds(
  alipay: ReturnType<typeof alipayClient>,
): Pick<PaymentChannel, 'refund' | 'queryRefund'> {
  const queryRefund: PaymentChannel['queryRefund'] = async ({ refundNo, payNo }): Promise<ChannelRefund> => {
    const requested = { out_trade_no: payNo, out_request_no: refundNo };
    const found = await answerOrCode(
      [TRADE_ABSENT],
      alipay.call('alipay.trade.fastpay.refund.query', requested),
    );
    // Alipay answers an unknown number with an empty success.
    if (typeof found === 'string' || found.refund_amount === undefined) return { state: 'absent' };
    const amount = fenOfYuanText(found.refund_amount);
    if (amount === null || found.out_request_no !== refundNo || found.out_trade_no !== payNo)
      throw badAnswerOf(ALIPAY);
    // Absent in answers of older contracts, which report completed refunds only.
    if ((found.refund_status ?? 'REFUND_SUCCESS') !== 'REFUND_SUCCESS') return { state: 'processing' };
    return { state: 'done', amount, doneAt: fromBeijingTime(found.gmt_refund_pay) };
  };

  return {
    queryRefund,

    async refund({ refundNo, payNo, amount, reason }) {
      const requested = {
        out_trade_no: payNo,
        refund_amount: yuanText(amount),
        out_request_no: refundNo,
        refund_reason: reason,
      };
      const answer = await answerOrCode(NEVER, alipay.call('alipay.trade.refund', requested));
      if (typeof answer === 'string') return { state: 'refused', code: answer };
      // This answer sums up all refunds of the trade, so the single refund is queried by its number.
      const known = await queryRefund({ refundNo, payNo });
      return known.state === 'absent' ? { state: 'processing' } : known;
    },
  };
}
