import type { ValueOf } from '../../../rest/enums.ts';

export const foundKind = {
  ORDER: 1,
  PARCEL: 2,
  WAYBILL: 3,
  SHOP_ORDER: 4,
  REFUND: 5,
  CASE: 6,
  ACCOUNT: 7,
  PAYMENT: 8,
  CASH_OUT: 9,
  RECEIVER: 10,
} as const;
export type FoundKind = ValueOf<typeof foundKind>;
