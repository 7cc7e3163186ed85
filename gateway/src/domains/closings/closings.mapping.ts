import type { ValueOf } from '../../rest/enums.ts';

export const closingPhase = {
  NONE: 'none',
  REFUNDING: 'refunding',
  CASH_OUT: 'cashOut',
  WAITING: 'waiting',
  CLOSED: 'closed',
} as const;
export type ClosingPhase = ValueOf<typeof closingPhase>;

export const closingCheckKey = {
  UNPAID_ORDERS: 'unpaidOrders',
  PARCELS: 'parcels',
  AFTER_SALE: 'afterSale',
  REFUNDS: 'refunds',
  GOODS_ON_SALE: 'goodsOnSale',
  CASH_OUTS: 'cashOuts',
  RECHARGES: 'recharges',
  INCOME: 'income',
  DEBT: 'debt',
} as const;
export type ClosingCheckKey = ValueOf<typeof closingCheckKey>;

export const rechargeReturnStatus = { PLANNED: 0, UNDERWAY: 1, DONE: 2, REFUSED: 3 } as const;
export type RechargeReturnStatus = ValueOf<typeof rechargeReturnStatus>;
