import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../client.ts';
import { SEALED_TABLES, type SealedTable } from './sealedColumns.ts';

const BATCH = 500;
/** Rows that somebody else holds are come back for so often, after so long. */
const ROUNDS = 20;
const PAUSE_MS = 250;

type Row = { key: string | number } & Record<string, string | number | null>;
export type Resealed = { table: string; resealed: number; left: number };

/**
 * Seals everything under the present key that lies under another one. In short transactions that wait for nobody, so that
 * the service goes on; stopped half way, it goes on where it was.
 *
 * @throws when something was sealed under a key that is not here
 */
export async function resealAll(db: Db): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const table of SEALED_TABLES) {
    let resealed = 0;
    let left = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      resealed += await passOver(db, table);
      left = await countLeft(db, table);
      if (left === 0) break;
      await wait(PAUSE_MS);
    }
    done.push({ table: table.table, resealed, left });
  }
  return done;
}

/** Once through a table; answers how many rows were sealed anew. */
async function passOver(db: Db, table: SealedTable): Promise<number> {
  let resealed = 0;
  let after: Row['key'] | null = null;
  for (;;) {
    const rows: Row[] = await db.transaction((tx) => resealSome(tx, table, after));
    const last = rows.at(-1);
    if (!last) return resealed;
    resealed += rows.length;
    after = last.key;
  }
}

async function resealSome(tx: Tx, given: SealedTable, after: Row['key'] | null): Promise<Row[]> {
  const { table, key, columns } = namesOf(given);
  await tx.execute(sql`SELECT set_config('chengcang.resealing', 'on', true)`);
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${key} AS key, ${sql.join(columns, sql`, `)} FROM ${table}
     WHERE ${after === null ? sql`true` : sql`${key} > ${after}`} AND ${isOld(tx, columns)}
     ORDER BY ${key} LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`);
  const anew = rows.map((row) => JSON.stringify(resealed(tx, given, row)));
  const set = columns.map((column) => sql`${column} = n.${column}`);
  if (anew.length > 0)
    await tx.execute(sql`
      UPDATE ${table} t SET ${sql.join(set, sql`, `)}
        FROM json_populate_recordset(NULL::${table}, ${`[${anew.join(',')}]`}::json) n WHERE t.${key} = n.${key}`);
  return rows;
}

function resealed({ box }: Tx, { key, columns }: SealedTable, row: Row): Record<string, unknown> {
  const anew = Object.entries(columns).map(([column, purpose]) => {
    const old = row[column];
    const isSealed = typeof old === 'string' && old !== '' && !old.startsWith(box.mark);
    const of = purpose ?? String(row.key);
    return [column, isSealed ? box.seal(box.open(old, of), of) : old];
  });
  return { ...Object.fromEntries(anew), [key]: row.key };
}

async function countLeft(db: Db, given: SealedTable): Promise<number> {
  const { table, columns } = namesOf(given);
  const { rows } = await db.execute<{ left: number }>(
    sql`SELECT count(*) AS left FROM ${table} WHERE ${isOld(db, columns)}`,
  );
  return rows[0]?.left ?? 0;
}

function isOld({ box }: Db | Tx, columns: readonly SQL[]): SQL {
  const old = columns.map((column) => sql`(${column} <> '' AND NOT starts_with(${column}, ${box.mark}))`);
  return sql`(${sql.join(old, sql` OR `)})`;
}

function namesOf({ table, key, columns }: SealedTable) {
  return {
    table: sql.identifier(table),
    key: sql.identifier(key),
    columns: Object.keys(columns).map((column) => sql`${sql.identifier(column)}`),
  };
}
