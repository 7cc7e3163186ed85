import { Refusal } from './refusal.ts';

/**
 * Refuses what a request names twice.
 * @throws Refusal BAD_PARAM with the field
 */
export function checkOnce(ids: readonly number[], field: string): void {
  if (new Set(ids).size < ids.length) throw new Refusal('BAD_PARAM', { field });
}
