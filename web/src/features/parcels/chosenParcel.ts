import type { RefundSubject } from '../refunds/forecastRefund.ts';

/** What is stored of a chosen parcel, so that actions work from any page of the list. */
export interface ChosenParcel extends RefundSubject {
  orderId: number;
  num: number;
  warehouseId: number;
  courierName: string;
  waybillNo?: string | null | undefined;
  receiverErasedAt?: string | null;
  /** Masked; empty once it was erased. */
  receiverName: string;
  receiverPhone: string;
  province: string;
  city: string;
  district: string;
  address: string;
}

/** Most parcels that are chosen at once. */
export const MAX_CHOSEN = 1000;

/** The chosen parcels in their order, those that are on show as they stand now. */
export function freshened(
  chosen: ReadonlyMap<number, ChosenParcel>,
  shown: readonly ChosenParcel[],
): ChosenParcel[] {
  const now = new Map(shown.map((parcel) => [parcel.id, parcel]));
  return [...chosen.values()].map((parcel) => now.get(parcel.id) ?? parcel);
}

/** Parcels of one order. */
export interface OrderPart {
  orderId: number;
  packageIds: readonly number[];
}

/** The parcels grouped by order, which is the unit of resubmission and of shop notification. */
export function byOrder(parcels: readonly Pick<ChosenParcel, 'id' | 'orderId'>[]): OrderPart[] {
  return [...Map.groupBy(parcels, ({ orderId }) => orderId)].map(([orderId, own]) => ({
    orderId,
    packageIds: own.map(({ id }) => id),
  }));
}
