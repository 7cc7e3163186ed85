import { yuanText } from '../../shared/money.ts';
import { ALIPAY, type AlipayApplication, alipayClient } from '../alipay/alipayClient.ts';
import { badAnswerOf } from '../providerError.ts';
import { beijingTime } from '../shops/beijingTime.ts';
import { unlessRefused } from '../unlessRefused.ts';
import { alipayBills } from './alipayBills.ts';
import { alipayPaymentIn, formIn, isOurs } from './alipayNotices.ts';
import { alipayRefunds } from './alipayRefunds.ts';
import type { ChannelPayment, PaymentChannel } from './paymentChannel.ts';

export type AlipayPaymentOptions = AlipayApplication & {
  /** The merchant: 16 digits beginning with 2088. */
  sellerId: string;
  /** Where Alipay pushes its notices. */
  notifyUrl: string;
  /** Where people are sent when they have paid on the page; those of phones to a path there. */
  returnUrl: string;
};

const TRADE_ABSENT = 'ACQ.TRADE_NOT_EXIST';
/** The application has no contract for QR codes (当面付): people pay on the page then. */
const NO_QR_CODES: readonly string[] = [
  'ACQ.ACCESS_FORBIDDEN',
  'ACQ.PRODUCT_AUTHORIZATION_ERROR',
  'isv.insufficient-isv-permissions',
];
/** Error codes of closing a trade that is already closed or paid. */
const NOT_TO_CLOSE: readonly string[] = [
  TRADE_ABSENT,
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.REASON_ILLEGAL_STATUS',
];

/** Alipay: a page (电脑网站支付) and a QR code (当面付) for the same trade; on phones a page alone (手机网站支付). */
export function alipayPayments({
  sellerId,
  notifyUrl,
  returnUrl,
  ...application
}: AlipayPaymentOptions): PaymentChannel {
  const alipay = alipayClient(application);

  async function qrCodeOf(content: Record<string, unknown>): Promise<string | null> {
    const method = 'alipay.trade.precreate';
    const opened = await unlessRefused(NO_QR_CODES, alipay.call(method, content, { notify_url: notifyUrl }));
    if (opened && typeof opened.qr_code !== 'string') throw badAnswerOf(ALIPAY);
    return opened?.qr_code ?? null;
  }

  return {
    mobile: {},

    async open({ payNo, amount, subject, expireAt, way }) {
      const content = {
        out_trade_no: payNo,
        total_amount: yuanText(amount),
        subject,
        time_expire: beijingTime(expireAt),
      };
      if (way?.kind === 'mobile') {
        const back = new URL(way.returnPath, returnUrl).href;
        const payUrl = alipay.page(
          'alipay.trade.wap.pay',
          { ...content, product_code: 'QUICK_WAP_WAY', quit_url: back },
          { notify_url: notifyUrl, return_url: back },
        );
        return { payUrl, qrCode: null };
      }
      const payUrl = alipay.page(
        'alipay.trade.page.pay',
        { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' },
        { notify_url: notifyUrl, return_url: returnUrl },
      );
      return { payUrl, qrCode: await qrCodeOf(content) };
    },

    async query(payNo): Promise<ChannelPayment> {
      const found = await unlessRefused(
        [TRADE_ABSENT],
        alipay.call('alipay.trade.query', { out_trade_no: payNo }),
      );
      // Alipay creates a trade when the person scans the code or opens the page.
      if (!found) return { state: 'absent' };
      const payment = alipayPaymentIn(found, found.send_pay_date);
      if (!payment || found.out_trade_no !== payNo) throw badAnswerOf(ALIPAY);
      return payment;
    },

    async close(payNo) {
      await unlessRefused(NOT_TO_CLOSE, alipay.call('alipay.trade.close', { out_trade_no: payNo }));
    },

    ...alipayRefunds(alipay),
    ...alipayBills(alipay),

    readNotice({ body }, now) {
      const fields = formIn(body);
      if (!fields || !alipay.hasSigned(fields)) return null;
      if (!isOurs(fields, { appId: application.appId, sellerId, now })) return null;
      const payment = alipayPaymentIn(fields, fields.gmt_payment);
      return payment && { payNo: fields.out_trade_no ?? '', payment };
    },
  };
}
