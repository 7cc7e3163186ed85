import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { hasOnlyOthers } from '../shopOrders/parcelMembers.ts';

/** The state of a parcel's shop orders regarding its waybill number. */
export type WriteBackPlan = {
  /** Orders that already have the number. */
  posted: string[];
  /** Orders that wait for it. */
  waiting: string[];
  /** The first reason why the others cannot have it; null when there are none. */
  blocked: ReasonCode | null;
};

const SHIPPED = 4;
const CLOSED = 6;

/**
 * Plans what to post to a shop, by the current state of its orders; null for a missing order. An order with the
 * number counts as posted whatever its state: an answer may have been lost. `otherNos` are those of the order's other
 * parcels: having gone out with them, it waits for this one. `missing` is what it means that the shop has none with its number.
 */
export function planWriteBack(
  orders: readonly (RemoteOrder | null)[],
  waybillNo: string,
  otherNos: readonly string[] = [],
  missing: ReasonCode = 'PLATFORM_ERROR',
): WriteBackPlan {
  // A parcel without orders cannot be posted and must not count as posted.
  const judgement: WriteBackPlan = {
    posted: [],
    waiting: [],
    blocked: orders.length ? null : 'PLATFORM_ERROR',
  };
  for (const order of orders) {
    const reason = order ? blockedBy(order, otherNos) : missing;
    if (order?.shipments.some((shipment) => shipment.waybillNo === waybillNo)) {
      judgement.posted.push(order.remoteOrderNo);
    } else if (reason !== null) judgement.blocked ??= reason;
    else if (order) judgement.waiting.push(order.remoteOrderNo);
  }
  return judgement;
}

/** A partly shipped order accepts the rest; its platform decides. */
function blockedBy(order: RemoteOrder, otherNos: readonly string[]): ReasonCode | null {
  const { status, refundStatus } = order;
  if (status === CLOSED) return 'SHOP_CLOSED';
  if (status >= SHIPPED && !hasOnlyOthers(order, otherNos)) return 'SHOP_SHIPPED';
  return refundStatus === 0 ? null : 'SHOP_REFUNDING';
}
