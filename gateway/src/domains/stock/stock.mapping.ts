import type { ValueOf } from '../../rest/enums.ts';

export const stockLogType = {
  INBOUND: 1,
  COUNT: 2,
  LOCK: 3,
  CANCEL_RELEASE: 4,
  TIMEOUT_RELEASE: 5,
  SHIP: 6,
  RETURN: 7,
  IMPORT: 8,
  TRANSFER_OUT: 9,
  TRANSFER_IN: 10,
  TRANSFER_BACK: 11,
  TRANSFER_LOSS: 12,
  BULK_EDIT: 13,
  SAFETY: 14,
} as const;
export type StockLogType = ValueOf<typeof stockLogType>;
