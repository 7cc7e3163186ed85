import type { ValueOf } from '../../../rest/enums.ts';

export const waitingKind = {
  APPROVALS: 'approvals',
  GOODS: 'goods',
  CASES: 'cases',
  CASH_OUTS_TO_APPROVE: 'cashOutsToApprove',
  CASH_OUTS_TO_PAY: 'cashOutsToPay',
  WAYBILLS: 'waybills',
  PAYMENT_PROBLEMS: 'paymentProblems',
  BILL_DIFFERENCES: 'billDifferences',
  RECHARGE_REFUNDS: 'rechargeRefunds',
  VIOLATIONS: 'violations',
  APPLICATIONS: 'applications',
  LICENCES: 'licences',
  SHOPS: 'shops',
} as const;
export type WaitingKind = ValueOf<typeof waitingKind>;
