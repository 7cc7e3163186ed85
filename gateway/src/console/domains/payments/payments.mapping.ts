import type { ValueOf } from '../../../rest/enums.ts';

export const paymentProblemKind = {
  AMOUNT: 'amount',
  PAID_TWICE: 'paidTwice',
  TRADE_NO_USED: 'tradeNoUsed',
  NOT_PAID: 'notPaid',
} as const;
export type PaymentProblemKind = ValueOf<typeof paymentProblemKind>;

export const channelState = {
  PAID: 'paid',
  WAITING: 'waiting',
  CLOSED: 'closed',
  ABSENT: 'absent',
} as const;
export type ChannelState = ValueOf<typeof channelState>;

export const rechargeRefundStatus = { UNDERWAY: 0, DONE: 1, REFUSED: 2 } as const;
export type RechargeRefundStatus = ValueOf<typeof rechargeRefundStatus>;
