import type { ValueOf } from '../../rest/enums.ts';

export const webhookEvent = {
  ORDER_PAID: 'order.paid',
  ORDER_CANCELLED: 'order.cancelled',
  PARCEL_WAYBILL_ISSUED: 'parcel.waybill_issued',
  PARCEL_SHIPPED: 'parcel.shipped',
  PARCEL_DELIVERED: 'parcel.delivered',
  PARCEL_PROBLEM: 'parcel.problem',
  REFUND_CHANGED: 'refund.changed',
  STOCK_LOW: 'stock.low',
  GOODS_CHANGED: 'goods.changed',
  CASH_OUT_CHANGED: 'cash_out.changed',
  SHOP_EXPIRING: 'shop.expiring',
} as const;
export type WebhookEvent = ValueOf<typeof webhookEvent>;

export const webhookEndpointStatus = { ACTIVE: 1, OFF: 2, RESTING: 3 } as const;
export type WebhookEndpointStatus = ValueOf<typeof webhookEndpointStatus>;

export const webhookMessageStatus = { WAITING: 1, DELIVERED: 2, FAILED: 3 } as const;
export type WebhookMessageStatus = ValueOf<typeof webhookMessageStatus>;

export const webhookFailure = {
  REFUSED: 'refused',
  TIMEOUT: 'timeout',
  TLS: 'tls',
  CONNECTION: 'connection',
} as const;
export type WebhookFailure = ValueOf<typeof webhookFailure>;
