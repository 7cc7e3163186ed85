import type { ValueOf } from '../../../rest/enums.ts';

export const channelBillState = {
  WAITING: 'waiting',
  READING: 'reading',
  FAILED: 'failed',
  AGREES: 'agrees',
  DIFFERS: 'differs',
} as const;
export type ChannelBillState = ValueOf<typeof channelBillState>;

export const billDifferenceKind = { ONLY_TOLD: 1, ONLY_OURS: 2, AMOUNT: 3, STATE: 4 } as const;
export type BillDifferenceKind = ValueOf<typeof billDifferenceKind>;

export const billLineKind = { PAYMENT: 1, REFUND: 2 } as const;
export type BillLineKind = ValueOf<typeof billLineKind>;
