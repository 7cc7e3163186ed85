import type { ValueOf } from '../../../rest/enums.ts';

export const bankVerdict = {
  PAID: 'paid',
  FAILED: 'failed',
  DONE: 'done',
  UNKNOWN: 'unknown',
  AMOUNT: 'amount',
  STATE: 'state',
  APPROVER: 'approver',
  TRANSFER: 'transfer',
  REASON: 'reason',
  TWICE: 'twice',
} as const;
export type BankVerdict = ValueOf<typeof bankVerdict>;
