import { ShopError } from '../../adapters/shops/shopError.ts';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { ReasonCode } from '../shipments/reasons.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { markOf } from './marking.ts';
import { type Outcome, outcomeOfError, outcomeOfReason } from './outcomes.ts';
import { planWriteBack, type WriteBackPlan } from './planWriteBack.ts';
import type { ClaimedParcel } from './writeBacks.repository.ts';

export type WriteBackResult = {
  outcome: Outcome;
  /** Numbers of the shop's orders that carry the waybill number now. */
  posted: string[];
  /** The shop's orders as they were read. */
  read: RemoteOrder[];
};

/** A parcel's orders as their shop shows them now; null where it has none. */
export function readOrders(
  calls: ShopCalls,
  shop: ShopRow,
  remoteOrderNos: readonly string[],
): Promise<(RemoteOrder | null)[]> {
  return calls.run(shop, (platform, access) =>
    Promise.all(remoteOrderNos.map((orderNo) => platform.getOrder(access, orderNo))),
  );
}

/**
 * Tells a shop the waybill number of a parcel. It reads before it posts, every time: what an earlier try has posted
 * whose answer was lost is found there, and not posted again.
 * @throws only what is a defect of ours
 */
export async function postWaybillNo(
  calls: ShopCalls,
  shop: ShopRow,
  parcel: ClaimedParcel,
): Promise<WriteBackResult> {
  const result: WriteBackResult = { outcome: { kind: 'told' }, posted: [], read: [] };

  async function look(): Promise<WriteBackPlan> {
    const orders = await readOrders(calls, shop, parcel.remoteOrderNos);
    result.read = orders.filter((order) => order !== null);
    return planWriteBack(orders, parcel.waybillNo);
  }

  /** Answers why some of the orders were not told; null when all were. */
  async function post({ posted, waiting, blocked }: WriteBackPlan): Promise<ReasonCode | null> {
    result.posted = posted;
    if (waiting.length === 0) return blocked;
    const { courierCode, waybillNo, remoteAddressId, packageNo: requestId } = parcel;
    const shipment = { remoteOrderNos: waiting, courierCode, waybillNo, remoteAddressId, requestId };
    try {
      await calls.run(shop, (platform, access) => platform.postShipment(access, shipment));
      result.posted = [...posted, ...waiting];
      return blocked;
    } catch (error) {
      if (!(error instanceof ShopError) || error.kind !== 'alreadyShipped') throw error;
      const again = await look();
      result.posted = again.posted;
      return again.blocked ?? (again.waiting.length > 0 ? 'SHOP_SHIPPED' : null);
    }
  }

  try {
    result.outcome = outcomeOfReason(await post(await look()));
    await mark(calls, shop, result);
  } catch (error) {
    const outcome = outcomeOfError(error);
    if (outcome === null) throw error;
    result.outcome = outcome;
  }
  return result;
}

/** A shop that does not take the mark has been told all the same. */
async function mark(calls: ShopCalls, shop: ShopRow, { posted, read }: WriteBackResult): Promise<void> {
  for (const order of read) {
    const remark = posted.includes(order.remoteOrderNo) ? markOf(shop.tagRule, order) : null;
    if (remark === null) continue;
    await calls
      .run(shop, (platform, access) => platform.remark(access, order.remoteOrderNo, remark))
      .catch((error: unknown) => {
        if (outcomeOfError(error) === null) throw error;
      });
  }
}
