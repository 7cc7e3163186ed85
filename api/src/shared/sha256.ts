import { createHash } from 'node:crypto';

/** Of a secret that is found again by it, in hexadecimal: sessions, tokens and what is sent out and comes back. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
