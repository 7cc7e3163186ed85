import type { ValueOf } from '../../rest/enums.ts';

export const transferStatus = { SENT: 10, RECEIVED: 20, CANCELLED: 30 } as const;
export type TransferStatus = ValueOf<typeof transferStatus>;

export const transferReason = { SHORT: 1, DAMAGED: 2 } as const;
export type TransferReason = ValueOf<typeof transferReason>;

export const transferAction = { RECEIVE: 'receive', CANCEL: 'cancel' } as const;
export type TransferAction = ValueOf<typeof transferAction>;
