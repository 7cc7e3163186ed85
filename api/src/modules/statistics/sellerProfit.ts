import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiParts } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { listProfit, type ProfitScope, type ProfitSpan, sumProfit } from './sellerProfit.repository.ts';
import type { ProfitDto, ProfitFilter, ProfitUnit } from './statistics.schemas.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS = 30;
const MAX_DAYS = 366;

export const DEFAULT_UNIT: ProfitUnit = 'day';

/** The scope of a filter: the supplier's orders, on days up to today. */
export function profitScope(
  { accountId }: Actor,
  { startAt, endAt, warehouseId, goodId }: Omit<ProfitFilter, 'unit'>,
  now: Date,
): ProfitScope {
  return { sellerId: accountId, ...spanOf(startAt, endAt, now), warehouseId, goodId };
}

function spanOf(startAt: string | undefined, endAt: string | undefined, now: Date): ProfitSpan {
  const to = endAt ?? shanghaiParts(now).date;
  const from = startAt ?? dayBefore(to, DAYS - 1);
  if (from > to) throw new Refusal('BAD_PARAM', { field: 'startAt' });
  if (from < dayBefore(to, MAX_DAYS - 1)) throw new Refusal('BAD_PARAM', { field: 'startAt' });
  return { from, to };
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

export async function sellerProfit(
  db: Db,
  actor: Actor,
  { unit = DEFAULT_UNIT, ...filter }: ProfitFilter,
  now: Date,
): Promise<ProfitDto> {
  const scope = profitScope(actor, filter, now);
  // One snapshot: the rows add up to the sums.
  return db.transaction(
    async (tx) => {
      const list = await listProfit(tx, scope, unit);
      return { summary: await sumProfit(tx, scope), list, total: list.length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
