import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Db } from './client.ts';

const dialect = new PgDialect({ casing: 'snake_case' });
const names = new Map<string, string>();

/**
 * Runs a query that comes often so that each connection parses and plans it once. For texts of which there are few:
 * a connection keeps every one that it has seen.
 */
export async function runPrepared<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  const { rows } = await db.$client.query<Row>({ name, text, values: params });
  return rows;
}
