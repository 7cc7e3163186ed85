import { type ActorRefFrom, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Refusal } from '../../../lib/refusal.ts';
import { uuid } from '../../../lib/uuid.ts';
import type { PictureZip } from '../pictureZip.ts';
import type { PlainColumn } from '../plainSheet.ts';
import { type Grid, refuse } from '../sheets.types.ts';
import { bothChecked, joined } from './importSheet.changes.ts';
import { importSheetMachine, type importSheetOf } from './importSheet.machine.ts';
import { importSheetText as text } from './importSheet.text.ts';
import type {
  CheckAnswer,
  CheckedPart,
  ChosenFiles,
  ImportAnswer,
  ImportContext,
  ImportedPart,
  RowFailure,
  SheetRead,
  TemplateSaved,
  UploadAnswer,
} from './importSheet.types.ts';
import { firstParts, inOrder } from './parts.ts';
import { readFiles } from './readFiles.ts';
import { type SheetTable, saveTable } from './saveTable.ts';
import { type ImportRow, picturesToUpload, reasonOf, type SaidProblem, sendable } from './sheetRows.ts';

/** The type of the file that stands for pasted text. */
export const PASTED = 'text/plain';

/** Most rows of one call. */
const ROWS_A_CALL = 1_000;
/** Pictures that are uploaded at the same time; the service takes three of an account. */
const PICTURES_AT_ONCE = 2;

/** A column of the rows that failed, with what stands in it. */
export interface FailedColumn<Row> extends PlainColumn {
  of: (row: Row) => string;
}

/** What was taken over of some rows, and which were not. */
export interface PartAnswer {
  counts: Readonly<Record<string, number>>;
  failed: readonly RowFailure[];
}

/** What a check says of some rows. */
type Judgement = Pick<CheckedPart, 'failed' | 'warned'>;

/** What a feature says of the sheets that it takes over. */
interface Definition<Row extends ImportRow> {
  /** Of each sheet that is made here. */
  sheet: string;
  /** Null: no header was found. */
  rowsOf: (grid: Grid, zip: PictureZip | null) => Row[] | null;
  /** Reads text that is pasted in place of a sheet; rejects what is refused. */
  readText?: (text: string, signal: AbortSignal) => Promise<Row[]>;
  /** Most rows of a sheet; absent: as many as a sheet may have. */
  maxRows?: number;
  /** Most bytes of it; absent: as many as others. */
  maxBytes?: number;
  /** How many of the rows, which are not none, are taken together; absent: a thousand. */
  partOf?: (rows: readonly Row[]) => number;
  /** Parts that are under way at the same time; absent: one. */
  partsAtOnce?: number;
  /** Takes some of the rows over; a part that is sent again has the same number. */
  send: (rows: readonly Row[], partNo: string, addresses: Addresses) => Promise<PartAnswer | Refusal>;
  /** When sending rests or ends, whatever came of it. */
  afterSending?: () => void;
  /** Says what would become of some of the rows, and writes nothing. */
  check?: (rows: readonly Row[], signal: AbortSignal) => Promise<Judgement | Refusal>;
  /** Uploads some pictures of the zip, one of which at least is named by a row. */
  upload?: (zip: PictureZip | null, names: readonly string[], signal: AbortSignal) => Promise<UploadAnswer>;
  problemText: (problem: OwnProblem<Row>) => string;
  failedName: string;
  failedColumns: readonly FailedColumn<Row>[];
  /** What is filled in and read back. */
  template?: { fileName: string; load: (signal: AbortSignal) => Promise<SheetTable | Refusal> };
}

type Addresses = ImportContext<ImportRow>['addresses'];
type OwnProblem<Row extends ImportRow> = Exclude<NonNullable<Row['problem']>, SaidProblem>;
type ImportSheetLogic<Row extends ImportRow> = ReturnType<typeof importSheetOf<Row>>;
export type ImportSheet<Row extends ImportRow> = ActorRefFrom<ImportSheetLogic<Row>>;

/** The machine of one feature's sheets. They are sent in parts, each under a number of its own, so that none counts twice. */
export function importSheet<Row extends ImportRow>(definition: Definition<Row>): ImportSheetLogic<Row> {
  const { sheet, rowsOf, readText, maxRows, maxBytes, send, afterSending, check, upload } = definition;
  const { problemText, failedName, failedColumns, template } = definition;
  const { partOf = (rows) => Math.min(rows.length, ROWS_A_CALL), partsAtOnce = 1 } = definition;
  const partsBehind = (rows: readonly Row[], from: number) =>
    firstParts(sendable(rows).slice(from), partOf, partsAtOnce);
  // One chart for all definitions: React starts an actor anew when the chart of its logic is another one.
  return (importSheetMachine as unknown as ImportSheetLogic<Row>).provide({
    guards: {
      hasTemplate: () => template !== undefined,
      takesPictures: () => upload !== undefined,
    },
    actors: {
      saveTemplate: fromPromise<TemplateSaved, void>(async ({ signal }) => {
        if (!template) throw new Error('no template');
        const table = await template.load(signal);
        if ('kind' in table) return table;
        saveTable(template.fileName, sheet, table);
        return { kind: 'saved' };
      }),
      readFile: fromPromise<SheetRead<Row>, ChosenFiles>(async ({ input, signal }) => {
        if (readText && input.file?.type === PASTED) {
          const pasted = await readText(await input.file.text(), signal);
          return { kind: 'read', rows: pasted, clientNo: uuid(), checks: check !== undefined };
        }
        const read = await readFiles(input, {
          ...{ signal, maxRows, maxBytes },
          takesPictures: upload !== undefined,
        });
        if (read.kind === 'refused') return read;
        const rows = rowsOf(read.grid, read.zip);
        if (maxRows !== undefined && rows && rows.length > maxRows)
          return refuse('FILE_ROWS', { max: maxRows });
        return {
          kind: 'read',
          rows,
          clientNo: uuid(),
          zip: read.zip,
          checks: check !== undefined,
        };
      }),
      checkPart: fromPromise<CheckAnswer, NonReducibleUnknown>(async ({ input, signal }) => {
        const { rows, checked } = input as ImportContext<Row>;
        return inOrder<CheckedPart>(
          partsBehind(rows, checked).map(async ({ part }): Promise<CheckAnswer> => {
            const said = check ? await check(part, signal) : { failed: [], warned: [] };
            return 'kind' in said ? said : { kind: 'checked', taken: part.length, ...said };
          }),
          bothChecked,
        );
      }),
      uploadPart: fromPromise<UploadAnswer, NonReducibleUnknown>(async ({ input, signal }) => {
        const { rows, zip, addresses } = input as ImportContext<Row>;
        if (!upload) throw new Error('no pictures');
        return upload(zip, picturesToUpload(rows, addresses).slice(0, PICTURES_AT_ONCE), signal);
      }),
      sendPart: fromPromise<ImportAnswer, NonReducibleUnknown>(async ({ input }) => {
        const { rows, sent, clientNo, addresses } = input as ImportContext<Row>;
        return inOrder<ImportedPart>(
          partsBehind(rows, sent).map(async ({ from, part }): Promise<ImportAnswer> => {
            const answer = await send(part, `${clientNo}-${sent + from}`, addresses);
            return 'kind' in answer ? answer : { kind: 'imported', taken: part.length, ...answer };
          }),
          joined,
        );
      }),
    },
    actions: {
      afterSending: () => afterSending?.(),
      saveFailed: (_, { rows, failed }) =>
        saveTable(failedName, sheet, failedTable(failedColumns, rows, failed, problemText)),
    },
  });
}

/** The rejected rows of a sheet with the reason, to be fixed and uploaded again. */
export function failedTable<Row extends ImportRow>(
  columns: readonly FailedColumn<Row>[],
  rows: readonly Row[],
  failed: readonly RowFailure[],
  problemText: (problem: OwnProblem<Row>) => string,
): SheetTable {
  const said = new Map(failed.map(({ row, msg }) => [row, msg]));
  return {
    columns: [...columns, { name: text.reason, width: 44 }],
    rows: rows.flatMap((row) => {
      const reason = reasonOf(row, problemText) ?? said.get(row.line);
      return reason === undefined ? [] : [[...columns.map(({ of }) => of(row)), reason]];
    }),
  };
}
