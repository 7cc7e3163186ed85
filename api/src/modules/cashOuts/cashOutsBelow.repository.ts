import { and, desc, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { cashOuts } from '../../db/schema/index.ts';
import type { Paging } from '../../shared/paging.ts';
import { ownCashOuts } from './cashOutList.repository.ts';
import type { CashOutRow } from './cashOuts.repository.ts';
import type { CashOutsFilter } from './cashOuts.schemas.ts';

/** The continuation of the account's list below a cash-out. */
export function cashOutsBelow(
  db: Queryable,
  accountId: number,
  filter: Omit<CashOutsFilter, keyof Paging>,
  id: number,
  limit: number,
): Promise<CashOutRow[]> {
  return db
    .select()
    .from(cashOuts)
    .where(and(ownCashOuts(accountId, filter), lt(cashOuts.id, id)))
    .orderBy(desc(cashOuts.id))
    .limit(limit);
}
