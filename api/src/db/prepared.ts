import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg, { type QueryResultRow } from 'pg';
import { actingNow } from './acting.ts';
import type { Db, Queryable } from './client.ts';

const dialect = new PgDialect({ casing: 'snake_case' });
const names = new Map<string, string>();

/**
 * Runs a query that comes often so that each connection parses and plans it once, where connections keep statements. For
 * texts of which there are few: a connection keeps every one that it has seen.
 */
export async function runPrepared<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return runPreparedText(db, text, params);
}

/** The same for a text with its values. */
export async function runPreparedText<Row extends QueryResultRow>(
  db: Db,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({
    ...(db.keepsStatements && { name: nameOf(text) }),
    text,
    values,
  });
  return rows;
}

/** The same for a statement that writes; where somebody acts for the owner it runs as `db.execute` runs it. */
export async function runWriting<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  return actingNow() ? ((await db.execute<Row>(query)).rows as Row[]) : runPrepared(db, query);
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** How often a text is run before connections keep its plan; how many they keep, and how many are counted at a time. */
const FREQUENT = 20;
const MAX_KEPT = 64;
const MAX_COUNTED = 1_000;
const runs = new Map<string, number>();
const kept = new Map<string, string>();

/** Times as texts, as drizzle answers them. */
const AS_TEXT = [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE];
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    AS_TEXT.includes(oid) ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** The name by which connections keep a text; undefined while it is not run often, or others have taken all places. */
function nameOfFrequent(text: string): string | undefined {
  const known = kept.get(text);
  if (known || kept.size >= MAX_KEPT) return known;
  const count = (runs.get(text) ?? 0) + 1;
  runs.delete(text);
  if (count < FREQUENT) {
    // The one that was run longest ago makes room.
    if (runs.size >= MAX_COUNTED) runs.delete(runs.keys().next().value ?? '');
    runs.set(text, count);
    return undefined;
  }
  const name = `frequent${kept.size}`;
  kept.set(text, name);
  return name;
}

/**
 * Runs a query of which there are many texts, such as a list with its filters: planning it costs as much as reading a page.
 * Connections keep the plans of those that come often.
 */
export async function runFrequent<Row extends QueryResultRow>(db: Queryable, query: SQL): Promise<Row[]> {
  if (!('$client' in db)) return (await db.execute<Row>(query)).rows as Row[];
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = db.keepsStatements ? nameOfFrequent(text) : undefined;
  const { rows } = await db.$client.query<Row>({ ...(name && { name }), text, values: params, types });
  return rows;
}
