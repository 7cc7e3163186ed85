import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFunctions, readFunctionFiles, withNumbers } from '../../api/src/db/functions.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';

const JOURNAL = new URL('../../api/src/db/migrations/meta/_journal.json', import.meta.url);
const FUNCTIONS = new URL('../../api/src/db/functions/', import.meta.url);
const BASELINE = new URL('../../api/src/db/migrations/0000_baseline.sql', import.meta.url);
const migrations: { when: number }[] = JSON.parse(readFileSync(JOURNAL, 'utf8')).entries;
const baselineTime = migrations[0]?.when ?? 0;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase('empty');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rowsOf(text: string): Promise<string[]> {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return rows.map((row) => row.join(' '));
}

/** What the product has of its own in `pg_proc`: not what came with an extension. */
const OWN_FUNCTIONS = `pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`;
const OWN_TRIGGERS = `pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`;

const functionNames = () => rowsOf(`SELECT p.proname FROM ${OWN_FUNCTIONS} ORDER BY 1`);
const triggerNames = () => rowsOf(`SELECT t.tgname, c.relname FROM ${OWN_TRIGGERS} ORDER BY 1, 2`);
const definitions = () =>
  rowsOf(`SELECT pg_get_functiondef(p.oid) FROM ${OWN_FUNCTIONS}
          UNION ALL SELECT pg_get_triggerdef(t.oid) FROM ${OWN_TRIGGERS}
          UNION ALL SELECT format('%I.%I %s', table_name, column_name, data_type) FROM information_schema.columns
           WHERE table_schema = 'public' ORDER BY 1`);

const emptyDatabase = () =>
  client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');

describe('migrate', () => {
  const text = readFunctionFiles()
    .map((file) => file.text)
    .join('\n');

  it('leaves the functions and triggers of the files in the database, and no others', async () => {
    const functions = [...text.matchAll(/^CREATE OR REPLACE FUNCTION ([a-z_]+)/gm)].map(([, name]) => name);
    expect(await functionNames()).toEqual(functions.sort());
    const triggers = [
      ...text.matchAll(/^CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER ([a-z_]+)[^;]*? ON ([a-z_]+)/gm),
    ].map(([, name, table]) => `${name} ${table}`);
    expect(await triggerNames()).toEqual(triggers.sort());
  });

  it('finds every number of a status or kind by its name in the files', () => {
    const bare = /(?:status|kind|cancel_type|p_to)\b\s*(?:=|<>|<|>|(?:NOT )?IN\s*\()\s*\d|\b\d+::smallint/;
    const lines = readdirSync(FUNCTIONS).flatMap((name) =>
      readFileSync(new URL(name, FUNCTIONS), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(lines.filter((line) => bare.test(line))).toEqual([]);
    expect(withNumbers(`IN (\${orderStatus.cancelled}, \${payStatus.paid})`)).toBe('IN (60, 1)');
    expect(() => withNumbers(`\${orderStatus.lost}`)).toThrow('no number is called orderStatus.lost');
    expect(() => withNumbers(`\${noStatus.paid}`)).toThrow('no number is called noStatus.paid');
  });

  it('can apply every file again without a change, with its bodies checked', async () => {
    const before = await definitions();
    for (let time = 0; time < 2; time += 1) {
      for (const file of readFunctionFiles()) await client.query(file.text);
      expect(await definitions()).toEqual(before);
    }
  });

  it('applies the files whose text has changed, and no other', async () => {
    const files = readFunctionFiles();
    expect(await applyFunctions(client, files)).toEqual([]);
    const refusals = files.find(({ name }) => name === 'refusals.sql');
    if (!refusals) throw new Error('no refusals.sql');
    const changed = { ...refusals, text: refusals.text.replace('CC000', 'CC001'), hash: 'another' };
    const others = files.filter((file) => file !== refusals);
    expect(await applyFunctions(client, [...others, changed])).toEqual(['refusals.sql']);
    expect(await rowsOf("SELECT prosrc ~ 'CC001' FROM pg_proc WHERE proname = 'refuse'")).toEqual(['true']);
    await migrate(database.url);
    expect(await rowsOf("SELECT prosrc ~ 'CC000' FROM pg_proc WHERE proname = 'refuse'")).toEqual(['true']);
  });

  it('applies all changed files or none', async () => {
    const [first, ...rest] = readFunctionFiles();
    if (!first) throw new Error('no files');
    const broken = { name: 'zzz.sql', text: 'CREATE OR REPLACE FUNCTION', hash: 'broken' };
    const changed = {
      ...first,
      text: 'CREATE FUNCTION left_over() RETURNS void BEGIN ATOMIC END',
      hash: 'another',
    };
    await expect(applyFunctions(client, [changed, ...rest, broken])).rejects.toThrow('syntax error');
    expect(await functionNames()).not.toContain('left_over');
    expect(await applyFunctions(client, readFunctionFiles())).toEqual([]);
  });

  it('keeps the functions of a newer release', async () => {
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9e15)");
    await client.query("UPDATE drizzle.function_file SET hash = 'newer' WHERE name = 'refusals.sql'");
    await migrate(database.url);
    const kept = "SELECT name FROM drizzle.function_file WHERE hash = 'newer'";
    expect(await rowsOf(kept)).toEqual(['refusals.sql']);
    await client.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'");
    await migrate(database.url);
    expect(await rowsOf(kept)).toEqual([]);
  });

  it('makes one and the same schema when several processes migrate an empty database at once', async () => {
    const expected = await definitions();
    await emptyDatabase();
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(await definitions()).toEqual(expected);
    expect(await rowsOf('SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id')).toEqual(
      migrations.map(({ when }) => String(when)),
    );
  });

  it('brings a database of 0.1.0 to the same schema, without the functions that it had', async () => {
    const expected = await definitions();
    await emptyDatabase();
    await migrateAsOf(baselineTime);
    for (const statement of readFileSync(BASELINE, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement);
    await client.query(`
      CREATE FUNCTION put_order() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER keep_inviter BEFORE UPDATE ON account FOR EACH ROW EXECUTE FUNCTION put_order()`);
    await migrate(database.url);
    expect(await definitions()).toEqual(expected);
  });

  it('refuses a database that is older than 0.1.0 and says what to do', async () => {
    await emptyDatabase();
    await migrateAsOf(baselineTime - 1);
    await expect(migrate(database.url)).rejects.toThrow('请换一个空的数据库');
  });

  /** The journal of a database whose newest migration is of this time. */
  function migrateAsOf(time: number) {
    return client.query(`
      CREATE SCHEMA drizzle;
      CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('0.1.0', ${time})`);
  }
});
