import type { Actor } from '../../shared/actor.ts';
import { shanghaiParts } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';

/** Days by the clock of Shanghai, both included. */
export type Span = { from: string; to: string };
/** What of a supplier's sales is counted: what was paid for on some days, all of it or that of a warehouse or goods. */
export type SalesScope = Span & {
  sellerId: number;
  warehouseId: number | undefined;
  goodId: number | undefined;
};
export type SalesFilter = {
  startAt?: string | undefined;
  endAt?: string | undefined;
  warehouseId?: number | undefined;
  goodId?: number | undefined;
};

const DAY_MS = 24 * 3_600_000;
const DAYS = 30;
export const MAX_DAYS = 366;

/**
 * The scope of a filter: the supplier's orders, on days up to today.
 * @throws Refusal BAD_PARAM for more than 366 days, or none
 */
export function salesScope(
  { accountId }: Actor,
  { startAt, endAt, warehouseId, goodId }: SalesFilter,
  now: Date,
): SalesScope {
  return { sellerId: accountId, ...spanOf(startAt, endAt, now), warehouseId, goodId };
}

/** So many days up to today, 30 by default. */
export function lastDays(now: Date, days = DAYS): Span {
  const to = shanghaiParts(now).date;
  return { from: dayBefore(to, days - 1), to };
}

export function spanOf(
  startAt: string | undefined,
  endAt: string | undefined,
  now: Date,
  maxDays = MAX_DAYS,
): Span {
  const to = endAt ?? shanghaiParts(now).date;
  const from = startAt ?? dayBefore(to, DAYS - 1);
  if (from > to) throw new Refusal('BAD_PARAM', { field: 'startAt' });
  if (from < dayBefore(to, maxDays - 1)) throw new Refusal('BAD_PARAM', { field: 'startAt' });
  return { from, to };
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
