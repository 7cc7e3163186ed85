import { regionText } from '../../fields/region.ts';
import type { Parcel } from './parcelColumns.tsx';

/** A receiver in one line, masked as the list has it. */
export function receiverLine({
  receiverName,
  receiverPhone,
  address,
  ...region
}: Pick<Parcel, 'receiverName' | 'receiverPhone' | 'province' | 'city' | 'district' | 'address'>): string {
  return [receiverName, receiverPhone, regionText(region), address].filter(Boolean).join(' ');
}
