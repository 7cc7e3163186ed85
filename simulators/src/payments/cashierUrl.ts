import type { FastifyRequest } from 'fastify';
import type { Trade } from './paymentBook.ts';

export const CASHIER_PREFIX = '/payments/cashier';

/** Where a person pays, at the address that the merchant knows us by. */
export function cashierUrl({ host }: FastifyRequest, { cashierKey }: Trade): string {
  return `http://${host}${CASHIER_PREFIX}/${cashierKey}`;
}
