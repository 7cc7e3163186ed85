import { createHash, timingSafeEqual } from 'node:crypto';
import type { Form } from './forms.ts';

/** Names and values of a call, sorted by name and written without anything between them. */
export function signedText(form: Form, unsigned: readonly string[] = ['sign']): string {
  return [...form]
    .filter(([name]) => !unsigned.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flat()
    .join('');
}

/** MD5 of a text between two secrets, in capitals. */
export function md5Between(secret: string, text: string): string {
  return createHash('md5')
    .update(secret + text + secret, 'utf8')
    .digest('hex')
    .toUpperCase();
}

/** Compares without telling by its time how much is right. */
export function isSame(expected: string | null, input: string): boolean {
  const [left, right] = [Buffer.from(expected ?? ''), Buffer.from(input)];
  return expected !== null && left.length === right.length && timingSafeEqual(left, right);
}
