import { verify } from 'node:crypto';
import { type Given, textIn } from '../shops/given.ts';
import type { PaymentBook, Trade } from './paymentBook.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';

const CALL = 'get_brand_wcpay_request';
const PACKAGE = /^prepay_id=(wx\w+)$/;

/**
 * How the cashier of WeChat's browser ends that a page has asked for, and what is paid by it: the merchant has signed what it is
 * asked with.
 */
export function bridgeAnswer(
  book: PaymentBook,
  asked: Given,
  { appId, merchantKey }: SimulatedWechatpay,
  isPaying: boolean,
): { said: string; paid: Trade | null } {
  const [timeStamp, nonceStr, what] = [asked.timeStamp, asked.nonceStr, asked.package].map(textIn);
  const [, prepayId = ''] = PACKAGE.exec(what ?? '') ?? [];
  const text = `${appId}\n${timeStamp}\n${nonceStr}\n${what}\n`;
  const isSigned =
    asked.appId === appId &&
    asked.signType === 'RSA' &&
    verify('RSA-SHA256', Buffer.from(text), merchantKey, Buffer.from(textIn(asked.paySign), 'base64'));
  const trade = isSigned ? book.prepaid(prepayId) : undefined;
  if (trade?.tradeType !== 'JSAPI' || !book.isOpen(trade)) return { said: `${CALL}:fail`, paid: null };
  return isPaying ? { said: `${CALL}:ok`, paid: trade } : { said: `${CALL}:cancel`, paid: null };
}
