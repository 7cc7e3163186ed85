/** The lists of the console that are kept as views and written as files, as the graph names their filters. */
export const consoleLists = [
  'accounts',
  'adjustments',
  'approvals',
  'auditEntries',
  'cases',
  'cashOuts',
  'goodsToAudit',
  'joinApplications',
  'licences',
  'notices',
  'orders',
  'parcels',
  'paymentProblems',
  'payments',
  'rechargeRefunds',
  'reviews',
  'shops',
  'suppliers',
  'walletLines',
] as const;
export type ConsoleListName = (typeof consoleLists)[number];
