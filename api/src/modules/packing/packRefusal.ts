import type { ErrorKey } from '../../shared/refusal.ts';
import { outputStatuses, parcelStatus } from '../../shared/statuses.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';

/** The facts that decide whether a parcel is packed. */
export type PackFacts = {
  status: number;
  outputStatus: number;
  refundStatus: number;
  /** Its courier has it. */
  pickedUp: boolean;
  hasOpenCase: boolean;
  packed: boolean;
};

/**
 * Why a parcel is not to be packed; null where it is. One with a waybill counts as shipped from then on, but lies in its
 * warehouse until its courier has it.
 */
export function packRefusal(parcel: PackFacts): ErrorKey | null {
  const { status } = parcel;
  if (status === parcelStatus.cancelled) return 'PACK_CANCELLED';
  if (status === parcelStatus.refunded) return 'PACK_REFUNDED';
  if (status === parcelStatus.pendingPayment) return 'PACK_UNPAID';
  if (REFUND_ACTIVE.includes(parcel.refundStatus)) return 'PACK_REFUNDING';
  if (parcel.packed) return 'PACKED';
  if (status !== parcelStatus.pendingShipment && (status !== parcelStatus.shipped || parcel.pickedUp))
    return 'PACK_SHIPPED';
  if (parcel.hasOpenCase) return 'PACK_CASE';
  return parcel.outputStatus === outputStatuses.issuing ? 'PACK_ISSUING' : null;
}
