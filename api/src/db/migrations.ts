import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { inTransaction } from './inTransaction.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { withRetries } from './withRetries.ts';

/** A file in `migrations/`, known to databases by its time in the journal. */
export type Migration = { tag: string; when: number; hash: string; statements: string[] };

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const TABLE = 'drizzle.__drizzle_migrations';

export const migrations: readonly Migration[] = readMigrationFiles({ migrationsFolder: FOLDER }).map(
  ({ sql: statements, folderMillis: when, hash }, at) => ({
    tag: journal.entries[at]?.tag ?? '',
    when,
    hash,
    statements,
  }),
);

const CONCURRENT = /^(CREATE|DROP) (?:UNIQUE )?INDEX CONCURRENTLY (?:IF EXISTS )?"(\w+)"/;

const onlyStatement = ({ statements }: Pick<Migration, 'statements'>) =>
  statements.length === 1 ? (statements[0] ?? '').replace(/^--.*$/gm, '').trim() : '';

/** Whether a migration runs outside of a transaction: its only statement is about an index, concurrently. */
const isConcurrent = (migration: Migration) => CONCURRENT.test(onlyStatement(migration));

/** The time of the newest migration that the database has, as its journal says it; null when it has none. */
export async function newestMigration(client: pg.ClientBase): Promise<number | null> {
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [TABLE]);
  if (tables[0].name === null) return null;
  const { rows } = await client.query(`SELECT max(created_at)::float8 AS newest FROM ${TABLE}`);
  return rows[0].newest;
}

/**
 * Applies those that the database does not have: others together in one transaction, each that is about an index
 * concurrently outside of one. Such a one may be run again when it broke off.
 */
export async function applyMigrations(client: pg.ClientBase, all: readonly Migration[]): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const newest = (await newestMigration(client)) ?? -1;
  let together: Migration[] = [];
  const flush = async () => {
    if (together.length > 0) await withRetries(() => inTransaction(client, () => applyAll(client, together)));
    together = [];
  };
  for (const migration of all.filter(({ when }) => when > newest)) {
    if (!isConcurrent(migration)) together.push(migration);
    else {
      await flush();
      await applyConcurrently(client, migration);
    }
  }
  await flush();
}

async function applyAll(client: pg.ClientBase, some: readonly Migration[]): Promise<void> {
  for (const migration of some) {
    for (const statement of migration.statements) await client.query(statement);
    await enter(client, migration);
  }
}

const enter = (client: pg.ClientBase, { hash, when }: Migration) =>
  client.query(`INSERT INTO ${TABLE} (hash, created_at) VALUES ($1, $2)`, [hash, when]);

async function applyConcurrently(client: pg.ClientBase, migration: Migration): Promise<void> {
  const statement = onlyStatement(migration);
  const [, change, index] = CONCURRENT.exec(statement) ?? [];
  // Nobody waits behind these, while they wait for every transaction that was there before them.
  const { rows } = await client.query<{ before: string }>("SELECT current_setting('lock_timeout') AS before");
  await client.query('SET lock_timeout = 0');
  if (change === 'DROP' || !(await isBuilt(client, index ?? ''))) {
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${index}"`);
    if (change === 'CREATE') await client.query(statement);
  }
  await client.query(`SET lock_timeout = '${rows[0]?.before}'`);
  await enter(client, migration);
}

/** Whether there is an index of this name that was built to its end; one that was not is there too, and of no use. */
async function isBuilt(client: pg.ClientBase, index: string): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
    [`"${index}"`],
  );
  return rows.length > 0;
}
