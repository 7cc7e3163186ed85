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

/** What operators did with one thing. */
export const auditPath = (target: string) => `/audit?target=${encodeURIComponent(target)}`;

const PAGES: Record<string, (id: number) => string> = {
  ...{ account: accountPath, case: casePath, order: orderPath, payment: paymentPath, bill: billPath },
};

/** The page of a thing that is named as the log names it, such as `case:2`; null where it has none. */
export function targetPath(target: string): string | null {
  const [kind = '', id] = target.split(':');
  const of = PAGES[kind];
  return of && Number(id) > 0 ? of(Number(id)) : null;
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
