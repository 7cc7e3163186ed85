import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/index.ts';
import { eachApartInRounds } from '../../jobs/inRounds.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { returnFreightOf } from '../afterSales/replacing.repository.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';
import { giveRefund, mostOf } from '../refunds/ending.ts';
import { leaveToSupplier } from '../shipments/atErp.repository.ts';
import { lockParcels, type OrderRow, setAuditActor } from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import {
  type AskedBack,
  cancelledParcels,
  isCancelledThere,
  uncancelledParcels,
} from './cancelledTrades.repository.ts';

const AT_ONCE = 200;
const CANCELLED = '供应商的仓库已取消，全额退款';
const PART_CANCELLED = '供应商的仓库已取消，其余商品重新推送';

/** Refunds of parcels that may have been shipped by an ERP: paid once that has cancelled them, else their supplier's to decide. */
export function askedBackService(db: Db) {
  /** Still asked back and not shipped, with its order, locked. */
  const locked = (
    { packageId, orderId }: AskedBack,
    work: (tx: Tx, order: OrderRow, parcel: ParcelRow) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await setAuditActor(tx, 'system');
      const found = await lockParcels(tx, orderId, [packageId]);
      const parcel = found?.parcels[0];
      const isOpen =
        parcel?.status === parcelStatus.pendingShipment && REFUND_ACTIVE.includes(parcel.refundStatus);
      if (found && isOpen) await work(tx, found.order, parcel);
    });

  async function pay(tx: Tx, order: OrderRow, parcel: ParcelRow): Promise<void> {
    if (!(await isCancelledThere(tx, parcel.id))) return;
    const asked = { order, parcel, refund: await openRefundOf(tx, parcel.id) };
    const isWhole = asked.refund.items === null;
    const reason = isWhole ? CANCELLED : PART_CANCELLED;
    await giveRefund(tx, asked, mostOf(asked), { by: 'system', reason });
    if (isWhole && order.replaces !== null) await returnFreightOf(tx, parcel.id);
  }

  return {
    hasCancelled: async (accountId: number) => (await cancelledParcels(db, accountId)).length > 0,

    /** Once all numbers were read after the cancelling: an ERP may have shipped before. */
    async payCancelled(accountId: number): Promise<void> {
      for (const parcel of await cancelledParcels(db, accountId)) await locked(parcel, pay);
    },

    /** Scheduled job: leaves to their suppliers what an ERP does not cancel. */
    leaveUncancelled: (stop?: AbortSignal): Promise<void> =>
      eachApartInRounds(
        AT_ONCE,
        stop,
        (last: AskedBack | undefined) => uncancelledParcels(db, last?.packageId ?? 0, AT_ONCE),
        (parcel) => locked(parcel, (tx, order, row) => leaveToSupplier(tx, order, [row], 'silent')),
      ),
  };
}

/** The undecided refund of a locked parcel. */
async function openRefundOf(tx: Tx, packageId: number) {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.packageId, packageId), inArray(refunds.status, [...REFUND_ACTIVE])));
  if (!refund) throw new Error(`parcel ${packageId} is asked back without a refund`);
  return refund;
}

export type AskedBackService = ReturnType<typeof askedBackService>;
