import type { ValueOf } from '../../rest/enums.ts';

export const erpTradeState = {
  WAITING: 1,
  PUSHED: 2,
  SHIPPED: 3,
  CANCELLING: 4,
  CANCELLED: 5,
  REFUSED: 6,
} as const;
export type ErpTradeState = ValueOf<typeof erpTradeState>;

export const erpStockState = { DUE: 0, TAKEN: 1, UNLINKED: 2, REFUSED: 3 } as const;
export type ErpStockState = ValueOf<typeof erpStockState>;

export const erpGoodState = { WAITING: 1, TAKEN: 2, FAILED: 3 } as const;
export type ErpGoodState = ValueOf<typeof erpGoodState>;
