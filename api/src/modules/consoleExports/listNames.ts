/** The lists of the console that are written as files, as the graph names their filters. */
export const consoleLists = [
  'accounts',
  'adjustments',
  'approvals',
  'auditEntries',
  'cases',
  'cashOutBatches',
  'cashOuts',
  'channelBills',
  'failedJobs',
  'goodsToAudit',
  'invoices',
  'joinApplications',
  'licences',
  'notices',
  'operators',
  'orders',
  'parcels',
  'paymentProblems',
  'payments',
  'rechargeRefunds',
  'reviews',
  'roles',
  'shops',
  'suppliers',
  'walletLines',
] as const;
export type ConsoleListName = (typeof consoleLists)[number];

/** What is kept as views: those, and statements, which are no list of rows and have files of their own. */
export const viewedLists = [...consoleLists, 'statements'] as const;
export type ViewedListName = (typeof viewedLists)[number];
