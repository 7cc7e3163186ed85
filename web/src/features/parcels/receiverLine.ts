import { regionText } from '../../fields/region.ts';
import type { ChosenParcel } from './chosenParcel.ts';

/** A receiver in one line, masked as the list has it. */
export function receiverLine({
  receiverName,
  receiverPhone,
  address,
  ...region
}: Pick<
  ChosenParcel,
  'receiverName' | 'receiverPhone' | 'province' | 'city' | 'district' | 'address'
>): string {
  return [receiverName, receiverPhone, regionText(region), address].filter(Boolean).join(' ');
}
