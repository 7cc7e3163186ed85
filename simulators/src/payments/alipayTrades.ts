import type { Answered } from '../alipay/certifyMethods.ts';
import { ALIPAY_ERRORS } from '../alipay/errors.ts';
import type { Parameters } from '../alipay/requests.ts';
import { beijingTime, fromBeijingTime } from '../shops/forms.ts';
import { textIn } from '../shops/given.ts';
import { fenOf, yuanOf } from '../shops/yuan.ts';
import type { PaymentBook, Trade } from './paymentBook.ts';
import type { PaymentCall } from './paymentFaults.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

type Content = Record<string, unknown>;
type Method = (content: Content, parameters: Parameters, places: Places) => Answered;
type Places = { cashier: (trade: Trade) => string };

const SUCCESS = { code: '10000', msg: 'Success' };
const OUT_TRADE_NO = /^\w{1,64}$/;
const DAY_MS = 24 * 3_600_000;

/** What is asked for by each method, to the eyes of a developer who makes calls fail. */
export const TRADE_CALLS: Readonly<Record<string, PaymentCall>> = {
  'alipay.trade.precreate': 'open',
  'alipay.trade.query': 'query',
  'alipay.trade.close': 'close',
  'alipay.trade.refund': 'refund',
  'alipay.trade.fastpay.refund.query': 'query',
  'alipay.data.dataservice.bill.downloadurl.query': 'bill',
};

/** The methods of trades, by the names Alipay gives them. */
export function tradeMethods(
  { book, refunds }: PaymentsWorld,
  now: () => Date,
): Readonly<Record<string, Method>> {
  return {
    // Nobody has scanned the code yet, so there is no trade to be found.
    'alipay.trade.precreate': (content, parameters, { cashier }) => {
      const trade = openedTrade(book, content, parameters, now());
      if ('sub_code' in trade) return trade;
      return { ...SUCCESS, out_trade_no: trade.outTradeNo, qr_code: cashier(trade) };
    },

    'alipay.trade.query': (content) => {
      const trade = seenTrade(book, content);
      if (!trade) return ALIPAY_ERRORS.tradeNotExist;
      return {
        ...SUCCESS,
        out_trade_no: trade.outTradeNo,
        trade_no: trade.tradeNo,
        trade_status: tradeStatus(trade, refunds.given(trade)),
        total_amount: yuanOf(trade.paidAmount),
        buyer_logon_id: '159****5620',
        ...(trade.paidAt && { send_pay_date: beijingTime(trade.paidAt) }),
      };
    },

    'alipay.trade.close': (content) => {
      const trade = seenTrade(book, content);
      if (!trade) return ALIPAY_ERRORS.tradeNotExist;
      if (trade.state !== 'open') return ALIPAY_ERRORS.tradeStatusError;
      trade.state = 'closed';
      return { ...SUCCESS, out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo };
    },
  };
}

/** The trade that a call or a page asks for; an error when the request is incomplete or names another trade. */
export function openedTrade(
  book: PaymentBook,
  content: Content,
  parameters: Parameters,
  now: Date,
): Trade | (typeof ALIPAY_ERRORS)[keyof typeof ALIPAY_ERRORS] {
  const outTradeNo = textIn(content.out_trade_no);
  const amount = fenOf(textIn(content.total_amount));
  const subject = textIn(content.subject);
  const notifyUrl = parameters.get('notify_url') ?? '';
  const expiresAt = content.time_expire
    ? fromBeijingTime(textIn(content.time_expire))
    : new Date(now.getTime() + DAY_MS);
  if (!OUT_TRADE_NO.test(outTradeNo) || !amount || subject === '' || !expiresAt || expiresAt <= now)
    return ALIPAY_ERRORS.invalidParameter;
  if (!URL.canParse(notifyUrl)) return ALIPAY_ERRORS.invalidParameter;
  const returnUrl = parameters.get('return_url') ?? null;
  const request = {
    channel: 'alipay' as const,
    outTradeNo,
    amount,
    subject,
    notifyUrl,
    returnUrl,
    expiresAt,
  };
  const trade = book.open(request);
  if (!trade) return ALIPAY_ERRORS.contextInconsistent;
  trade.returnUrl ??= returnUrl;
  if (trade.state === 'paid') return ALIPAY_ERRORS.tradeHasSuccess;
  if (trade.state === 'closed') return ALIPAY_ERRORS.tradeHasClose;
  return trade;
}

/** What was given back wholly is closed. */
export function tradeStatus({ state, paidAmount }: Trade, input: number): string {
  if (state === 'paid' && input >= paidAmount) return 'TRADE_CLOSED';
  return { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[state];
}

function seenTrade(book: PaymentBook, content: Content): Trade | null {
  const trade = book.find('alipay', textIn(content.out_trade_no));
  return trade?.isSeen ? book.settleTime(trade) : null;
}
