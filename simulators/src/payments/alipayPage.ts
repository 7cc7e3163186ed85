import { bizContentOf, type Parameters } from '../alipay/requests.ts';
import { textIn } from '../shops/given.ts';
import { openedTrade } from './alipayTrades.ts';
import { refusedPage } from './cashierPage.ts';
import type { Trade } from './paymentBook.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

/** The methods of pages, and the product that each is for: at a computer, and on phones. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
};

export const isPagePay = (method: string | undefined): boolean => Object.hasOwn(PRODUCTS, method ?? '');

/** Where a link of a merchant leads: to the cashier, or to a page that says what is wrong with it. */
export function followPageLink(
  { book }: PaymentsWorld,
  parameters: Parameters,
  now: Date,
): { trade: Trade } | { page: string } {
  const content = bizContentOf(parameters) ?? {};
  const method = parameters.get('method') ?? '';
  const isWhole = method !== 'alipay.trade.wap.pay' || URL.canParse(textIn(content.quit_url));
  if (content.product_code !== PRODUCTS[method] || !isWhole)
    return { page: refusedPage('INVALID_PARAMETER') };
  const trade = openedTrade(book, content, parameters, now);
  return 'sub_code' in trade ? { page: refusedPage(trade.sub_code) } : { trade };
}
