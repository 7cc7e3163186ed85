import type { ValueOf } from '../../rest/enums.ts';

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
  REVOKE_REFUND: 'revokeRefund',
  ANSWER_REFUND: 'answerRefund',
  AFTER_SALE: 'afterSale',
  CLAIM: 'claim',
  COPY_NO: 'copyNo',
  TRACE: 'trace',
  RE_AUTO_SEND: 'reAutoSend',
  AGAIN_SUBMIT: 'againSubmit',
  EDIT_RECEIVER: 'editReceiver',
  PRINT: 'print',
  FILL_WAYBILL: 'fillWaybill',
  REVEAL_RECEIVER: 'revealReceiver',
} as const;
export type ParcelAction = ValueOf<typeof parcelAction>;

/** In the numbers of Kuaidi100. */
export const traceState = {
  MOVING: 0,
  PICKED_UP: 1,
  TROUBLE: 2,
  SIGNED: 3,
  RETURNED: 4,
  DELIVERING: 5,
  RETURNING: 6,
  PASSED_ON: 7,
  CUSTOMS: 8,
  CUSTOMS_AWAITED: 10,
  CUSTOMS_UNDER_WAY: 11,
  CUSTOMS_PASSED: 12,
  CUSTOMS_TROUBLE: 13,
  REFUSED: 14,
} as const;
export type TraceState = ValueOf<typeof traceState>;

export const parcelEventType = {
  CREATED: 'created',
  PAID: 'paid',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
  ISSUED: 'issued',
  ISSUE_FAILED: 'issueFailed',
  RESUBMITTED: 'resubmitted',
  VOID_REFUSED: 'voidRefused',
  SENT: 'sent',
  SEND_FAILED: 'sendFailed',
  SEND_PAUSED: 'sendPaused',
  SENT_OTHERWISE: 'sentOtherwise',
  REFUND_APPLIED: 'refundApplied',
  REFUND_REJECTED: 'refundRejected',
  REFUND_REVOKED: 'refundRevoked',
  RECEIVER_EDITED: 'receiverEdited',
  RECEIVER_TOO_LATE: 'receiverTooLate',
  SHIPPED_APART: 'shippedApart',
  PART_REFUNDED: 'partRefunded',
  COMPENSATED: 'compensated',
  STALLED: 'stalled',
  TRACE: 'trace',
} as const;
export type ParcelEventType = ValueOf<typeof parcelEventType>;

/** The actor of an event of a parcel or of its refund. */
export const eventActor = { USER: 'user', SELLER: 'seller', SYSTEM: 'system', PLATFORM: 'platform' } as const;
export type EventActor = ValueOf<typeof eventActor>;
