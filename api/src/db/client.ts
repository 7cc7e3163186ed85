import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { SecretBox } from '../shared/secretBox.ts';
import { actingNow, mayWrite } from './acting.ts';
import { type Listener, openListener } from './listening.ts';
import { observePool } from './observedPool.ts';
import * as schema from './schema/index.ts';
import { asOptions } from './sessionSettings.ts';
import { toRefusals } from './toRefusals.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

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
    listener: Listener;
    /** Whether a connection still has the statements that were prepared on it: behind a pooler it may be another one. */
    keepsStatements: boolean;
    transaction<T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  };
/** What a repository runs its queries on: the pool, or the transaction it is given. */
export type Queryable = Db | Tx;

export type Database = { url: string; db: Db; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool.
 * @param directUrl another address where `url` is that of a pooler in transaction mode: the database itself
 */
export function openDatabase(url: string, box: SecretBox, size = 10, directUrl = url): Database {
  const isPooled = url !== directUrl;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    application_name: 'chengcang-api',
    // A pooler passes none on: migrating has made them those of its role.
    ...(!isPooled && { options: asOptions }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  // Nor may one that breaks between two queries of a transaction: the next query tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  observePool(pool, 'api');
  const plain = drizzle(pool, { schema, casing: 'snake_case' });
  const begin = plain.transaction.bind(plain);
  const execute = plain.execute.bind(plain);
  const db: Db = Object.assign(plain, {
    box,
    // A statement that writes by itself, too, says who acts where it is not the owner.
    execute: ((query: SQL) =>
      actingNow() && mayWrite(dialect.sqlToQuery(query).sql)
        ? db.transaction((tx) => tx.execute(query))
        : execute(query)) as Drizzle['execute'],
    listener: openListener(directUrl),
    keepsStatements: !isPooled,
    transaction: <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig) =>
      begin(async (tx) => {
        const acting = actingNow();
        if (acting) await toRefusals(tx.execute(sql`SELECT act_as(${acting.memberId}, ${acting.tokenId})`));
        return work(Object.assign(tx, { box }));
      }, config),
  });
  return { url, db, pool, close: () => pool.end() };
}

/** Work that may fail while the transaction around it goes on. */
export function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return tx.transaction((savepoint) => work(Object.assign(savepoint, { box: tx.box })));
}
