import type { OrderFilter } from '../../resolvers.generated.ts';
import type { ValueOf } from '../../rest/enums.ts';
import type { OrderPageDto } from './shipments.dto.ts';

export const platform = {
  OTHER: 0,
  TAOBAO: 1,
  PINDUODUO: 2,
  JD: 3,
  DOUYIN: 4,
  KUAISHOU: 5,
  WECHAT_CHANNELS: 6,
  JUSHUITAN: 7,
  ALI_1688: 8,
} as const;
export type Platform = ValueOf<typeof platform>;

export const shipMode = { BY_HAND: 1, AUTO: 2, MODEL: 3 } as const;
export type ShipMode = ValueOf<typeof shipMode>;

export const orderStatus = {
  PENDING_PAYMENT: 10,
  PENDING_SHIPMENT: 20,
  PENDING_RECEIPT: 30,
  PENDING_REVIEW: 40,
  COMPLETED: 50,
  CANCELLED: 60,
  CLOSED: 70,
} as const;
export type OrderStatus = ValueOf<typeof orderStatus>;

export const afterSaleStatus = { NONE: 0, ACTIVE: 1, PARTLY_REFUNDED: 2, REFUNDED: 3 } as const;
export type AfterSaleStatus = ValueOf<typeof afterSaleStatus>;

export const cancelType = {
  BUYER: 1,
  TIMEOUT: 2,
  STOCK_SHORT: 3,
  WAREHOUSE_PAUSED: 4,
  SYSTEM: 5,
} as const;
export type CancelType = ValueOf<typeof cancelType>;

export const pricePartKind = { GOODS: 'goods', STEP: 'step', AGREED: 'agreed', MARK_UP: 'markUp' } as const;
export type PricePartKind = ValueOf<typeof pricePartKind>;

export const orderAction = {
  PAY: 'pay',
  CANCEL: 'cancel',
  CONFIRM: 'confirm',
  REVIEW: 'review',
  RE_AUTO_SEND: 'reAutoSend',
  AGAIN_SUBMIT: 'againSubmit',
  COPY: 'copy',
  CALLBACK: 'callback',
  EXPORT: 'export',
  DETAIL: 'detail',
} as const;
export type OrderAction = ValueOf<typeof orderAction>;

export const orderSort = {
  NEWEST: 'newest',
  OLDEST: 'oldest',
  FEE_HIGH: 'feeHigh',
  FEE_LOW: 'feeLow',
} as const;
export type OrderSort = ValueOf<typeof orderSort>;

export const confirmAction = { PAY: 'pay', RECEIVE: 'receive' } as const;
export type ConfirmAction = ValueOf<typeof confirmAction>;

export const rowState = { OK: 0, WARN: 1, ERROR: 2, DUPLICATE: 3, EXCLUDED: 4 } as const;
export type RowState = ValueOf<typeof rowState>;

/** REST uses another name for the id filter. */
export function orderFilterOf(filter: OrderFilter | null | undefined) {
  const { id, ...others } = filter ?? {};
  return { ...others, orderId: id };
}

/** REST keys its counts by status number. */
export function countsByTab(counts: OrderPageDto['counts']) {
  return {
    all: counts.all,
    pendingPayment: counts['10'],
    pendingShipment: counts['20'],
    pendingReceipt: counts['30'],
    pendingReview: counts['40'],
    afterSale: counts.afterSale,
  };
}
