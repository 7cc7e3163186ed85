import type { SenderSnapshot } from '../../db/schema/shipments.ts';
import { type Person, receiverPrints, sealPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { Receiver } from './receiverRules.ts';

const SNAPSHOT = 'orders.sender';

/** The sender of an order as chosen, in one encrypted text. */
export function sealSender(
  box: SecretBox,
  { name, phone, province, city, district, address }: SenderSnapshot,
): string {
  return box.seal(JSON.stringify({ name, phone, province, city, district, address }), SNAPSHOT);
}

/** The decrypted sender of an order; blank where it was erased. */
export function openSender(box: SecretBox, sealed: string): SenderSnapshot {
  if (sealed === '') return { name: '', phone: '', province: '', city: '', district: '', address: '' };
  return JSON.parse(box.open(sealed, SNAPSHOT)) as SenderSnapshot;
}

/**
 * The receiver columns of a parcel and its search prints. Parcels of bound shops have none: their receiver is the
 * platform's, whose masks are stored.
 */
export function receiverColumns(
  box: SecretBox,
  accountId: number,
  { receiverName: name, receiverPhone: phone, address }: Receiver,
  isOfShop: boolean,
): { receiver: string; prints: string[] } {
  const person: Person = { name, phone, address };
  return {
    receiver: sealPerson(box, 'receiver', person),
    prints: isOfShop ? [] : receiverPrints(box, accountId, person),
  };
}
