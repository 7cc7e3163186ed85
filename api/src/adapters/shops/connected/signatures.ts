import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Names of the headers; the nonce is the caller's, and its answer is signed over it. */
export const TIMESTAMP = 'x-connector-timestamp';
export const NONCE = 'x-connector-nonce';
export const SIGNATURE = 'x-connector-signature';

/** How far a request's time may be from the connector's. */
export const WINDOW_MS = 5 * 60_000;

export type SignedRequest = { path: string; timestamp: string; nonce: string; body: string };
export type SignedAnswer = { path: string; nonce: string; body: string };

export function signRequest(secret: string, { path, timestamp, nonce, body }: SignedRequest): string {
  return signed(secret, ['request', 'POST', path, timestamp, nonce], body);
}

/** Over the nonce of its request, so that no answer serves for another one. */
export function signAnswer(secret: string, { path, nonce, body }: SignedAnswer): string {
  return signed(secret, ['answer', path, nonce], body);
}

/** Compares in constant time. */
export function isSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function signed(secret: string, parts: readonly string[], body: string): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret)
    .update([...parts, hash].join('\n'))
    .digest('hex');
}
