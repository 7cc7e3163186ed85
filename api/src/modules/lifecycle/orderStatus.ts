import { orderStatus, parcelStatus } from '../../shared/statuses.ts';
import { REFUND_ACTIVE } from './refundStatus.ts';

export const orderStatusTexts: Record<number, string> = {
  10: '待付款',
  20: '待发货',
  30: '待收货',
  40: '待评价',
  50: '已完成',
  60: '已取消',
  70: '已关闭',
};

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

type OrderFacts = {
  paidAt: Date | null;
  cancelledAt: Date | null;
  receivedAt: Date | null;
  completedAt: Date | null;
};
type ParcelFacts = { status: number; refundStatus: number };

/** Statuses of parcels that were refunded or cancelled. */
export const GONE: readonly number[] = [parcelStatus.refunded, parcelStatus.cancelled];
const UNDERWAY: readonly number[] = [parcelStatus.shipped, parcelStatus.inTransit, parcelStatus.abnormal];

/** After payment an order's status is derived from its parcels and some timestamps and never set otherwise. */
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

/** REST `order.afterSaleStatus`: 0 none, 1 a refund or a case is open, 2 partly refunded, 3 all refunded. */
export function deriveAfterSaleStatus(parcels: readonly ParcelFacts[], hasOpenCase: boolean): number {
  if (hasOpenCase || parcels.some((parcel) => REFUND_ACTIVE.includes(parcel.refundStatus))) return 1;
  const refunded = parcels.filter((parcel) => parcel.status === parcelStatus.refunded).length;
  if (refunded === 0) return 0;
  return refunded === parcels.length ? 3 : 2;
}

/** Output states in which no waybill exists and none is being issued. */
export const NOT_ISSUED: readonly number[] = [0, 1, 4];
