import { nameWithoutSpaces, type Person, personPrint } from '../../shared/personalData.ts';
import { searchTextOf } from '../../shared/searchText.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { Region } from '../areas/areas.ts';

const PURPOSE = 'address_book';
/** Fewer digits of a phone in a row would find everybody. */
const FEWEST_DIGITS = 4;

/** Somebody in the book. */
export type BookPerson = Person & {
  /** The name with its pinyin, in small letters: what a keyword is looked for in. */
  searchText: string;
};

export function sealBookPerson(box: SecretBox, { name, phone, address }: Person): string {
  return box.seal(JSON.stringify([name, phone, address, searchTextOf(nameWithoutSpaces(name))]), PURPOSE);
}

export function openBookPerson(box: SecretBox, sealed: string): BookPerson {
  const [name = '', phone = '', address = '', searchText = ''] = JSON.parse(
    box.open(sealed, PURPOSE),
  ) as string[];
  return { name, phone, address, searchText };
}

/** A number of 64 bits, as text, by which it is known that somebody is in the book: equal for the same name, phone and place, however they are spaced. */
export function bookPrint(
  box: SecretBox,
  accountId: number,
  person: Person,
  { provinceCode, cityCode, districtCode }: Region,
): string {
  const place = districtCode || cityCode || provinceCode;
  return personPrint(box, person, place, `address_book:${accountId}`);
}

/** Whether a keyword means somebody: a part of the name or of how it sounds, or digits of the phone in a row. */
export function isMeant({ phone, searchText }: BookPerson, keyword: string): boolean {
  const wanted = nameWithoutSpaces(keyword);
  if (searchText.includes(wanted)) return true;
  const digits = wanted.replace(/[-+()]/g, '');
  return /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS && phone.replace(/\D/g, '').includes(digits);
}
