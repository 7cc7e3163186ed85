import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { WRITE_SHEET } from '../../jobs/kinds/exports.ts';
import { allowIdle } from '../exports/exports.repository.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import { type FileKind, type FileWriter, type Publish, type Target, writes } from '../exports/fileKinds.ts';
import type { SheetPart } from '../exports/sheet.types.ts';
import { type SheetWriter, writeSheet } from '../exports/writeSheet.ts';
import { type Revealed, recordReveals } from '../parcels/receiverReveals.repository.ts';
import type { PersonalRow, PersonalSheet } from './personalSheet.ts';
import { personalSheets } from './personalSheets.ts';

const TITLE = '个人信息副本';
const PAGE = 1000;
/** The row limit of spreadsheet programs, rounded down to whole pages. */
const MAX_SHEET_ROWS = 1_000_000;

/** All that is kept of the account that asks. */
export const PERSONAL_DATA: FileKind<Record<string, never>> = { name: 'personalData', job: WRITE_SHEET };

export function personalDataWriter(db: Db): FileWriter {
  return writes(PERSONAL_DATA, (_, target) => writePersonalData(db, target));
}

/**
 * Writes all personal data of an account into one workbook, one sheet per kind, with at most a page in memory and
 * from one snapshot. Publishing records the revealed receivers like those of exports.
 */
export async function writePersonalData(
  db: Db,
  { actor, folder, at, signal }: Target,
  maxSheetRows = MAX_SHEET_ROWS,
): Promise<Publish> {
  const sheets = personalSheets.filter(({ of }) => of === undefined || of === actor.kind);
  const shown: Record<Revealed, number[]> = { parcel: [], entry: [] };
  const readAll = async (tx: Queryable): Promise<void> => {
    await allowIdle(tx);
    const [first, ...others] = sheets;
    if (!first) return;
    const path = join(folder, fileNameOf(TITLE, at, 'xlsx'));
    const writer = writeSheet({ path, format: 'xlsx', ...partOf(first) });
    try {
      await addRows(tx, writer, first);
      for (const sheet of others) {
        await writer.next(partOf(sheet));
        await addRows(tx, writer, sheet);
      }
      await writer.end();
    } finally {
      await writer.close();
    }
  };

  async function addRows(tx: Queryable, writer: SheetWriter, sheet: PersonalSheet): Promise<void> {
    let written = 0;
    for (let last = Number.MAX_SAFE_INTEGER; ; ) {
      signal.throwIfAborted();
      const page = await pageBelow(tx, sheet.rows(actor.accountId), last);
      if (page.length > 0 && written > 0 && written % maxSheetRows === 0)
        await writer.next(partOf(sheet, `（${written / maxSheetRows + 1}）`));
      await writer.add(
        page.map((row) => {
          const opened = sheet.opened ? { ...row, ...sheet.opened(tx.box, row) } : row;
          return sheet.columns.map(({ cell }) => cell(opened));
        }),
      );
      if (sheet.reveals)
        for (const row of page) if (isShown(sheet.reveals, row)) shown[sheet.reveals].push(row.id);
      written += page.length;
      last = page.at(-1)?.id ?? 0;
      if (page.length < PAGE) break;
    }
  }

  await db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  return async (tx) => {
    const terms = { purpose: 'export', limit: null } as const;
    await recordReveals(tx, actor.accountId, shown.parcel, terms);
    await recordReveals(tx, actor.accountId, shown.entry, { ...terms, of: 'entry' });
  };
}

function isShown(of: Revealed, row: PersonalRow): boolean {
  return of === 'entry' || (row.shop_id === null && Boolean(row.receiver));
}

async function pageBelow(
  tx: Queryable,
  rows: ReturnType<PersonalSheet['rows']>,
  last: number,
): Promise<PersonalRow[]> {
  const { rows: page } = await tx.execute<PersonalRow>(
    sql`SELECT * FROM (${rows}) found WHERE id < ${last} ORDER BY id DESC LIMIT ${PAGE}`,
  );
  return page;
}

/** Functions cannot be sent to the writer's thread. */
function partOf({ title, columns }: PersonalSheet, more = ''): SheetPart {
  return {
    title: title + more,
    columns: columns.map(({ header, kind, width }) => ({ header, kind, width })),
  };
}
