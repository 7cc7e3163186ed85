import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { runPrepared } from './prepared.ts';

/** How far the change feed had come: what a snapshot saw of it, and the newest change in it. */
export type ChangeMark = {
  newest: string;
  xmax: string;
  /** Transactions that were running. */
  running: string[];
};

/** Changes since a mark that are looked through; where there are more, something may have changed. */
const MAX_NEW = 1_000;

/**
 * Where the change feed stands, null while it is empty, and whether nothing of an account has changed since an earlier
 * mark.
 */
export async function readChangeMark(
  db: Db,
  accountId: number,
  earlier: ChangeMark | null,
): Promise<{ mark: ChangeMark | null; isUnchanged: boolean }> {
  const [row] = await runPrepared<{ newest: string | null; snapshot: string; isUnchanged: boolean }>(
    db,
    sql`SELECT (SELECT xid FROM change_event ORDER BY xid DESC LIMIT 1)::text AS newest, pg_current_snapshot()::text AS snapshot,
               CASE WHEN ${earlier !== null} THEN
                 is_unchanged(${accountId}, ${earlier?.newest ?? '0'}::xid8, ${earlier?.xmax ?? '0'}::xid8,
                              ${`{${earlier?.running.join() ?? ''}}`}::xid8[], ${MAX_NEW})
               ELSE false END AS "isUnchanged"`,
  );
  if (!row) throw new Error('the change feed answered nothing');
  const [, xmax = '', running = ''] = row.snapshot.split(':');
  const mark =
    row.newest === null ? null : { newest: row.newest, xmax, running: running.split(',').filter(Boolean) };
  return { mark, isUnchanged: row.isUnchanged };
}
