import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { ReasonCode } from '../shipments/reasons.ts';

/** What the shop's orders of a parcel say about its waybill number. */
export type WriteBackPlan = {
  /** Numbers of the orders that carry it already. */
  posted: string[];
  /** Those that wait for it. */
  waiting: string[];
  /** Why the others cannot have it, as the first of them says; null when there are none. */
  blocked: ReasonCode | null;
};

const SHIPPED = 4;
const CLOSED = 6;

/**
 * What of a parcel a shop is still to be told, by the orders as the shop shows them now; null stands for one that it
 * does not have. What carries the number was told, whatever has become of it since: an answer may have been lost.
 */
export function planWriteBack(orders: readonly (RemoteOrder | null)[], waybillNo: string): WriteBackPlan {
  // A parcel of no orders can be told to nobody, and must not pass for one that was.
  const judgement: WriteBackPlan = {
    posted: [],
    waiting: [],
    blocked: orders.length ? null : 'PLATFORM_ERROR',
  };
  for (const order of orders) {
    const reason = order ? blockedBy(order) : 'PLATFORM_ERROR';
    if (order?.shipments.some((shipment) => shipment.waybillNo === waybillNo)) {
      judgement.posted.push(order.remoteOrderNo);
    } else if (reason !== null) judgement.blocked ??= reason;
    else if (order) judgement.waiting.push(order.remoteOrderNo);
  }
  return judgement;
}

/** An order of which a part was shipped still takes the rest; what its platform says about that decides. */
function blockedBy({ status, refundStatus }: RemoteOrder): ReasonCode | null {
  if (status === CLOSED) return 'SHOP_CLOSED';
  if (status >= SHIPPED) return 'SHOP_SHIPPED';
  return refundStatus === 0 ? null : 'SHOP_REFUNDING';
}
