import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';

const AT_ONCE = 500;

/**
 * Scheduled job: erases whom invoices were made out to once the law lets them go, ten years after they were decided about
 * (税收征收管理法实施细则, article 29). Numbers and amounts stay.
 */
export function eraseOldInvoices(db: Db, stop?: AbortSignal): Promise<number> {
  return inRounds(AT_ONCE, stop, async () => {
    const { rowCount } = await db.execute(sql`
      UPDATE invoice SET title = '' WHERE id IN (
        SELECT id FROM invoice WHERE status IN (3, 4) AND title <> '' AND decided_at < now() - interval '10 years'
         ORDER BY decided_at LIMIT ${sql.raw(String(AT_ONCE))} FOR UPDATE SKIP LOCKED)`);
    return rowCount ?? 0;
  });
}
