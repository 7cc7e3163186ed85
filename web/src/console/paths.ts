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

/** Pages of others that these lead to. */
export const casePath = (caseId: number) => `/cases/${caseId}`;
export const paymentPath = (paymentId: number) => `/payments/${paymentId}`;
export const cashOutPath = (cashOutId: number) => `/cash-outs/${cashOutId}`;
export const adjustPath = (accountId: number, packageId: number) =>
  `/money/adjust?${new URLSearchParams({ account: String(accountId), parcel: String(packageId) })}`;
