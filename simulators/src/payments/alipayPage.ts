import { bizContentOf, type Parameters } from '../alipay/requests.ts';
import { openedTrade } from './alipayTrades.ts';
import { refusedPage } from './cashierPage.ts';
import type { Trade } from './paymentBook.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

export const PAGE_PAY = 'alipay.trade.page.pay';

/** Where a link of a merchant leads: to the cashier, or to a page that says what is wrong with it. */
export function followPageLink(
  { book }: PaymentsWorld,
  parameters: Parameters,
  now: Date,
): { trade: Trade } | { page: string } {
  const content = bizContentOf(parameters) ?? {};
  if (content.product_code !== 'FAST_INSTANT_TRADE_PAY') return { page: refusedPage('INVALID_PARAMETER') };
  const trade = openedTrade(book, content, parameters, now);
  return 'sub_code' in trade ? { page: refusedPage(trade.sub_code) } : { trade };
}
