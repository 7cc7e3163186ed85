import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { SecretBox } from '../shared/secretBox.ts';
import * as schema from './schema/index.ts';

const INT8 = 20;
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`);
  return value;
});

/** Seals and opens what lies sealed in the database; who may read rows can open them. */
type WithBox = { readonly box: SecretBox };
type Drizzle = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0] & WithBox;
export type Db = Omit<Drizzle, 'transaction'> &
  WithBox & {
    $client: pg.Pool;
    transaction<T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  };
/** What a repository runs its queries on: the pool, or the transaction it is given. */
export type Queryable = Db | Tx;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool. Every statement is bounded in time, so that a stuck one cannot hold a request for ever, and planned once for
 * all values: what a partial index is by must stand in its text (`literal`).
 */
export function openDatabase(url: string, box: SecretBox, size = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    application_name: 'chengcang-api',
    options:
      '-c statement_timeout=5000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c plan_cache_mode=force_generic_plan',
  });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  // Nor may one that breaks between two queries of a transaction: the next query tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const plain = drizzle(pool, { schema, casing: 'snake_case' });
  const begin = plain.transaction.bind(plain);
  const db = Object.assign(plain, {
    box,
    transaction: <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig) =>
      begin((tx) => work(Object.assign(tx, { box })), config),
  });
  return { db, pool, close: () => pool.end() };
}
