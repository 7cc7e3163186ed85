import type pg from 'pg';
import { inTransaction } from '../inTransaction.ts';
import { withRetries } from '../withRetries.ts';
import type { Backfill, Batches } from './backfill.ts';
import { depositChecks } from './depositChecks.ts';
import { linkStates } from './linkStates.ts';
import { packageCompensated } from './packageCompensated.ts';
import { paymentSplit } from './paymentSplit.ts';
import { orderReviews } from './reviews.ts';
import { safetyStock } from './safetyStock.ts';
import { goodsSearchText, warehouseSearchText } from './searchText.ts';
import { walletTotals } from './walletTotals.ts';

/** Every backfill there ever was: a database may come from any release. */
export const backfills: readonly Backfill[] = [
  walletTotals,
  goodsSearchText,
  warehouseSearchText,
  packageCompensated,
  depositChecks,
  orderReviews,
  safetyStock,
  paymentSplit,
  linkStates,
];

const TABLE = 'drizzle.backfill';
/** Shorter than the second after which PostgreSQL looks for deadlocks: in one, it is the batch that gives way. */
const LOCK_TIMEOUT = '500ms';

/** The names of those that are done, or that were so long ago (an interval of PostgreSQL). */
export async function finishedBackfills(client: pg.ClientBase, before = '0'): Promise<string[]> {
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [TABLE]);
  if (tables[0].name === null) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${TABLE} WHERE done_at <= now() - $1::interval`,
    [before],
  );
  return rows.map(({ name }) => name);
}

/**
 * Runs these to their ends, batch by batch, each from where it was stopped; ends behind a batch once `stop` is aborted.
 * Processes that run the same ones take turns.
 */
export async function runBackfills(
  client: pg.ClientBase,
  some: readonly Batches[],
  stop?: AbortSignal,
): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (name text PRIMARY KEY, last_id bigint NOT NULL DEFAULT 0, done_at timestamptz)`,
  );
  for (const backfill of some) {
    await client.query(`INSERT INTO ${TABLE} (name) VALUES ($1) ON CONFLICT DO NOTHING`, [backfill.name]);
    const next = () => withRetries(() => inTransaction(client, () => runBatch(client, backfill)));
    while (!stop?.aborted && (await next()));
  }
}

/** Answers whether there may be another batch. */
async function runBatch(client: pg.ClientBase, { name, batch }: Batches): Promise<boolean> {
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  const { rows } = await client.query<{ last: number }>(
    `SELECT last_id::float8 AS last FROM ${TABLE} WHERE name = $1 AND done_at IS NULL FOR UPDATE`,
    [name],
  );
  if (!rows[0]) return false;
  const last = await batch(client, rows[0].last);
  await client.query(
    `UPDATE ${TABLE} SET last_id = coalesce($2, last_id), done_at = CASE WHEN $2::bigint IS NULL THEN now() END WHERE name = $1`,
    [name, last],
  );
  return last !== null;
}
