import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** Whether cash-outs are stopped for everybody after a ledger violation that no operator has resolved. */
export async function isPaused(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ paused: boolean }>(
    sql`SELECT paused_at IS NOT NULL AS paused FROM ledger_check`,
  );
  return rows[0]?.paused === true;
}
