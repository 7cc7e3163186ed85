import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { parcels, type RefundItem, refunds } from '../../db/schema/index.ts';
import { feeLeft } from '../settlements/shares.ts';
import {
  type AuditActor,
  type OrderRow,
  rederiveOrder,
  refundParcels,
} from '../shipments/refunding.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';
import { endPartRefund } from './partRefunds.ts';
import type { RefundRow } from './refunds.repository.ts';

/** An open refund with its order and parcel, all locked. */
export type LockedRefund = { order: OrderRow; parcel: ParcelRow; refund: RefundRow };

/** Ends a refund without money. */
export async function endRefund(
  tx: Tx,
  { order, parcel, refund }: LockedRefund,
  status: number,
  audit: Partial<typeof refunds.$inferSelect>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ status, dueAt: null, finishedAt: sql`now()`, auditAt: sql`now()`, ...audit })
    .where(eq(refunds.id, refund.id));
  await tx
    .update(parcels)
    .set({ refundStatus: status, cancelRequested: false })
    .where(eq(parcels.id, parcel.id));
  await rederiveOrder(tx, order);
}

/** Gives so much of an open refund back, of the parcel or of the pieces that it is about. */
export async function giveRefund(
  tx: Tx,
  { order, parcel, refund }: LockedRefund,
  amount: number,
  terms: { by: AuditActor; reason: string },
): Promise<void> {
  if (refund.items) return endPartRefund(tx, { order, parcel, refund }, refund.items, { ...terms, amount });
  const waybillFee = Math.min(refund.waybillFee, feeLeft(parcel) - amount);
  await refundParcels(tx, order, [{ parcel, amount, waybillFee }], terms);
}

/** Fen that may go back at most. */
export function mostOf({ parcel, refund }: LockedRefund): number {
  return refund.items ? sumOf(refund.items) : feeLeft(parcel);
}

function sumOf(items: readonly RefundItem[]): number {
  return items.reduce((sum, { goodsFee }) => sum + goodsFee, 0);
}
