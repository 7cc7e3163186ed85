import type { AccountKind, ClosingCheckKey } from '../../graphql/generated/graphql.ts';
import { paths, rechargePath, refundsPath } from '../../lib/paths.ts';

/** Where each thing is settled that keeps an account from being closed. */
export function closingLinks(kind: AccountKind): Record<ClosingCheckKey, string> {
  const wallet = kind === 'BUYER' ? paths.buyerWallet : paths.sellerWallet;
  return {
    UNPAID_ORDERS: `${paths.orders}?tab=pendingPayment`,
    PARCELS: '/packageCenter',
    AFTER_SALE: '/packageCenter',
    REFUNDS: refundsPath(),
    GOODS_ON_SALE: paths.sellerGoods,
    CASH_OUTS: `${wallet}?tab=cashOuts`,
    RECHARGES: `${wallet}?tab=recharges`,
    INCOME: wallet,
    DEBT: rechargePath({}, wallet),
  };
}
