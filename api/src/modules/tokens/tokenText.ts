import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** How every token begins, so that scanners of secrets know one: `chengcang_` and 42 letters and digits. */
const TOKEN_PREFIX = 'chengcang_';
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 36;
const SUM_LENGTH = 6;
const HINT_LENGTH = TOKEN_PREFIX.length + 4;
const FORM = new RegExp(`^${TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + SUM_LENGTH}}$`);

/** A new token: 36 random signs, and 6 that are the sum of what is before them. */
export function newToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return withSum(`${TOKEN_PREFIX}${random}`);
}

/** Whether a text can be a token at all: what was made up or cut off is known without the database. */
export function isToken(text: string): boolean {
  return FORM.test(text) && withSum(text.slice(0, -SUM_LENGTH)) === text;
}

/** What of it is shown later. */
export function hintOf(token: string): string {
  return token.slice(0, HINT_LENGTH);
}

/** CRC-32 to the base of 62, with leading zeros. */
function withSum(text: string): string {
  let rest = crc32(text);
  let sum = '';
  while (sum.length < SUM_LENGTH) {
    sum = SIGNS.charAt(rest % SIGNS.length) + sum;
    rest = Math.floor(rest / SIGNS.length);
  }
  return text + sum;
}
