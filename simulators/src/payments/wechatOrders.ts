import { beijingTime } from '../shops/forms.ts';
import { type Given, givenIn, numberIn, textIn } from '../shops/given.ts';
import type { PaymentBook, Trade, WechatTradeType } from './paymentBook.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { OPENID } from './wechatLogin.ts';
import { PARAM_ERROR, type SimulatedWechatpay, type WechatRequestError } from './wechatRequests.ts';

const OUT_TRADE_NO = /^[\w|*-]{6,32}$/;
const TWO_HOURS_MS = 2 * 3_600_000;
const NOT_FOUND: WechatRequestError = { status: 404, code: 'ORDER_NOT_EXIST', message: '订单不存在' };

/** Opens an order that people scan a code of, or pay on a phone. */
export function openedOrder(
  book: PaymentBook,
  input: Given,
  { appId, mchId }: SimulatedWechatpay,
  tradeType: WechatTradeType,
  now: Date,
): Trade | WechatRequestError {
  const { total, currency } = givenIn(input.amount);
  const amount = numberIn(total);
  const outTradeNo = textIn(input.out_trade_no);
  const subject = textIn(input.description);
  const notifyUrl = textIn(input.notify_url);
  const expiresAt = input.time_expire
    ? new Date(textIn(input.time_expire))
    : new Date(now.getTime() + TWO_HOURS_MS);
  if (input.appid !== appId || input.mchid !== mchId)
    return { status: 400, code: 'APPID_MCHID_NOT_MATCH', message: 'appid和mch_id不匹配' };
  const isWhole =
    OUT_TRADE_NO.test(outTradeNo) &&
    Number.isInteger(amount) &&
    amount > 0 &&
    currency === 'CNY' &&
    subject !== '' &&
    URL.canParse(notifyUrl) &&
    expiresAt > now;
  if (!isWhole) return PARAM_ERROR;
  const request = { channel: 'wechat' as const, outTradeNo, amount, subject, notifyUrl, expiresAt };
  const isToSplit = givenIn(input.settle_info).profit_sharing === true;
  const trade = book.open({ ...request, returnUrl: null, isToSplit, tradeType });
  if (!trade || trade.tradeType !== tradeType)
    return { status: 400, code: 'INVALID_REQUEST', message: '201 商户订单号重复' };
  trade.isSeen = true;
  if (trade.state === 'paid') return { status: 400, code: 'ORDERPAID', message: '该订单已支付' };
  if (trade.state === 'closed') return { status: 400, code: 'ORDER_CLOSED', message: '该订单已关闭' };
  return trade;
}

/** An order as WeChat Pay tells of it. */
export function orderOf(
  { book, refunds }: PaymentsWorld,
  outTradeNo: string,
  wechatpay: SimulatedWechatpay,
): Given | WechatRequestError {
  const trade = book.find('wechat', outTradeNo);
  if (!trade) return NOT_FOUND;
  const known = told(book.settleTime(trade), wechatpay);
  return refunds.given(trade) > 0 ? { ...known, trade_state: 'REFUND', trade_state_desc: '转入退款' } : known;
}

export function closeOrder(book: PaymentBook, outTradeNo: string): WechatRequestError | null {
  const trade = book.find('wechat', outTradeNo);
  if (!trade) return NOT_FOUND;
  if (trade.state === 'paid') return { status: 400, code: 'ORDERPAID', message: '该订单已支付' };
  trade.state = 'closed';
  return null;
}

/** How a trade was paid; one that the merchant knows nothing of, by a code. */
export const tradeTypeOf = ({ tradeType = 'NATIVE' }: Trade): WechatTradeType => tradeType;

export function told(trade: Trade, { appId, mchId }: SimulatedWechatpay): Given {
  const known = {
    appid: appId,
    mchid: mchId,
    out_trade_no: trade.outTradeNo,
    trade_state: { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' }[trade.state],
    trade_state_desc: { open: '订单未支付', paid: '支付成功', closed: '订单已关闭' }[trade.state],
    amount: { total: trade.paidAmount, currency: 'CNY' },
  };
  if (!trade.paidAt) return known;
  return {
    ...known,
    transaction_id: trade.tradeNo,
    trade_type: tradeTypeOf(trade),
    bank_type: 'OTHERS',
    success_time: `${beijingTime(trade.paidAt).replace(' ', 'T')}+08:00`,
    payer: { openid: OPENID },
    amount: { ...known.amount, payer_total: trade.paidAmount, payer_currency: 'CNY' },
  };
}
