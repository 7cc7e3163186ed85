import type { ChosenParcel } from './chosenParcel.ts';
import { shippedWords as text } from './parcels.text.ts';

/** How customers are told of their parcels: a line each, or some lines each with how to track it. */
export type ShippedTextForm = 'lines' | 'blocks';

/** Parcels with a waybill as a text for a chat, receivers as the list masks them. */
export function shippedText(parcels: readonly ChosenParcel[], form: ShippedTextForm): string {
  const told = parcels.filter(({ waybillNo }) => waybillNo);
  return form === 'lines' ? told.map(lineOf).join('\n') : told.map(blockOf).join('\n\n');
}

function lineOf(parcel: ChosenParcel): string {
  return [receiverOf(parcel), parcel.courierName, parcel.waybillNo].filter(Boolean).join(' ');
}

function blockOf(parcel: ChosenParcel): string {
  const receiver = receiverOf(parcel);
  return [
    text.shipped,
    ...(receiver ? [text.receiver(receiver)] : []),
    ...[text.courier(parcel.courierName), text.waybillNo(parcel.waybillNo ?? ''), text.track],
  ].join('\n');
}

/** Of an erased receiver nothing is left. */
function receiverOf({ receiverErasedAt, receiverName, receiverPhone }: ChosenParcel): string {
  return receiverErasedAt ? '' : [receiverName, receiverPhone].filter(Boolean).join(' ');
}
