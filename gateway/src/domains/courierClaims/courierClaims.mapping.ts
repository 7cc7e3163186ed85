import type { ValueOf } from '../../rest/enums.ts';

export const claimKind = { LOST: 1, DAMAGED: 2, LATE: 3 } as const;
export type ClaimKind = ValueOf<typeof claimKind>;

export const claimStatus = {
  OPENED: 10,
  SUBMITTED: 20,
  ACCEPTED: 30,
  PAID: 40,
  REFUSED: 50,
  WITHDRAWN: 60,
} as const;
export type ClaimStatus = ValueOf<typeof claimStatus>;

export const claimAction = {
  SUBMIT: 'submit',
  ACCEPT: 'accept',
  REFUSE: 'refuse',
  PAY: 'pay',
  WITHDRAW: 'withdraw',
} as const;
export type ClaimAction = ValueOf<typeof claimAction>;
