import type pg from 'pg';
import type { Partitioned } from './partitioned.ts';
import { literalOf, type Range, rangeOf } from './ranges.ts';

/** A partition; the default one has no range. */
type Partition = { name: string; range: Range | undefined };

/**
 * Of a partition with few rows nothing is known rather than that they are few: it will have many, and a plan of that time
 * would read all of them.
 */
const STORAGE = 'autovacuum_analyze_threshold = 10000, autovacuum_vacuum_insert_threshold = 10000';

/** The partitions of a table. Bounds of time are those of a connection whose time zone is UTC. */
export async function listPartitions(client: pg.ClientBase, table: string): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bounds: string }>(
    `SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds
       FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = $1::regclass ORDER BY 1`,
    [table],
  );
  return rows.map(({ name, bounds }) => ({ name, range: rangeOf(bounds) }));
}

/** A table as the partitions are, before it is one: nobody waits for that. */
export async function createLike(client: pg.ClientBase, kept: Partitioned, name: string): Promise<void> {
  await client.query(
    `CREATE ${kept.unlogged ? 'UNLOGGED ' : ''}TABLE ${name} (LIKE ${kept.table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS) WITH (${STORAGE})`,
  );
  await addUnique(client, kept, name);
}

async function addUnique(client: pg.ClientBase, { unique }: Partitioned, name: string): Promise<void> {
  if (!unique) return;
  const where = unique.where ? ` WHERE ${unique.where}` : '';
  await client.query(`CREATE UNIQUE INDEX ON ${name} (${unique.columns.join(', ')})${where}`);
}

/** Attaching locks what a table refers to: here, before the table is locked, so that no order waits for it in between. */
export async function lockReferenced(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT confrelid::regclass::text AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'",
    [table],
  );
  for (const { name } of rows) await client.query(`LOCK TABLE ${name} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Without a range as the default partition. */
export async function attach(
  client: pg.ClientBase,
  kept: Partitioned,
  name: string,
  range?: Range,
): Promise<void> {
  const bounds = range
    ? `FOR VALUES FROM (${literalOf(kept, range.from)}) TO (${literalOf(kept, range.to)})`
    : 'DEFAULT';
  await client.query(`ALTER TABLE ${kept.table} ATTACH PARTITION ${name} ${bounds}`);
}

/**
 * Gives each partition what PostgreSQL does not pass on: its unique index, and the triggers of statements, so that what holds
 * of the table holds of whoever names a partition.
 */
export async function guard(client: pg.ClientBase, kept: Partitioned): Promise<void> {
  const { table, unique } = kept;
  if (unique) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT p.inhrelid::regclass::text AS name FROM pg_inherits p WHERE p.inhparent = $1::regclass AND NOT EXISTS (
         SELECT FROM pg_index i WHERE i.indrelid = p.inhrelid AND i.indisunique AND $2::text[] = ARRAY(
           SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY k (attnum, place)
             JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum ORDER BY k.place))`,
      [table, unique.columns],
    );
    for (const { name } of rows) await addUnique(client, kept, name);
  }
  const { rows } = await client.query<{ statement: string }>(
    `SELECT t.statement FROM pg_inherits p
       CROSS JOIN LATERAL (
         SELECT tgname, regexp_replace(pg_get_triggerdef(oid), ' ON \\S+ ', format(' ON %s ', p.inhrelid::regclass)) AS statement
           FROM pg_trigger WHERE tgrelid = p.inhparent AND NOT tgisinternal AND tgtype & 1 = 0) t
      WHERE p.inhparent = $1::regclass AND NOT EXISTS (
        SELECT FROM pg_trigger own WHERE own.tgrelid = p.inhrelid AND own.tgname = t.tgname
           AND regexp_replace(pg_get_triggerdef(own.oid), ' ON \\S+ ', format(' ON %s ', p.inhrelid::regclass)) = t.statement)`,
    [table],
  );
  for (const { statement } of rows)
    await client.query(statement.replace('CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'));
}
