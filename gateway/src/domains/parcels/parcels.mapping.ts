import type { ValueOf } from '../../graph/enums.ts';

export const parcelStatus = {
  PENDING_PAYMENT: 10,
  PENDING_SHIPMENT: 20,
  SHIPPED: 30,
  IN_TRANSIT: 40,
  SIGNED: 50,
  ABNORMAL: 60,
  REFUNDED: 70,
  CANCELLED: 80,
} as const;
export type ParcelStatus = ValueOf<typeof parcelStatus>;

export const outputStatus = {
  NONE: 0,
  QUEUED: 1,
  ISSUING: 2,
  SUCCESS: 3,
  FAILED: 4,
  VOIDING: 5,
  VOIDED: 6,
} as const;
export type OutputStatus = ValueOf<typeof outputStatus>;

export const autoSendStatus = {
  NONE: 0,
  WAITING: 1,
  SENDING: 2,
  SUCCESS: 3,
  FAILED: 4,
  PAUSED: 5,
  EXTERNAL: 6,
} as const;
export type AutoSendStatus = ValueOf<typeof autoSendStatus>;

export const refundStatus = {
  NONE: 0,
  APPLIED: 10,
  VOIDING: 20,
  WAIT_SELLER: 30,
  SUCCESS: 40,
  REJECTED: 50,
  REVOKED: 60,
} as const;
export type RefundStatus = ValueOf<typeof refundStatus>;

export const parcelAction = {
  REFUND: 'refund',
  COPY_NO: 'copyNo',
  TRACE: 'trace',
  RE_AUTO_SEND: 'reAutoSend',
  AGAIN_SUBMIT: 'againSubmit',
  EDIT_RECEIVER: 'editReceiver',
} as const;
export type ParcelAction = ValueOf<typeof parcelAction>;
