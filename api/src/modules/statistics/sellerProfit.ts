import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { salesScope } from './scope.ts';
import { listProfit, sumProfit } from './sellerProfit.repository.ts';
import type { ProfitDto, ProfitFilter, ProfitUnit } from './statistics.schemas.ts';

export const DEFAULT_UNIT: ProfitUnit = 'day';

export async function sellerProfit(
  db: Db,
  actor: Actor,
  { unit = DEFAULT_UNIT, ...filter }: ProfitFilter,
  now: Date,
): Promise<ProfitDto> {
  const scope = salesScope(actor, filter, now);
  // One snapshot: the rows add up to the sums.
  return db.transaction(
    async (tx) => {
      const list = await listProfit(tx, scope, unit);
      return { summary: await sumProfit(tx, scope), list, total: list.length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
