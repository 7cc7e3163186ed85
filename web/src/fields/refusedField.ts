import type { Refusal } from '../lib/refusal.ts';

/** The field that a BAD_PARAM names after the colon of its words (参数错误：phone); null for any other refusal. */
export function refusedField({ errorKey, msg }: Refusal): string | null {
  if (errorKey !== 'BAD_PARAM') return null;
  return /：\s*(\w+)$/.exec(msg)?.[1] ?? null;
}
