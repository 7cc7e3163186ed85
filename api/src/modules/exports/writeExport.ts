import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { enforceLimit } from '../accounts/counters.ts';
import { type RevealTerms, recordReveals } from '../parcels/receiverReveals.repository.ts';
import { allowIdle, countUpTo } from './exports.repository.ts';
import { fileNameOf } from './exportWords.ts';
import type { Publish, Target } from './fileKinds.ts';
import type { Cell, FilledColumn, SheetFormat } from './sheet.types.ts';
import { writeSheet } from './writeSheet.ts';

/** Rows of one file. */
export const MAX_ROWS = 50_000;
const PAGE = 1000;

/** The receivers that a file reveals: a condition, and a test per row, whose ids are those of what is revealed. */
export type Reveals<Row> = RevealTerms & { where: SQL; shows(row: Row): boolean };

/** The source of a file, read page by page from the newest down. */
export type Source<Row extends { id: number }> = {
  title: string;
  columns: readonly FilledColumn<Row>[];
  /** A row as JSON, for the kinds of lists that have JSON Lines. */
  json?(row: Row): string;
  /** FROM and WHERE of the rows. */
  rows: SQL;
  below(tx: Queryable, id: number, limit: number): Promise<Row[]>;
  /** Throws when a requested row is missing. */
  check?: (tx: Queryable) => Promise<void>;
  maxRows?: number;
  reveals?: Reveals<Row>;
};

/**
 * Writes all rows of a source into a file, with at most a page in memory. Publishing records the receivers that it
 * reveals.
 */
export async function writeExport<Row extends { id: number }>(
  db: Db,
  { title, columns, json, rows, below, check, maxRows = MAX_ROWS, reveals }: Source<Row>,
  format: SheetFormat = 'xlsx',
  { actor: { accountId }, folder, at, signal }: Target,
): Promise<Publish | undefined> {
  const shown: number[] = [];
  const cellsOf = (row: Row): Cell[] =>
    format === 'jsonl' && json ? [json(row)] : columns.map(({ cell }) => cell(row));
  const readAll = async (tx: Queryable): Promise<void> => {
    await allowIdle(tx);
    await check?.(tx);
    const count = await countUpTo(tx, rows, maxRows);
    if (count === 0) throw new Refusal('EXPORT_EMPTY');
    if (count > maxRows) throw new Refusal('TOO_MANY_ROWS', { max: maxRows });
    // Checked before writing: a caller that already polls would only learn that the file was lost.
    if (reveals?.limit) {
      const receivers = await countUpTo(tx, sql`${rows} AND ${reveals.where}`, maxRows);
      await enforceLimit(tx, { limit: reveals.limit, of: String(accountId) }, receivers);
    }
    const path = join(folder, fileNameOf(title, at, format));
    // Functions cannot be sent to the writer's thread.
    const headers = columns.map(({ header, kind, width }) => ({ header, kind, width }));
    const writer = writeSheet({ path, format, title, columns: headers });
    try {
      for (let last = Number.MAX_SAFE_INTEGER; ; ) {
        signal.throwIfAborted();
        const page = await below(tx, last, PAGE);
        await writer.add(page.map(cellsOf));
        for (const row of page) if (reveals?.shows(row)) shown.push(row.id);
        last = page.at(-1)?.id ?? 0;
        if (page.length < PAGE) break;
      }
      await writer.end();
    } finally {
      await writer.close();
    }
  };
  // One snapshot for all pages.
  await db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  return reveals && ((tx) => recordReveals(tx, accountId, shown, reveals));
}
