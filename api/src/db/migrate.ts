import { ConfigError } from '@chengcang/process';
import type pg from 'pg';
import { backfills, finishedBackfills, runBackfills } from './backfills/backfills.ts';
import { withDatabaseLock, withSession } from './databaseLock.ts';
import { keepFirstRoles } from './firstRoles.ts';
import { applyFunctions, readFunctionFiles } from './functions.ts';
import { applyMigrations, migrations, newestMigration } from './migrations.ts';
import { keepPartitions } from './partitions/keepPartitions.ts';
import { keepForRole } from './sessionSettings.ts';
import { withRetries } from './withRetries.ts';

/** Any constant: it only has to be the same in every process of this product. */
const MIGRATION_LOCK = 7_203_114;
/**
 * A change of a table waits for those who use it, and everybody who comes later waits behind it: so it gives up soon, lets
 * them through and tries again.
 */
const LOCK_TIMEOUT = '2s';
const TOO_OLD =
  '这个数据库是 0.1.0 以前的开发版本建立的，不能升级：请换一个空的数据库（演示数据：删除 DATA_DIR 后重新启动）';
const NOT_MIGRATED = '数据库还没有升级到这个版本：请先运行 npm run migrate，再启动';

const times = migrations.map(({ when }) => when);

/** What migrating has done: whether there was nothing before, and how many migrations it took. */
export type Migrated = { wasEmpty: boolean; applied: number };

/**
 * Brings the database to the newest schema: migrations first, each with the backfill that belongs to it, then the functions
 * that may need their columns, then the partitions, which take over the triggers of their tables. Several processes may
 * start at once, and others of the release before may work meanwhile. A database of a newer release keeps that release's
 * functions.
 *
 * @param url of the database itself
 * @param pooledUrl of the pooler in front of it, whose role gets the settings of a session
 * @throws ConfigError when the database is older than the first migration
 */
export async function migrate(url: string, pooledUrl = url): Promise<Migrated> {
  return withDatabaseLock(url, MIGRATION_LOCK, async (client) => {
    await client.query('SET client_min_messages = warning');
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    const newest = await newestMigration(client);
    if (newest !== null && newest < Math.min(...times)) throw new ConfigError(TOO_OLD);
    await applyInOrder(client);
    if (newest === null || newest <= Math.max(...times)) {
      await withRetries(async () => void (await applyFunctions(client, readFunctionFiles())));
      await keepPartitions(client);
      await keepFirstRoles(client);
    }
    if (pooledUrl !== url) await keepForRole(client, pooledUrl);
    return { wasEmpty: newest === null, applied: times.filter((when) => when > (newest ?? 0)).length };
  });
}

/** A later migration may take away what a backfill reads: each runs as soon as its own is there. */
async function applyInOrder(client: pg.ClientBase): Promise<void> {
  for (const [at, { tag }] of migrations.entries()) {
    const due = backfills.filter(({ after }) => after === tag);
    if (due.length === 0) continue;
    await applyMigrations(client, migrations.slice(0, at + 1));
    await runBackfills(client, due);
  }
  await applyMigrations(client, migrations);
}

/**
 * For processes that leave migrating to a command of its own.
 *
 * @throws ConfigError when a migration or a backfill of this release is still to be run
 */
export async function requireMigrated(url: string): Promise<void> {
  await withSession(url, async (client) => {
    const newest = await newestMigration(client);
    const finished = await finishedBackfills(client);
    const isMigrated = newest !== null && newest >= Math.max(...times);
    if (!isMigrated || !backfills.every(({ name }) => finished.includes(name)))
      throw new ConfigError(NOT_MIGRATED);
  });
}
