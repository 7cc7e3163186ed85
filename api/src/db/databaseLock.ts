import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { orStartError } from './orStartError.ts';

const LOOK_AGAIN_MS = 100;

/** A connection of a session's own, whose statements take as long as they need, whatever its role has for others. */
export async function withSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chengcang-lock',
    options:
      '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0 -c plan_cache_mode=auto',
  });
  await orStartError(url, client.connect());
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` while this process alone holds the named advisory lock of the database. */
export function withDatabaseLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withSession(url, async (client) => {
    // Not by waiting in the statement: an index that is built concurrently would wait for that, and so for itself.
    const isHeld = async () =>
      (await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lock])).rows[0]
        ?.held;
    while (!(await isHeld())) await setTimeout(LOOK_AGAIN_MS);
    return work(client);
  });
}
