import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';

/** Such as `2026-11`, by the clock of Shanghai. */
export type Month = string;

export const monthAt = (at: Date): Month => shanghaiParts(at).date.slice(0, 7);

/** The month so many months later; earlier where they are below nothing. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** When a month begins and ends. */
export function boundsOfMonth(month: Month): { from: string; to: string } {
  const begins = (of: Month) => shanghaiMoment(`${of}-01`, 0).toISOString();
  return { from: begins(month), to: begins(monthAfter(month, 1)) };
}

/** @throws Refusal BAD_PARAM for a month that has not begun */
export function requireBegun(month: Month, now: Date): void {
  if (month > monthAt(now)) throw new Refusal('BAD_PARAM', { field: 'month' });
}
