import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { type AfterSalesScope, listAfterSales, sumAfterSales } from './afterSales.repository.ts';
import type { AfterSalesDto, AfterSalesFilter, AfterSalesUnit } from './afterSales.schemas.ts';
import { salesScope } from './scope.ts';

export const AFTER_SALES_UNIT: AfterSalesUnit = 'goods';

export function afterSalesScope(
  actor: Actor,
  { courierId, ...filter }: Omit<AfterSalesFilter, 'unit'>,
  now: Date,
): AfterSalesScope {
  return { ...salesScope(actor, filter, now), courierId };
}

export async function sellerAfterSales(
  db: Db,
  actor: Actor,
  { unit = AFTER_SALES_UNIT, ...filter }: AfterSalesFilter,
  now: Date,
): Promise<AfterSalesDto> {
  const scope = afterSalesScope(actor, filter, now);
  // One snapshot: rows and sums are about the same parcels.
  return db.transaction(
    async (tx) => {
      const list = await listAfterSales(tx, scope, unit);
      return { summary: await sumAfterSales(tx, scope), list, total: list.length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
