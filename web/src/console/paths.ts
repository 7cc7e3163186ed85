/** Where the one search of the console shows what it has found, as `?q=`. */
export const searchPath = '/search';
export const accountsPath = '/accounts';
export const accountPath = (id: number) => `/accounts/${id}`;
export const suppliersPath = '/suppliers';
export const supplierPath = (id: number) => `/suppliers/${id}`;
