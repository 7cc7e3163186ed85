import type { ValueOf } from '../../rest/enums.ts';

export const moneyLogType = {
  RECHARGE: 1,
  ORDER_PAY: 2,
  PACKAGE_REFUND: 3,
  CASH_OUT_FREEZE: 4,
  CASH_OUT_PAID: 5,
  CASH_OUT_RETURN: 6,
  AGENT_PROFIT: 7,
  AGENT_REVERSE: 8,
  SUPPLIER_SETTLE: 9,
  SUPPLIER_REVERSE: 10,
  BONUS: 11,
  ADJUST: 12,
  SUPPLEMENT: 13,
  COMPENSATION: 14,
  DEMO: 15,
  RECHARGE_RETURN: 16,
  RECHARGE_RETURN_FAILED: 17,
  DEMO_GIVEN_UP: 19,
  DEPOSIT_TOP_UP: 20,
  DEPOSIT_PAY_IN: 21,
  DEPOSIT_RETURN: 22,
  DEPOSIT_PAID: 23,
  REPLACEMENT_FREIGHT: 24,
  COURIER_CLAIM: 30,
} as const;
export type MoneyLogType = ValueOf<typeof moneyLogType>;

export const moneyDirection = { IN: 'in', OUT: 'out' } as const;
export type MoneyDirection = ValueOf<typeof moneyDirection>;
