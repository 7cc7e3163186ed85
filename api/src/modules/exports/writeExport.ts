import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { enforceLimit } from '../accounts/counters.ts';
import { type RevealTerms, recordReveals } from '../parcels/receiverReveals.repository.ts';
import { countUpTo, lockExports } from './exports.repository.ts';
import { fileNameOf } from './exportWords.ts';
import type { FilledColumn, SheetFormat } from './sheet.types.ts';
import { writeSheet } from './writeSheet.ts';

const MAX_ROWS = 50_000;
const PAGE = 1000;

/** Receivers that a file shows in clear: which rows do, as a condition and of each row, whose ids are parcels'. */
export type Reveals<Row> = RevealTerms & { of: SQL; shows(row: Row): boolean };

/** What goes into a file, read page by page from the newest down. */
export type Source<Row extends { id: number }> = {
  title: string;
  columns: readonly FilledColumn<Row>[];
  /** FROM and WHERE of the rows. */
  rows: SQL;
  below(tx: Queryable, id: number, limit: number): Promise<Row[]>;
  /** Throws when what was asked for is not there. */
  check?: (tx: Queryable) => Promise<void>;
  maxRows?: number;
  reveals?: Reveals<Row>;
};

type Target = { folder: string; format: SheetFormat; at: Date; signal: AbortSignal };

/**
 * Writes all rows of a source into a file of the folder, of which never more than a page is held. When it resolves, the
 * receivers that the file shows are recorded; until then nobody is given it.
 */
export async function writeExport<Row extends { id: number }>(
  db: Db,
  accountId: number,
  { title, columns, rows, below, check, maxRows = MAX_ROWS, reveals }: Source<Row>,
  { folder, format, at, signal }: Target,
): Promise<void> {
  const shown: number[] = [];
  const readAll = async (tx: Queryable): Promise<void> => {
    if (!(await lockExports(tx, accountId))) throw new Refusal('RATE_LIMITED');
    await check?.(tx);
    const count = await countUpTo(tx, rows, maxRows);
    if (count === 0) throw new Refusal('EXPORT_EMPTY');
    if (count > maxRows) throw new Refusal('TOO_MANY_ROWS', { max: maxRows });
    // Said before it is written: whoever waits longer than an answer would hear that the file was lost.
    if (reveals?.limit) {
      const receivers = await countUpTo(tx, sql`${rows} AND ${reveals.of}`, maxRows);
      await enforceLimit(tx, { limit: reveals.limit, of: String(accountId) }, receivers);
    }
    const path = join(folder, fileNameOf(title, at, format));
    // Functions cannot go to the thread that writes.
    const headers = columns.map(({ header, kind, width }) => ({ header, kind, width }));
    const writer = writeSheet({ path, format, title, columns: headers });
    try {
      for (let last = Number.MAX_SAFE_INTEGER; ; ) {
        signal.throwIfAborted();
        const page = await below(tx, last, PAGE);
        await writer.add(page.map((row) => columns.map(({ cell }) => cell(row))));
        for (const row of page) if (reveals?.shows(row)) shown.push(row.id);
        last = page.at(-1)?.id ?? 0;
        if (page.length < PAGE) break;
      }
      await writer.end();
    } finally {
      await writer.close();
    }
  };
  // One snapshot for all pages: the file shows one moment.
  await db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  if (reveals) await db.transaction((tx) => recordReveals(tx, accountId, shown, reveals));
}
