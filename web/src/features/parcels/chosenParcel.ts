import { regionText } from '../../fields/region.ts';
import type { ChosenParcelFieldsFragment, ListParcelsQuery } from '../../graphql/generated/graphql.ts';
import { cellText, type parcelActionsText } from './parcels.text.ts';

/** What is stored of a chosen parcel, so that actions work from any page of the list; its receiver masked. */
export type ChosenParcel = ChosenParcelFieldsFragment;

/** Whether its supplier may have it packed in a wave: it waits for its waybill, or for its courier. */
export function isPackable({ status, allowedActions }: ChosenParcel): boolean {
  const isSuppliers = allowedActions.includes('PRINT') || allowedActions.includes('FILL_WAYBILL');
  return isSuppliers && (status === 'PENDING_SHIPMENT' || status === 'SHIPPED');
}

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
  parcelIds: readonly number[];
}

/** The parcels grouped by order, which is the unit of resubmission and of shop notification. */
export function byOrder(parcels: readonly Pick<ChosenParcel, 'id' | 'orderId'>[]): OrderPart[] {
  return [...Map.groupBy(parcels, ({ orderId }) => orderId)].map(([orderId, own]) => ({
    orderId,
    parcelIds: own.map(({ id }) => id),
  }));
}

/** A row of the list of parcels. */
export type Parcel = ListParcelsQuery['parcels']['list'][number];

/** What is done to chosen parcels: their waybills are requested again, or their numbers sent to the shop again. */
export type ParcelBatchAction = keyof typeof parcelActionsText.doing;

/** A receiver in one line, masked as the list has it; of an erased one the place is left. */
export function receiverLine({
  receiverErasedAt,
  receiverName,
  receiverPhone,
  address,
  ...region
}: Pick<ChosenParcel, 'receiverName' | 'receiverPhone' | 'province' | 'city' | 'district' | 'address'> &
  Partial<Pick<ChosenParcel, 'receiverErasedAt'>>): string {
  if (receiverErasedAt) return `${cellText.erased} ${regionText(region)}`;
  return [receiverName, receiverPhone, regionText(region), address].filter(Boolean).join(' ');
}
