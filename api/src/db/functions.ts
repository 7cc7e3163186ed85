import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import * as statuses from '../shared/statuses.ts';
import { inTransaction } from './inTransaction.ts';

const FUNCTIONS = new URL('./functions/', import.meta.url);

/** A file of SQL functions and triggers: its name, its text, and what tells whether the database has that text. */
export type FunctionFile = { name: string; text: string; hash: string };

const NUMBERS: Record<string, Record<string, number> | undefined> = statuses;

/** The text with `${orderStatus.cancelled}` and the like as the numbers that they stand for. */
export function withNumbers(text: string): string {
  return text.replace(/\$\{([^}]*)\}/g, (_, path: string) => {
    const [table = '', name = ''] = path.split('.');
    const number = NUMBERS[table]?.[name];
    if (number === undefined) throw new Error(`no number is called ${path}`);
    return String(number);
  });
}

/** The files in `functions/`, by name. */
export function readFunctionFiles(folder = FUNCTIONS): FunctionFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = withNumbers(readFileSync(new URL(name, folder), 'utf8'));
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/** Applies the files whose text is not the one that the database has, all or none; answers their names. */
export async function applyFunctions(
  client: pg.ClientBase,
  files: readonly FunctionFile[],
): Promise<string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.function_file (name text PRIMARY KEY, hash text NOT NULL)',
  );
  const { rows } = await client.query<FunctionFile>('SELECT name, hash FROM drizzle.function_file');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.filter(({ name, hash }) => applied.get(name) !== hash);
  if (changed.length === 0) return [];
  await inTransaction(client, async () => {
    // A function may call one of a file that comes later.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const { name, text, hash } of changed) {
      await client.query(text);
      await client.query(
        'INSERT INTO drizzle.function_file VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash',
        [name, hash],
      );
    }
  });
  return changed.map(({ name }) => name);
}
