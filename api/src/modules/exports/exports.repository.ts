import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/**
 * Locks exports of the account in all processes until the transaction ends; false when another is running. The
 * transaction may be idle longer than others while the file is written.
 */
export async function lockExports(tx: Queryable, accountId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`export:${accountId}`}, 0)) AS locked,
           set_config('idle_in_transaction_session_timeout', '60s', true)`);
  return rows[0]?.locked === true;
}

/** The number of these orders among `rows`, a query's FROM and WHERE with the orders as `o`. */
export async function countOrdersIn(tx: Queryable, rows: SQL): Promise<number> {
  const { rows: counted } = await tx.execute<{ count: number }>(
    sql`SELECT count(DISTINCT o.id) AS count ${rows}`,
  );
  return counted[0]?.count ?? 0;
}

/** The number of rows of a query, counting at most one above `max`. */
export async function countUpTo(tx: Queryable, rows: SQL, max: number): Promise<number> {
  const { rows: counted } = await tx.execute<{ count: number }>(
    sql`SELECT count(*) AS count FROM (SELECT 1 ${rows} LIMIT ${max + 1}) counted`,
  );
  return counted[0]?.count ?? 0;
}
