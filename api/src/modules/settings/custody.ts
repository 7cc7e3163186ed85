import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { custodies } from '../../shared/statuses.ts';
import { loadSettings } from './settings.ts';

const SHORTEST_REASON = 5;

/** Who sells the goods, as `invoice.custody` has it; null while the setting `custody` is unset. */
export async function custodyOf(on: Queryable): Promise<1 | 2 | null> {
  const { custody } = await loadSettings(on);
  return custody === 'unset' ? null : custodies[custody];
}

/** Money of others is paid out of an account only where the law lets the platform hold it. */
export async function requireCustody(on: Queryable): Promise<void> {
  if ((await custodyOf(on)) === null) throw new Refusal('CUSTODY_UNSET');
}

/** Who issues what changes with it: while invoices of this month are under way, the log has to say why. */
export async function checkCustodyChange(tx: Tx, reason: string): Promise<void> {
  if ([...reason.trim()].length >= SHORTEST_REASON) return;
  const { rows } = await tx.execute(sql`
    SELECT FROM invoice WHERE status IN (1, 2)
       AND created_at >= date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai' LIMIT 1`);
  if (rows.length > 0) throw new Refusal('CUSTODY_INVOICES');
}
