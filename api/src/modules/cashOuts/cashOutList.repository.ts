import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities, within } from '../../db/conditions.ts';
import { type Order, pageOfRows, sorted, windowOf } from '../../db/pages.ts';
import { cashOuts } from '../../db/schema/index.ts';
import type { Page } from '../../shared/paging.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import type { CashOutRow } from './cashOuts.repository.ts';
import type { CashOutsFilter } from './cashOuts.schemas.ts';

/** The rows of `cash_out` that a filter selects. */
export function ownCashOuts(
  accountId: number,
  filter: Pick<CashOutsFilter, 'ids' | 'status' | 'startAt' | 'endAt'>,
): SQL {
  const conditions = [
    sql`${cashOuts.accountId} = ${accountId}`,
    ...equalities([[filter.status, sql`${cashOuts.status}`]]),
    ...among(sql`${cashOuts.id}`, filter.ids),
    ...within(sql`${cashOuts.createdAt}`, filter),
  ];
  return sql.join(conditions, sql` AND `);
}

const NEWEST: Order = { name: 'cashOuts', by: [sql`${cashOuts.id}`], descending: true };

/** A page of the account's cash-outs, newest first. */
export async function listCashOuts(
  db: Queryable,
  accountId: number,
  filter: CashOutsFilter,
): Promise<Page<CashOutRow> & { sumPaid: number }> {
  const window = windowOf(filter, NEWEST);
  const which = ownCashOuts(accountId, filter);
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(cashOuts)
      .where(and(which, window.after))
      .orderBy(sorted(window.order))
      .limit(window.limit)
      .offset(window.offset),
    db.execute<{ total: number; sumPaid: number }>(sql`
      SELECT count(*) AS total, coalesce(sum(amount - fee) FILTER (WHERE status = ${cashOutStatus.paid}), 0)::bigint AS "sumPaid"
        FROM cash_out WHERE ${which}`),
  ]);
  const { total = 0, sumPaid = 0 } = counted.rows[0] ?? {};
  return { ...pageOfRows(window, rows, total, (row) => row), sumPaid };
}
