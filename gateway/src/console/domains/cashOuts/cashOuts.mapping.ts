import type { ValueOf } from '../../../rest/enums.ts';

export const cashOutSplitStatus = { UNDERWAY: 0, DONE: 1, REFUSED: 2, CLOSED: 3 } as const;
export type CashOutSplitStatus = ValueOf<typeof cashOutSplitStatus>;

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
