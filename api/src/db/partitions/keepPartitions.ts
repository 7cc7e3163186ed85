import type pg from 'pg';
import { inTransaction } from '../inTransaction.ts';
import { withRetries } from '../withRetries.ts';
import { attach, createLike, guard, listPartitions, lockReferenced } from './ddl.ts';
import { PARTITIONED, type Partitioned } from './partitioned.ts';
import {
  isOver,
  keptSince,
  literalOf,
  madeUntil,
  nameOf,
  type Range,
  rangeAt,
  uncovered,
  widthOf,
} from './ranges.ts';

/** Rows that came when there was no partition for them. */
type Strays = { table: string; rows: number };

/** Any constant no other lock of the product uses. */
const LOCK = 7_203_115;
/** Less than the second after which PostgreSQL ends one of two that wait for each other: it is never somebody's order. */
const LOCK_TIMEOUT = '500ms';

/**
 * Makes the partitions of now and of what comes next, gives rows that came without a partition theirs, and drops what is past
 * its time. Each table is a transaction of its own, with settings of its own; one process does it at a time.
 * @returns the rows that came without a partition
 */
export async function keepPartitions(client: pg.ClientBase): Promise<Strays[]> {
  const strays: Strays[] = [];
  for (const kept of PARTITIONED) {
    const rows = await withRetries(() => inTransaction(client, () => keepTable(client, kept)));
    if (rows > 0) strays.push({ table: kept.table, rows });
    await analyse(client, kept);
  }
  return strays;
}

/** Autovacuum knows the partitions, not what they have together. Before 18 PostgreSQL reads each of them as well. */
async function analyse(client: pg.ClientBase, { table }: Partitioned): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::integer AS version",
  );
  const analyze = (rows[0]?.version ?? 0) < 180_000 ? 'ANALYZE' : 'ANALYZE ONLY';
  await client.query(`BEGIN; SET LOCAL statement_timeout = 0; ${analyze} ${table}; COMMIT`);
}

async function keepTable(client: pg.ClientBase, kept: Partitioned): Promise<number> {
  await client.query(
    `SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; SET LOCAL statement_timeout = 0; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'`,
  );
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const now = await currentValue(client, kept);
  const taken = (await listPartitions(client, kept.table)).flatMap(({ range }) => range ?? []);
  const strays = await findStrays(client, kept);
  const ranges: Range[] = [];
  for (const value of [now, madeUntil(kept, now), ...strays.map(({ from }) => from)]) {
    const range = uncovered(rangeAt(value, widthOf(kept)), [...taken, ...ranges]);
    if (range && !isOver(kept, range, now)) ranges.push(range);
  }
  if (strays.length > 0) await moveStrays(client, kept, ranges, now);
  else if (ranges.length > 0) await addPartitions(client, kept, ranges);
  for (const { name, range } of await listPartitions(client, kept.table))
    if (range && isOver(kept, range, now)) await client.query(`DROP TABLE ${name}`);
  await guard(client, kept);
  return strays.reduce((sum, { rows }) => sum + rows, 0);
}

async function currentValue(client: pg.ClientBase, kept: Partitioned): Promise<number> {
  const { rows } = await client.query<{ now: number }>(
    'width' in kept
      ? `SELECT last_value::float8 AS now FROM ${kept.sequence}`
      : 'SELECT extract(epoch FROM now())::float8 * 1000 AS now',
  );
  return rows[0]?.now ?? 0;
}

/** Where the rows of the default partition belong. */
async function findStrays(
  client: pg.ClientBase,
  kept: Partitioned,
): Promise<{ from: number; rows: number }[]> {
  const value = 'width' in kept ? kept.column : `extract(epoch FROM ${kept.column}) * 1000`;
  const { rows } = await client.query<{ from: number; rows: number }>(
    `SELECT (floor(${value} / ${widthOf(kept)}) * ${widthOf(kept)})::float8 AS from, count(*)::float8 AS rows
       FROM ${kept.table}_default GROUP BY 1`,
  );
  return rows;
}

async function addPartitions(
  client: pg.ClientBase,
  kept: Partitioned,
  ranges: readonly Range[],
): Promise<void> {
  for (const range of ranges) await createLike(client, kept, nameOf(kept, range));
  await lockReferenced(client, kept.table);
  for (const range of ranges) await attach(client, kept, nameOf(kept, range), range);
}

/**
 * Exchanges the default partition, whose rows are copied, those past their time excepted: nothing is deleted from a table that
 * is only appended to, and no trigger runs. Meanwhile nobody else uses the table.
 */
async function moveStrays(
  client: pg.ClientBase,
  kept: Partitioned,
  ranges: readonly Range[],
  now: number,
): Promise<void> {
  const { table, column } = kept;
  const [former, rest] = [`${table}_former`, `${table}_default`];
  const within = ({ from, to }: Range) =>
    `${column} >= ${literalOf(kept, from)} AND ${column} < ${literalOf(kept, to)}`;
  await lockReferenced(client, table);
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  await client.query(`ALTER TABLE ${table} DETACH PARTITION ${rest}`);
  await client.query(`ALTER TABLE ${rest} RENAME TO ${former}`);
  for (const range of ranges) {
    const name = nameOf(kept, range);
    await createLike(client, kept, name);
    await client.query(`INSERT INTO ${name} SELECT * FROM ${former} WHERE ${within(range)}`);
    await attach(client, kept, name, range);
  }
  await createLike(client, kept, rest);
  const since = keptSince(kept, now);
  const left = [
    ...ranges.map((range) => `NOT (${within(range)})`),
    ...(Number.isFinite(since) ? [`${column} >= ${literalOf(kept, since)}`] : []),
  ];
  await client.query(`INSERT INTO ${rest} SELECT * FROM ${former} WHERE ${left.join(' AND ') || 'true'}`);
  await attach(client, kept, rest);
  await client.query(`DROP TABLE ${former}`);
}
