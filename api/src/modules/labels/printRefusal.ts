import type { ErrorKey } from '../../shared/refusal.ts';
import { parcelStatus } from '../../shared/statuses.ts';
import { labelRefusal } from '../lifecycle/parcelActions.ts';
import type { PrintKind } from './labels.schemas.ts';

type Printable = {
  status: number;
  outputStatus: number;
  waybillNo: string | null;
  receiverErasedAt: string | null;
};

const NOT_PICKED: readonly number[] = [
  parcelStatus.pendingPayment,
  parcelStatus.refunded,
  parcelStatus.cancelled,
];
const KEYS = { waybill: 'PRINT_STATE', state: 'ORDER_STATE' } as const;

/** Why a parcel cannot be printed; null when it can. A picking list needs a paid parcel but no waybill. */
export function printRefusal(parcel: Printable, kind: PrintKind): ErrorKey | null {
  if (parcel.receiverErasedAt !== null) return 'RECEIVER_ERASED';
  if (kind === 'picking') return NOT_PICKED.includes(parcel.status) ? 'ORDER_STATE' : null;
  const refusal = labelRefusal(parcel);
  return refusal && KEYS[refusal];
}
