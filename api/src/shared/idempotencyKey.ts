import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const KEY = /^[\x21-\x7e]{8,255}$/;

/** The idempotency key of a request: the header takes precedence over the body's `clientNo`. */
export function idempotencyKeyOf(request: FastifyRequest, clientNo: string | undefined): string | null {
  const key = request.headers['idempotency-key'] ?? clientNo;
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal('BAD_PARAM', { field: 'Idempotency-Key' });
  return key;
}
