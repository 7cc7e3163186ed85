import type { Refusal } from '../lib/refusal.ts';

/** The field that a BAD_PARAM names; null for any other refusal. */
export function refusedField({ errorKey, data }: Refusal): string | null {
  if (errorKey !== 'BAD_PARAM') return null;
  return typeof data.field === 'string' ? data.field : null;
}
