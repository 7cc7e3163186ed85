import type { Answered } from '../alipay/certifyMethods.ts';
import { ALIPAY_ERRORS } from '../alipay/errors.ts';
import { beijingTime } from '../shops/forms.ts';
import { textIn } from '../shops/given.ts';
import { fenOf, yuanOf } from '../shops/yuan.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import type { Refund, RefundError } from './refundBook.ts';

type Content = Record<string, unknown>;

const SUCCESS = { code: '10000', msg: 'Success' };
const OUT_REQUEST_NO = /^\w{1,64}$/;
const TROUBLES: Record<RefundError, (typeof ALIPAY_ERRORS)[keyof typeof ALIPAY_ERRORS]> = {
  different: ALIPAY_ERRORS.discordantRequest,
  tooMuch: ALIPAY_ERRORS.refundFeeError,
  tooOld: ALIPAY_ERRORS.tradeHasFinished,
  unwanted: ALIPAY_ERRORS.refundNotAllowed,
};

/** The methods of refunds. `begun` hears of one that was made now, and not of its repetitions. */
export function refundMethods(
  { book, refunds }: PaymentsWorld,
  begun: (refund: Refund) => void,
): Readonly<Record<string, (content: Content) => Answered>> {
  const tradeOf = (content: Content) => book.find('alipay', textIn(content.out_trade_no));

  return {
    'alipay.trade.refund': (content) => {
      const trade = tradeOf(content);
      const amount = fenOf(textIn(content.refund_amount));
      const outRefundNo = textIn(content.out_request_no);
      if (!trade?.isSeen) return ALIPAY_ERRORS.tradeNotExist;
      if (!amount || !OUT_REQUEST_NO.test(outRefundNo)) return ALIPAY_ERRORS.invalidParameter;
      if (trade.state !== 'paid') return ALIPAY_ERRORS.tradeStatusError;
      const isKnown = refunds.find(trade, outRefundNo) !== undefined;
      const reason = textIn(content.refund_reason);
      const made = refunds.make({ trade, outRefundNo, amount, reason, notifyUrl: trade.notifyUrl });
      if (typeof made === 'string') return TROUBLES[made];
      if (!isKnown) begun(made);
      return {
        ...SUCCESS,
        trade_no: trade.tradeNo,
        out_trade_no: trade.outTradeNo,
        buyer_logon_id: '159****5620',
        fund_change: isKnown ? 'N' : 'Y',
        refund_fee: yuanOf(refunds.given(trade)),
        send_back_fee: yuanOf(isKnown ? 0 : amount),
      };
    },

    // A number that is not known is no error.
    'alipay.trade.fastpay.refund.query': (content) => {
      const trade = tradeOf(content);
      if (!trade?.isSeen) return ALIPAY_ERRORS.tradeNotExist;
      const refund = refunds.find(trade, textIn(content.out_request_no));
      if (!refund) return SUCCESS;
      return {
        ...SUCCESS,
        trade_no: trade.tradeNo,
        out_trade_no: trade.outTradeNo,
        out_request_no: refund.outRefundNo,
        total_amount: yuanOf(trade.paidAmount),
        refund_amount: yuanOf(refund.amount),
        refund_status: 'REFUND_SUCCESS',
        ...(refund.doneAt && { gmt_refund_pay: beijingTime(refund.doneAt) }),
      };
    },
  };
}
