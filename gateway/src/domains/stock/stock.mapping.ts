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
} as const;
export type StockLogType = ValueOf<typeof stockLogType>;
