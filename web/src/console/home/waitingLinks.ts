import type { WaitingKind } from '../graphql/generated/graphql.ts';

/** Where what waits is listed; a page that this build does not have is no way. */
export const waitingLinks: Partial<Record<WaitingKind, string>> = {
  APPROVALS: '/approvals',
  GOODS: '/goods',
  CASES: '/cases',
  CASH_OUTS_TO_APPROVE: '/cash-outs',
  CASH_OUTS_TO_PAY: '/cash-outs?tab=pay',
  WAYBILLS: '/parcels?status=PENDING_SHIPMENT&output=FAILED',
  PAYMENT_PROBLEMS: '/payments?tab=problems',
  BILL_DIFFERENCES: '/bills?scope=open',
  RECHARGE_REFUNDS: '/payments?tab=refunds',
  VIOLATIONS: '/books',
  APPLICATIONS: '/joins',
  LICENCES: '/licences',
  SHOPS: '/shops?lapsing=1',
};
