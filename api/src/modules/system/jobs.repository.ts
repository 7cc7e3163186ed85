import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

const SHOWN = 100;

export type QueueRow = {
  name: string;
  waiting: number;
  due: number;
  oldestAt: string | null;
  running: number;
  failed: number;
};

/** The queue makes its own tables when the first process opens it. */
async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`SELECT to_regclass('queue.job') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

/** How the queues stand, as partial indexes say it: what is done is not read. */
export async function queueRows(db: Queryable, names: readonly string[]): Promise<QueueRow[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<QueueRow>(sql`
    SELECT n.name, w.waiting, w.due, w.oldest AS "oldestAt", l.running, l.failed
      FROM unnest(${sql.param(names)}::text[]) WITH ORDINALITY n (name, place)
     CROSS JOIN LATERAL (
       SELECT count(*) AS waiting, count(*) FILTER (WHERE start_after <= now()) AS due,
              min(start_after) FILTER (WHERE start_after <= now()) AS oldest
         FROM queue.job j WHERE j.name = n.name AND j.state < 'active' AND NOT j.blocked) w
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE state = 'active') AS running, count(*) FILTER (WHERE state = 'failed') AS failed
         FROM queue.job j WHERE j.name = n.name AND j.state IN ('active', 'failed')) l
     ORDER BY n.place`);
  return rows;
}

export type FailedJobRow = {
  id: string;
  key: string;
  tries: number;
  createdAt: string;
  failedAt: string | null;
  error: string;
};

/**
 * Jobs of a queue that are no longer tried, the last to fail first. Their errors as they were kept: of a release that kept
 * them whole, and of the queue's own, no more than the name is told.
 */
export async function failedJobs(db: Queryable, queue: string): Promise<FailedJobRow[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<FailedJobRow>(sql`
    SELECT id, coalesce(singleton_key, '') AS key, retry_count + 1 AS tries, created_on AS "createdAt", completed_on AS "failedAt",
           coalesce(CASE WHEN output->'isRedacted' = 'true' THEN output->>'message' END,
                    CASE WHEN output->'value'->>'message' LIKE 'job % out' THEN output->'value'->>'message' END,
                    output->>'name', '') AS error
      FROM queue.job WHERE name = ${queue} AND state = 'failed' ORDER BY completed_on DESC LIMIT ${sql.raw(String(SHOWN))}`);
  return rows;
}

/** Has a failed job tried again, once more than it was to be; false when it is not there or has not failed. */
export async function retryJob(tx: Queryable, queue: string, id: string): Promise<boolean> {
  // The queue's own statement, in the transaction of the caller.
  const { rowCount } = await tx.execute(sql`
    UPDATE queue.job SET state = 'retry', retry_limit = retry_count + 1, completed_on = NULL, start_after = now()
     WHERE name = ${queue} AND id = ${id}::uuid AND state = 'failed'`);
  return rowCount === 1;
}

/** Removes a failed job; false when it is not there or has not failed. */
export async function removeJob(tx: Queryable, queue: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM queue.job WHERE name = ${queue} AND id = ${id}::uuid AND state = 'failed'`,
  );
  return rowCount === 1;
}
