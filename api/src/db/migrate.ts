import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant: it only has to be the same in every process of this product. */
const MIGRATION_LOCK = 7_203_114;

/** Runs `work` while this process alone holds the named advisory lock of the database. */
export async function withDatabaseLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'chengcang-lock' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Brings the database to the newest schema; several processes may start at once. */
export async function migrate(url: string): Promise<void> {
  await withDatabaseLock(url, MIGRATION_LOCK, async (client) => {
    await client.query('SET client_min_messages = warning');
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  });
}
