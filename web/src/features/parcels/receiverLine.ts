import { regionText } from '../../fields/region.ts';
import type { ChosenParcel } from './chosenParcel.ts';
import { cellText } from './parcels.text.ts';

/** A receiver in one line, masked as the list has it; of an erased one the place is left. */
export function receiverLine({
  receiverErasedAt,
  receiverName,
  receiverPhone,
  address,
  ...region
}: Pick<
  ChosenParcel,
  'receiverErasedAt' | 'receiverName' | 'receiverPhone' | 'province' | 'city' | 'district' | 'address'
>): string {
  if (receiverErasedAt) return `${cellText.erased} ${regionText(region)}`;
  return [receiverName, receiverPhone, regionText(region), address].filter(Boolean).join(' ');
}
