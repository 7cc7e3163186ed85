/** REST `order.status`. */
export const orderStatus = {
  pendingPayment: 10,
  pendingShipment: 20,
  pendingReceipt: 30,
  pendingReview: 40,
  completed: 50,
  cancelled: 60,
  closed: 70,
} as const;

export const orderStatusTexts: Record<number, string> = {
  10: '待付款',
  20: '待发货',
  30: '待收货',
  40: '待评价',
  50: '已完成',
  60: '已取消',
  70: '已关闭',
};

/** REST `orderPackage.status`. */
export const parcelStatus = {
  pendingPayment: 10,
  pendingShipment: 20,
  shipped: 30,
  inTransit: 40,
  signed: 50,
  abnormal: 60,
  refunded: 70,
  cancelled: 80,
} as const;

export const parcelStatusTexts: Record<number, string> = {
  10: '待付款',
  20: '待发货',
  30: '已发货',
  40: '运输中',
  50: '已签收',
  60: '异常',
  70: '已退款',
  80: '已取消',
};

/** REST `order.cancelType`. */
export const cancelTypes = { buyer: 1, timeout: 2, stockShort: 3, warehousePaused: 4, system: 5 } as const;

type OrderFacts = {
  paidAt: Date | null;
  cancelledAt: Date | null;
  receivedAt: Date | null;
  completedAt: Date | null;
};
type ParcelFacts = { status: number; refundStatus: number };

const GONE: readonly number[] = [parcelStatus.refunded, parcelStatus.cancelled];
const UNDERWAY: readonly number[] = [parcelStatus.shipped, parcelStatus.inTransit, parcelStatus.abnormal];
const REFUND_ACTIVE: readonly number[] = [10, 20, 30];

/** An order's status follows from its parcels and a few moments; it is never set any other way after payment. */
export function deriveOrderStatus(order: OrderFacts, parcels: readonly ParcelFacts[]): number {
  if (!order.paidAt) return order.cancelledAt ? orderStatus.cancelled : orderStatus.pendingPayment;
  const live = parcels.filter((parcel) => !GONE.includes(parcel.status));
  if (live.length === 0) return orderStatus.closed;
  if (order.completedAt) return orderStatus.completed;
  if (order.receivedAt) return orderStatus.pendingReview;
  if (live.some((parcel) => parcel.status === parcelStatus.pendingShipment))
    return orderStatus.pendingShipment;
  if (live.some((parcel) => UNDERWAY.includes(parcel.status))) return orderStatus.pendingReceipt;
  return orderStatus.pendingReview;
}

/** REST `order.afterSaleStatus`: 0 none, 1 active, 2 partly refunded, 3 all refunded. */
export function deriveAfterSaleStatus(parcels: readonly ParcelFacts[]): number {
  if (parcels.some((parcel) => REFUND_ACTIVE.includes(parcel.refundStatus))) return 1;
  const refunded = parcels.filter((parcel) => parcel.status === parcelStatus.refunded).length;
  if (refunded === 0) return 0;
  return refunded === parcels.length ? 3 : 2;
}

/** Output states in which no waybill exists and none is being issued. */
export const NOT_ISSUED: readonly number[] = [0, 1, 4];

export type OrderAction = 'pay' | 'cancel' | 'confirm' | 'reAutoSend' | 'callback' | 'export' | 'detail';

type OrderState = {
  status: number;
  /** No parcel has a waybill, or is getting one. */
  notIssued: boolean;
  /** It ships a shop's orders. */
  ofShop: boolean;
  /** The shop can be told of some parcels again. */
  canResend: boolean;
};

/** What the actor may do with an order. */
export function allowedOrderActions(
  actor: { kind: 'buyer' | 'seller' },
  { status, notIssued, ofShop, canResend }: OrderState,
): OrderAction[] {
  if (actor.kind === 'seller') return ['export', 'detail'];
  const resend: OrderAction[] = canResend ? ['reAutoSend'] : [];
  const ask: OrderAction[] = ofShop ? ['callback'] : [];
  switch (status) {
    case orderStatus.pendingPayment:
      return ['pay', 'cancel', 'export', 'detail'];
    case orderStatus.pendingShipment:
      return [...(notIssued ? (['cancel'] as const) : []), ...resend, ...ask, 'export', 'detail'];
    case orderStatus.pendingReceipt:
      return ['confirm', ...resend, ...ask, 'export', 'detail'];
    default:
      return [...resend, 'export', 'detail'];
  }
}

export type ParcelAction = 'copyNo' | 'reAutoSend';

const GONE_WRONG: readonly number[] = [4, 5];

/** What the actor may do with a parcel. */
export function allowedParcelActions(
  { waybillNo, status, autoSendStatus }: { waybillNo: string | null; status: number; autoSendStatus: number },
  actor: { kind: 'buyer' | 'seller' },
): ParcelAction[] {
  if (!waybillNo) return [];
  const canResend = actor.kind === 'buyer' && GONE_WRONG.includes(autoSendStatus) && !GONE.includes(status);
  return canResend ? ['copyNo', 'reAutoSend'] : ['copyNo'];
}
