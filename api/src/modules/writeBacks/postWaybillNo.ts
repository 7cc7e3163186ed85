import { ShopError } from '../../adapters/shops/shopError.ts';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { currentLines } from '../shopOrders/parcelMembers.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { markOf } from './marking.ts';
import { type Outcome, outcomeOfError, outcomeOfReason } from './outcomes.ts';
import { planWriteBack, type WriteBackPlan } from './planWriteBack.ts';
import type { ClaimedParcel } from './writeBacks.repository.ts';

/** What a shop is told of: a parcel of ours, or one that was bought elsewhere. */
export type ParcelToTell = Pick<
  ClaimedParcel,
  'remoteOrderNos' | 'lineIds' | 'otherNos' | 'waybillNo' | 'courierCode' | 'remoteAddressId' | 'packageNo'
>;

export type WriteBackResult = {
  outcome: Outcome;
  /** Shop orders that have the waybill number now. */
  posted: string[];
  /** The shop orders as read. */
  read: RemoteOrder[];
};

/** A parcel's shop orders in their current state; null for missing ones. */
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
 * Posts a parcel's waybill number to its shop. Reads before every post: a former attempt with a lost answer is
 * detected and not repeated.
 * @throws only defects of ours
 */
export async function postWaybillNo(
  calls: ShopCalls,
  shop: ShopRow,
  parcel: ParcelToTell,
): Promise<WriteBackResult> {
  // Of an order that was taken back its supplier is told no more.
  const missing = shop.assignedFrom === null ? 'PLATFORM_ERROR' : 'SHOP_CLOSED';
  const result: WriteBackResult = { outcome: { kind: 'told' }, posted: [], read: [] };

  async function look(): Promise<WriteBackPlan> {
    const orders = await readOrders(calls, shop, parcel.remoteOrderNos);
    result.read = orders.filter((order) => order !== null);
    return planWriteBack(orders, parcel.waybillNo, parcel.otherNos, missing);
  }

  /** Returns why some orders were not posted; null when all were. */
  async function post({ posted, waiting, blocked }: WriteBackPlan): Promise<ReasonCode | null> {
    result.posted = posted;
    if (waiting.length === 0) return blocked;
    const [first] = result.read;
    const { courierCode, waybillNo, remoteAddressId, packageNo: requestId } = parcel;
    const shipment = {
      remoteOrderNos: waiting,
      lineIds: first ? currentLines(first, parcel.lineIds) : null,
      courierCode,
      waybillNo,
      remoteAddressId,
      requestId,
    };
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

/** A failed mark does not undo the write-back. */
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
