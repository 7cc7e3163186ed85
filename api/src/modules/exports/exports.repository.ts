import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** Lets the transaction be idle longer than others while a page of its rows is written. */
export async function allowIdle(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT set_config('idle_in_transaction_session_timeout', '60s', true)`);
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
