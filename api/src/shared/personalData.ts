import { phoneParts } from './phoneParts.ts';
import type { SecretBox } from './secretBox.ts';

/** The receiver or sender of a parcel. The region is stored in clear: prices and bans depend on it. */
export type Person = { name: string; phone: string; address: string };

/** An erased person: an empty text in place of the encrypted one. */
const ERASED: Person = { name: '', phone: '', address: '' };

/** The purpose of encryption; a text of one place cannot be decrypted in another. */
export type PersonPlace = 'receiver' | 'sender' | 'shop_order' | 'join';

/** A person in storage format, in one text. */
export function sealPerson(box: SecretBox, place: PersonPlace, { name, phone, address }: Person): string {
  return box.seal(JSON.stringify([name, phone, address]), place);
}

/** A decrypted person; blank where it was erased. */
export function openPerson(box: SecretBox, place: PersonPlace, sealed: string): Person {
  if (sealed === '') return ERASED;
  const [name = '', phone = '', address = ''] = JSON.parse(box.open(sealed, place)) as string[];
  return { name, phone, address };
}

const PHONE = 'account.phone';

/** The phone of an account in storage format; `phonePrint` is stored beside it. */
export const sealPhone = (box: SecretBox, phone: string): string => box.seal(phone, PHONE);
export const openPhone = (box: SecretBox, sealed: string): string =>
  sealed === '' ? '' : box.open(sealed, PHONE);
/** The fingerprint that finds an account, a code or a counter without the phone. */
export const phonePrint = (box: SecretBox, phone: string): string => box.fingerprint(phone, 'phone');

const CONTACT = 'account.contact';

/** The contact of an account. */
export const sealContact = (box: SecretBox, name: string): string => (name ? box.seal(name, CONTACT) : '');
export const openContact = (box: SecretBox, sealed: string): string =>
  sealed ? box.open(sealed, CONTACT) : '';

const TAIL = 4;
const SHORTEST_PHONE = 7;
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
/** A name as it is compared and looked for. */
export const nameWithoutSpaces = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/**
 * The blind index of a receiver: 64-bit numbers, as texts, by which a buyer's parcels are found by the full phone,
 * its last four digits (of the number and of an extension) and the name. They differ between buyers. The last one is
 * that of the operators, who find the parcels of all buyers by the phone; it is not of a buyer's search.
 */
export function receiverPrints(box: SecretBox, accountId: number, { name, phone }: Person): string[] {
  const [main = '', extension] = /^1\d{10}-/.test(phone) ? phone.split('-') : [phone];
  const phones = [digitsOf(main), ...(extension === undefined ? [] : [digitsOf(phone)])];
  const said = [
    ...phones.map((digits) => `phone:${digits}`),
    ...phones.map((digits) => `tail:${digits.slice(-TAIL)}`),
    `name:${nameWithoutSpaces(name)}`,
  ];
  const desk = deskPrint(box, phone);
  return [...printsOf(box, accountId, said), ...(desk === null ? [] : [desk])];
}

/** The numbers to search for a keyword: a phone, its last four digits, or a full name. */
export function keywordPrints(box: SecretBox, accountId: number, keyword: string): string[] {
  const isNumber = /^[\d\s+()-]+$/.test(keyword.normalize('NFKC'));
  const digits = digitsOf(keyword);
  if (!isNumber) return printsOf(box, accountId, [`name:${nameWithoutSpaces(keyword)}`]);
  if (digits.length === TAIL) return printsOf(box, accountId, [`tail:${digits}`]);
  return digits.length < SHORTEST_PHONE ? [] : printsOf(box, accountId, [`phone:${digits}`]);
}

/** The number by which a buyer's parcels are found that went to a phone, with its extension where it has one. Null of what is no phone. */
export function phoneKey(box: SecretBox, accountId: number, phone: string): string | null {
  const digits = digitsOf(phone);
  return digits.length < SHORTEST_PHONE ? null : (printsOf(box, accountId, [`phone:${digits}`])[0] ?? null);
}

/** By which operators find the receivers of all accounts: the phone without an extension. Null of what is no phone. */
export function deskPrint(box: SecretBox, phone: string): string | null {
  const digits = digitsOf(phoneParts(phone).number);
  return digits.length < SHORTEST_PHONE ? null : numberOf(box, `phone:${digits}`, 'receiver-desk');
}

/** Whether a receiver has this phone; an extension counts where one is asked for. */
export function hasPhone({ phone }: Person, asked: string): boolean {
  const [of, wanted] = [phoneParts(phone), phoneParts(asked)];
  const isSame = digitsOf(of.number) === digitsOf(wanted.number);
  return isSame && (wanted.extension === '' || of.extension === wanted.extension);
}

/**
 * Whether a receiver is the one that somebody means who says name, phone and address: the same name and phone, and an
 * address that holds the receiver's, which is kept without its region.
 */
export function isSentTo(receiver: Person, said: Person): boolean {
  const detail = placeOf(receiver.address);
  return (
    nameWithoutSpaces(receiver.name) === nameWithoutSpaces(said.name) &&
    digitsOf(receiver.phone) === digitsOf(said.phone) &&
    detail !== '' &&
    placeOf(said.address).includes(detail)
  );
}

/** The number by which a person at a place is known again, within a purpose. */
export function personPrint(
  box: SecretBox,
  { name, phone, address }: Person,
  placeCode: string,
  purpose: string,
): string {
  return numberOf(
    box,
    [nameWithoutSpaces(name), digitsOf(phone), placeCode, placeOf(address)].join('|'),
    purpose,
  );
}

/** An address as it is compared: what people put between its parts says nothing. */
const placeOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s,.;:，。；、：]/g, '')
    .toLowerCase();

const printsOf = (box: SecretBox, accountId: number, said: readonly string[]): string[] =>
  [...new Set(said)].map((text) => numberOf(box, text, `receiver:${accountId}`));

function numberOf(box: SecretBox, text: string, purpose: string): string {
  const print = BigInt(`0x${box.fingerprint(text, purpose).slice(0, 16)}`);
  return String(BigInt.asIntN(64, print));
}
