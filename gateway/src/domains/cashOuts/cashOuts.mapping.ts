import type { ValueOf } from '../../rest/enums.ts';

export const cashOutStatus = {
  AUDITING: 0,
  APPROVED: 10,
  PAYING: 20,
  PAID: 30,
  REJECTED: 40,
  FAILED: 50,
  REVOKED: 60,
} as const;
export type CashOutStatus = ValueOf<typeof cashOutStatus>;

export const payeeType = { ALIPAY: 1, WECHAT: 2, BANK: 3 } as const;
export type PayeeType = ValueOf<typeof payeeType>;
