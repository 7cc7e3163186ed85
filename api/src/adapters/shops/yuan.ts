import { numberOf } from './fields.ts';

/** Yuan with at most two decimals, as a number or as text, in fen. */
export function fenOf(yuan: unknown): number {
  return Math.round(numberOf(yuan) * 100);
}
