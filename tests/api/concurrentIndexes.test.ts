import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withDatabaseLock } from '../../api/src/db/databaseLock.ts';
import { applyMigrations, type Migration } from '../../api/src/db/migrations.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';

const LOCK = 990_418;

let database: TestDatabase;
let client: pg.Client;
let writer: pg.Client;

const connected = async () => {
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  return connection;
};

beforeAll(async () => {
  database = await freshDatabase('bare');
  [client, writer] = await Promise.all([connected(), connected()]);
});
afterAll(async () => {
  await Promise.all([client.end(), writer.end()]);
  await database.drop();
});
beforeEach(async () => {
  await client.query(`DROP SCHEMA IF EXISTS drizzle CASCADE; DROP TABLE IF EXISTS things;
    SET client_min_messages = warning; SET lock_timeout = '2s'`);
});

const migration = (when: number, ...statements: string[]): Migration => ({
  ...{ tag: String(when), when, hash: String(when), statements },
});
const CREATE_TABLE = migration(1, 'CREATE TABLE things (n int)', 'INSERT INTO things VALUES (1), (1), (2)');
const CREATE_INDEX = migration(
  2,
  '-- One of each.\nCREATE UNIQUE INDEX CONCURRENTLY "thing_once" ON "things" ("n");',
);
const DROP_INDEX = migration(3, 'DROP INDEX CONCURRENTLY "thing_once";');
const ADD_COLUMN = migration(4, 'ALTER TABLE things ADD COLUMN more int');
const ALL = [CREATE_TABLE, CREATE_INDEX, DROP_INDEX, ADD_COLUMN];

async function state() {
  const { rows: applied } = await writer.query(
    'SELECT created_at AS time FROM drizzle.__drizzle_migrations ORDER BY id',
  );
  const { rows: indexes } = await writer.query<{ valid: boolean }>(
    "SELECT indisvalid AS valid FROM pg_index WHERE indrelid = 'things'::regclass",
  );
  return { applied: applied.map(({ time }) => Number(time)), indexes: indexes.map(({ valid }) => valid) };
}

describe('a migration that builds an index concurrently', () => {
  it('leaves what came before it when it breaks off, and is built anew by the next run', async () => {
    await expect(applyMigrations(client, ALL.slice(0, 2))).rejects.toThrow('could not create unique index');
    expect(await state()).toEqual({ applied: [1], indexes: [false] });
    await client.query('DELETE FROM things WHERE ctid = (SELECT min(ctid) FROM things)');
    await applyMigrations(client, ALL.slice(0, 2));
    expect(await state()).toEqual({ applied: [1, 2], indexes: [true] });
  });

  it('is done when the index was built, and only its entry was lost', async () => {
    await applyMigrations(client, [CREATE_TABLE]);
    await client.query('DELETE FROM things; CREATE UNIQUE INDEX "thing_once" ON things (n)');
    const { rows: before } = await client.query("SELECT 'thing_once'::regclass::oid AS oid");
    await applyMigrations(client, ALL.slice(0, 2));
    const { rows: after } = await client.query("SELECT 'thing_once'::regclass::oid AS oid");
    expect([after, await state()]).toEqual([before, { applied: [1, 2], indexes: [true] }]);
  });

  it('waits for a transaction longer than for a lock, and lets others write', async () => {
    await applyMigrations(client, [CREATE_TABLE]);
    await client.query("DELETE FROM things; SET lock_timeout = '1ms'");
    await writer.query('BEGIN; INSERT INTO things VALUES (3)');
    const built = applyMigrations(client, ALL.slice(0, 2));
    const third = await connected();
    const waits =
      "SELECT FROM pg_stat_activity WHERE query LIKE 'CREATE UNIQUE INDEX CONCURRENTLY%' AND wait_event_type = 'Lock'";
    for (let waiting = 0; waiting === 0; ) waiting = (await third.query(waits)).rows.length;
    await third.query('INSERT INTO things VALUES (4)');
    await third.end();
    await writer.query('COMMIT');
    await built;
    expect(await state()).toEqual({ applied: [1, 2], indexes: [true] });
    expect((await client.query('SHOW lock_timeout')).rows).toEqual([{ lock_timeout: '1ms' }]);
  });

  it('is not held up by processes that wait for their turn to migrate', async () => {
    const empty = migration(1, 'CREATE TABLE things (n int)');
    const together = [empty, CREATE_INDEX, DROP_INDEX, ADD_COLUMN];
    await Promise.all(
      [1, 2, 3].map(() => withDatabaseLock(database.url, LOCK, (own) => applyMigrations(own, together))),
    );
    expect(await state()).toEqual({ applied: [1, 2, 3, 4], indexes: [] });
  });

  it('may drop one that was dropped before', async () => {
    await applyMigrations(client, [CREATE_TABLE]);
    await applyMigrations(client, [CREATE_TABLE, DROP_INDEX]);
    expect(await state()).toEqual({ applied: [1, 3], indexes: [] });
  });
});
