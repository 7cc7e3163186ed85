export * from './accounts.ts';
export * from './catalogue.ts';
export * from './shipments.ts';
export * from './shops.ts';
export * from './site.ts';
export * from './wallet.ts';
