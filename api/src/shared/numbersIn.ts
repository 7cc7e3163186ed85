import { phoneIsValid } from './phoneParts.ts';

/** How many are looked for at once. */
const MOST = 200;
const LONGEST = 64;
const SEPARATORS = /[\s,;，；、]+/;

/** The numbers of a pasted text, each once, in their order; how many were left out. */
export function numbersIn(text: string): { numbers: string[]; left: number } {
  const all = text
    // Full-width digits, letters and commas become plain ones.
    .normalize('NFKC')
    .split(SEPARATORS)
    .map((each) => each.slice(0, LONGEST))
    // Letters before the digits of numbers are capital ones, however they were typed.
    .map((each) => (/^[a-z]{1,3}\d{6,}/i.test(each) ? each.toUpperCase() : each))
    .filter(Boolean);
  const numbers = [...new Set(all)];
  return { numbers: numbers.slice(0, MOST), left: Math.max(0, numbers.length - MOST) };
}

/** The phone that a number is; null where it is none. */
export function phoneIn(number: string): string | null {
  return /^(?:\+?86-?)?(1[3-9]\d{9})$/.exec(number)?.[1] ?? null;
}

/** The phone of a receiver that a number is, which may be a landline or have an extension; null where it is none. */
export function receiverPhoneIn(number: string): string | null {
  const phone = number.replace(/^\+?86-?(?=1[3-9])/, '');
  return phoneIsValid(phone) ? phone : null;
}

/** The id that a number may be; null where it cannot be one. */
export function idIn(number: string): number | null {
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null;
}
