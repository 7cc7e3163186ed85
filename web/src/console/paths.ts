/** Where the one search of the console shows what it has found, as `?q=`. */
export const searchPath = '/search';

/** The wallet of an account. */
export const walletPath = (accountId: number) => `/wallets?account=${accountId}`;
