import type { SecretBox } from './secretBox.ts';

/** Who a parcel goes to or comes from. The region beside it lies in clear: prices and bans follow from it. */
export type Person = { name: string; phone: string; address: string };

/** What is left of somebody whose data was erased: an empty text stands where the sealed one stood. */
const ERASED: Person = { name: '', phone: '', address: '' };

/** Where a person is sealed; text of one place does not open in another. */
export type PersonPlace = 'receiver' | 'sender' | 'shop_order' | 'join';

/** A person as it is stored, in one text. */
export function sealPerson(box: SecretBox, place: PersonPlace, { name, phone, address }: Person): string {
  return box.seal(JSON.stringify([name, phone, address]), place);
}

/** A stored person in clear; blank where it was erased. */
export function openPerson(box: SecretBox, place: PersonPlace, sealed: string): Person {
  if (sealed === '') return ERASED;
  const [name = '', phone = '', address = ''] = JSON.parse(box.open(sealed, place)) as string[];
  return { name, phone, address };
}

const PHONE = 'account.phone';

/** The phone of an account as it is stored; `phonePrint` stands beside it. */
export const sealPhone = (box: SecretBox, phone: string): string => box.seal(phone, PHONE);
export const openPhone = (box: SecretBox, sealed: string): string =>
  sealed === '' ? '' : box.open(sealed, PHONE);
/** By which an account, a code or a counter of a phone is found without the phone. */
export const phonePrint = (box: SecretBox, phone: string): string => box.fingerprint(phone, 'phone');

const CONTACT = 'account.contact';

/** Whom an account names as the one to ask for. */
export const sealContact = (box: SecretBox, name: string): string => (name ? box.seal(name, CONTACT) : '');
export const openContact = (box: SecretBox, sealed: string): string =>
  sealed ? box.open(sealed, CONTACT) : '';

const TAIL = 4;
const SHORTEST_PHONE = 7;
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
const nameOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/**
 * The blind index of a receiver: by these numbers of 64 bits, as texts, a buyer's parcels are found by the phone in
 * full, by its last four digits (of the number and of an extension) and by the name. They differ from buyer to buyer.
 */
export function receiverPrints(box: SecretBox, accountId: number, { name, phone }: Person): string[] {
  const [main = '', extension] = /^1\d{10}-/.test(phone) ? phone.split('-') : [phone];
  const phones = [digitsOf(main), ...(extension === undefined ? [] : [digitsOf(phone)])];
  const said = [
    ...phones.map((digits) => `phone:${digits}`),
    ...phones.map((digits) => `tail:${digits.slice(-TAIL)}`),
    `name:${nameOf(name)}`,
  ];
  return printsOf(box, accountId, said);
}

/** The numbers that a keyword may be found by: a phone, four digits at the end of one, or a whole name. */
export function keywordPrints(box: SecretBox, accountId: number, keyword: string): string[] {
  const isNumber = /^[\d\s+()-]+$/.test(keyword.normalize('NFKC'));
  const digits = digitsOf(keyword);
  if (!isNumber) return printsOf(box, accountId, [`name:${nameOf(keyword)}`]);
  if (digits.length === TAIL) return printsOf(box, accountId, [`tail:${digits}`]);
  return digits.length < SHORTEST_PHONE ? [] : printsOf(box, accountId, [`phone:${digits}`]);
}

function printsOf(box: SecretBox, accountId: number, said: readonly string[]): string[] {
  const purpose = `receiver:${accountId}`;
  return [...new Set(said)].map((text) => {
    const print = BigInt(`0x${box.fingerprint(text, purpose).slice(0, 16)}`);
    return String(BigInt.asIntN(64, print));
  });
}
