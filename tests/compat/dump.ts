import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';

/** A database as a release left it: statements that make its schema, and the rows of its tables. */
export interface Dump {
  schema: string[];
  rows: Record<string, object[]>;
  sequences: Record<string, string>;
}

const SCHEMAS = "('public', 'drizzle')";

/** The rows of a database whose schema these statements made. */
export async function dumpOf(client: pg.ClientBase, schema: string[]): Promise<Dump> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
           (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
             WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ${SCHEMAS} ORDER BY 1`);
  const dump: Dump = { schema, rows: {}, sequences: {} };
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: object }>(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${columns} FROM ${name}) t`,
    );
    if (rows.length > 0) dump.rows[name] = rows.map(({ row }) => row);
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
     WHERE last_value IS NOT NULL AND schemaname IN ${SCHEMAS}`);
  for (const { name, value } of sequences) dump.sequences[name] = value;
  return dump;
}

/** Fills an empty database. Triggers and foreign keys rest: rows are as they were, in the order of their tables' names. */
export async function restore(client: pg.ClientBase, { schema, rows, sequences }: Dump): Promise<void> {
  for (const statement of schema) await client.query(statement);
  await client.query('SET session_replication_role = replica');
  // Migrations fill some tables themselves.
  const { rows: filled } = await client.query<{ names: string }>(`
    SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS names FROM pg_tables
     WHERE schemaname IN ${SCHEMAS}`);
  await client.query(`TRUNCATE ${filled[0]?.names}`);
  for (const [table, all] of Object.entries(rows)) {
    const columns = Object.keys(all[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    await client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(all)],
    );
  }
  await client.query('SET session_replication_role = origin');
  for (const [name, value] of Object.entries(sequences))
    await client.query('SELECT setval($1::regclass, $2)', [name, value]);
}

export function packed(dump: Dump): Buffer {
  return gzipSync(JSON.stringify(dump), { level: 9 });
}

export function unpacked(bytes: Buffer): Dump {
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as Dump;
}
