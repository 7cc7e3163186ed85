import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from '../shared/configError.ts';
import { applyFunctions, readFunctionFiles } from './functions.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
/** Any constant: it only has to be the same in every process of this product. */
const MIGRATION_LOCK = 7_203_114;
/**
 * A change of a table waits for those who use it, and everybody who comes later waits behind it: so it gives up soon, lets
 * them through and tries again.
 */
const LOCK_TIMEOUT = '2s';
const TRIES = 30;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const TOO_OLD =
  '这个数据库是 0.1.0 以前的开发版本建立的，不能升级：请换一个空的数据库（演示数据：删除 DATA_DIR 后重新启动）';
const NOT_MIGRATED = '数据库还没有升级到这个版本：请先运行 npm run migrate，再启动';

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

/** The time of the newest migration that the database has, as its journal says it; null when it has none. */
async function newestMigration(client: pg.Client): Promise<number | null> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [table]);
  if (tables[0].name === null) return null;
  const { rows } = await client.query(`SELECT max(created_at)::float8 AS newest FROM ${table}`);
  return rows[0].newest;
}

const migrationTimes = () => readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);

/** Tries again while a lock is not to be had: each try is one transaction, of which nothing stays. */
async function withRetries(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = (error instanceof Error && error.cause ? error.cause : error) as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/**
 * Brings the database to the newest schema: migrations first, then the functions that may need their columns. Several
 * processes may start at once, and others of the release before may work meanwhile. A database of a newer release keeps
 * that release's functions.
 *
 * @throws ConfigError when the database is older than the first migration
 */
export async function migrate(url: string): Promise<void> {
  await withDatabaseLock(url, MIGRATION_LOCK, async (client) => {
    await client.query('SET client_min_messages = warning');
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    const times = migrationTimes();
    const newest = await newestMigration(client);
    if (newest !== null && newest < Math.min(...times)) throw new ConfigError(TOO_OLD);
    await withRetries(() => applyMigrations(drizzle(client), MIGRATIONS));
    if (newest === null || newest <= Math.max(...times))
      await withRetries(async () => void (await applyFunctions(client, readFunctionFiles())));
  });
}

/**
 * For processes that leave migrating to a command of its own.
 *
 * @throws ConfigError when a migration of this release is still to be run
 */
export async function requireMigrated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'chengcang-lock' });
  await client.connect();
  try {
    const newest = await newestMigration(client);
    if (newest === null || newest < Math.max(...migrationTimes())) throw new ConfigError(NOT_MIGRATED);
  } finally {
    await client.end();
  }
}
