/** Where the one search of the console shows what it has found, as `?q=`. */
export const searchPath = '/search';
export const accountsPath = '/accounts';
export const accountPath = (id: number) => `/accounts/${id}`;
export const suppliersPath = '/suppliers';
export const supplierPath = (id: number) => `/suppliers/${id}`;

/** The wallet of an account. */
export const walletPath = (accountId: number) => `/wallets?account=${accountId}`;
export const ordersPath = '/orders';
export const parcelsPath = '/parcels';

/** All of an order; with a parcel of it in sight. */
export const orderPath = (orderId: number, packageId?: number) =>
  `/orders/${orderId}${packageId === undefined ? '' : `?parcel=${packageId}`}`;

export const casePath = (caseId: number) => `/cases/${caseId}`;
export const paymentPath = (paymentId: number) => `/payments/${paymentId}`;
export const cashOutPath = (cashOutId: number) => `/cash-outs/${cashOutId}`;
export const reportsPath = '/reports';
export const billPath = (billId: number) => `/bills/${billId}`;

/** Goods among all of them, opened. */
const goodsPath = (goodId: number) => `/goods?tab=ALL&id=${goodId}`;

/** What operators did with one thing. */
export const auditPath = (target: string) => `/audit?target=${encodeURIComponent(target)}`;

const PAGES: Record<string, (id: number) => string> = {
  ...{ account: accountPath, case: casePath, order: orderPath, payment: paymentPath, bill: billPath },
  ...{ supplier: supplierPath, goods: goodsPath, 'cash-out': cashOutPath },
};

/** Pages that all things of a kind stand on. */
const LISTS: Record<string, string> = {
  ...{
    setting: '/settings',
    operator: '/operators',
    role: '/roles',
    word: '/goods/words',
    report: reportsPath,
  },
  ...{ cashOutBatch: '/cash-outs?tab=batches', cashOuts: '/cash-outs', licence: '/licences?tab=all' },
  ...{ category: '/catalogue?tab=categories', courier: '/catalogue?tab=couriers' },
  ...{ area: '/catalogue?tab=areas', level: '/catalogue?tab=levels' },
};

/**
 * The page of a thing that is named as the log names it, such as `case:2`; null where it has none. A parcel stands on
 * the page of its order.
 */
export function targetPath(target: string, orderId: number | null = null): string | null {
  const [kind = '', id] = target.split(':');
  if (kind === 'parcel') return orderId === null ? null : orderPath(orderId, Number(id));
  const of = PAGES[kind];
  if (of) return Number(id) > 0 ? of(Number(id)) : null;
  return LISTS[kind] ?? null;
}

type Kind = 'BUYER' | 'SELLER';

/** Lists of one account alone. */
export const ordersOfPath = (kind: Kind, accountId: number) =>
  `${ordersPath}?${kind === 'BUYER' ? 'account' : 'seller'}=${accountId}`;
export const parcelsOfPath = (kind: Kind, accountId: number) =>
  `${parcelsPath}?${kind === 'BUYER' ? 'account' : 'seller'}=${accountId}`;
export const casesOfPath = (kind: Kind, accountId: number) =>
  `/cases?tab=ALL&${kind === 'BUYER' ? 'buyerId' : 'sellerId'}=${accountId}`;
export const shopsOfPath = (accountId: number) => `/shops?account=${accountId}`;
