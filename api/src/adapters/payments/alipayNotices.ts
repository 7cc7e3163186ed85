import { fenOfYuanText } from '../../shared/money.ts';
import { fromBeijingTime } from '../shops/beijingTime.ts';
import type { ChannelPayment } from './paymentChannel.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Alipay repeats a notification for 25 hours and does not document whether it dates repeats anew: older ones are
 * refused.
 */
const OLDEST_MS = 26 * 3_600_000;
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** The fields of a pushed form; null when a field occurs twice, because it is unclear which one was signed. */
export function formIn(body: string): Record<string, string> | null {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : null;
}

/** Whether a signed notification is recent and belongs to our application and merchant. */
export function isOurs(
  fields: Fields,
  { appId, sellerId, now }: { appId: string; sellerId: string; now: Date },
): boolean {
  const age = now.getTime() - (fromBeijingTime(fields.notify_time)?.getTime() ?? Number.NaN);
  return (
    fields.app_id === appId && fields.seller_id === sellerId && age <= OLDEST_MS && age >= -CLOCK_TOLERANCE_MS
  );
}

/** The trade of a notification or an answer; null when it is incomplete. */
export function alipayPaymentIn(fields: Fields, paidAt: unknown): ChannelPayment | null {
  switch (fields.trade_status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'waiting' };
    case 'TRADE_CLOSED':
      return { state: 'closed' };
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED': {
      const { trade_no: tradeNo } = fields;
      const amount = fenOfYuanText(fields.total_amount);
      if (typeof tradeNo !== 'string' || tradeNo === '' || amount === null) return null;
      return { state: 'paid', tradeNo, amount, paidAt: fromBeijingTime(paidAt) };
    }
    default:
      return null;
  }
}
