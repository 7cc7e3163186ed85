import type { ValueOf } from '../../../rest/enums.ts';

export const consoleList = {
  ACCOUNTS: 'accounts',
  ADJUSTMENTS: 'adjustments',
  APPROVALS: 'approvals',
  AUDIT_ENTRIES: 'auditEntries',
  CASES: 'cases',
  CASH_OUTS: 'cashOuts',
  GOODS_TO_AUDIT: 'goodsToAudit',
  JOIN_APPLICATIONS: 'joinApplications',
  LICENCES: 'licences',
  NOTICES: 'notices',
  ORDERS: 'orders',
  PARCELS: 'parcels',
  PAYMENT_PROBLEMS: 'paymentProblems',
  PAYMENTS: 'payments',
  RECHARGE_REFUNDS: 'rechargeRefunds',
  REVIEWS: 'reviews',
  SHOPS: 'shops',
  SUPPLIERS: 'suppliers',
  WALLET_LINES: 'walletLines',
} as const;
export type ConsoleList = ValueOf<typeof consoleList>;
