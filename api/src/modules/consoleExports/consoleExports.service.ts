import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Value } from 'typebox/value';
import type { Db } from '../../db/client.ts';
import type { Fields } from '../../shared/fields.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { withoutPaging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { reserve } from '../accounts/counters.ts';
import { recordAudit } from '../audit/record.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';
import { MAX_ROWS } from '../exports/writeExport.ts';
import { writeSheet } from '../exports/writeSheet.ts';
import type { NewExport, TicketDto } from './consoleExports.schemas.ts';
import type { ExportedList } from './exportedList.ts';
import type { ConsoleListName } from './listNames.ts';

const PURPOSE = 'console_export';
const TICKET_MS = 5 * 60_000;
const PAGE = 1000;
/** Nobody reads the totals of a file. */
const ROWS: Fields = new Map([
  ['list', null],
  ['nextCursor', null],
]);

type Ticket = { operatorId: number; list: ConsoleListName; filter: object; fileName: string; until: number };
type Dependencies = { db: Db; lists: Record<ConsoleListName, ExportedList>; now: () => Date };

/** Lists of the console as files, as their pages show them: the same filters, masks and order. */
export function consoleExportService({ db, lists, now }: Dependencies) {
  function listFor(name: ConsoleListName, { permissions }: OperatorActor): ExportedList {
    const list = lists[name];
    if (!permissions.has(list.permission)) throw new Refusal('NO_PERMISSION');
    return list;
  }

  /** Refuses what was sealed for somebody else, or too long ago. */
  function opened(sealed: string, { operatorId }: OperatorActor): Ticket {
    try {
      const ticket = JSON.parse(db.box.open(sealed, PURPOSE)) as Ticket;
      if (ticket.operatorId === operatorId && ticket.until > now().getTime()) return ticket;
    } catch {
      // Not sealed by us.
    }
    throw new Refusal('EXPORT_LOST');
  }

  /** Writes all pages of a list, with one of them in memory; answers how many rows there are. */
  async function write(
    list: ExportedList,
    filter: object,
    who: OperatorActor,
    path: string,
  ): Promise<number> {
    const { title } = list;
    const columns = list.columns as unknown as readonly FilledColumn<object>[];
    // Functions cannot be sent to the writer's thread.
    const headers = columns.map(({ header, kind, width }) => ({ header, kind, width }));
    const writer = writeSheet({ path, format: 'xlsx', title, columns: headers });
    let count = 0;
    try {
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const paging = { pageSize: PAGE, ...(cursor && { cursor }) };
        const page = await list.read({ ...filter, ...paging }, who, ROWS);
        count += page.list.length;
        if (count === 0) throw new Refusal('EXPORT_EMPTY');
        if (count > MAX_ROWS || (count === MAX_ROWS && page.nextCursor !== null))
          throw new Refusal('TOO_MANY_ROWS', { max: MAX_ROWS });
        await writer.add(page.list.map((row) => columns.map(({ cell }) => cell(row))));
        cursor = page.nextCursor;
      }
      await writer.end();
    } finally {
      await writer.close();
    }
    return count;
  }

  return {
    /** What a file is asked for by: its address holds no filter that may name a person. */
    async prepare({ list: name, filter }: NewExport, who: OperatorActor): Promise<TicketDto> {
      const { query, title } = lists[name];
      const known = withoutPaging(Value.Clean(query, { ...filter }) as object);
      if (!Value.Check(query, known)) throw new Refusal('BAD_PARAM', { field: 'filter' });
      listFor(name, who);
      const fileName = fileNameOf(title, now(), 'xlsx');
      const until = now().getTime() + TICKET_MS;
      const ticket: Ticket = { operatorId: who.operatorId, list: name, filter: known, fileName, until };
      return { ticket: db.box.seal(JSON.stringify(ticket), PURPOSE), fileName };
    },

    /** The file; that it was written, and of how many rows, is recorded before it is sent. */
    async file(sealed: string, who: OperatorActor): Promise<{ fileName: string; content: Readable }> {
      const { list: name, filter, fileName } = opened(sealed, who);
      const list = listFor(name, who);
      await db.transaction((tx) => reserve(tx, { limit: 'operatorExports', of: String(who.operatorId) }));
      return inTemporaryFolder('chengcang-list-', async (folder) => {
        const path = join(folder, 'list.xlsx');
        const rows = await write(list, filter, who, path);
        await recordAudit(db, who, {
          ...{
            action: 'list export',
            target: name,
            detail: { list: list.title, rows, filter: saidOf(filter) },
          },
        });
        // What is open is read to its end, though its name is gone.
        return { fileName, content: (await open(path)).createReadStream() };
      });
    },
  };
}

export type ConsoleExportService = ReturnType<typeof consoleExportService>;

const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** A filter for the log: typed words may name a person. */
function saidOf(filter: object): object {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [
      key,
      typeof value === 'string' && !MOMENT.test(value) ? '…' : value,
    ]),
  );
}
