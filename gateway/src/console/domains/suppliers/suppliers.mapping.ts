import type { ValueOf } from '../../../rest/enums.ts';

export const supplierWarning = {
  SHIP_SLOW: 'shipSlow',
  SHIP_LATE: 'shipLate',
  REFUNDS_HIGH: 'refundsHigh',
  DISPUTES_HIGH: 'disputesHigh',
  SCORE_LOW: 'scoreLow',
  DEPOSIT_LOW: 'depositLow',
  LICENCE_DUE: 'licenceDue',
} as const;
export type SupplierWarning = ValueOf<typeof supplierWarning>;
