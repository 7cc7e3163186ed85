import { type ActorRefFrom, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Refusal } from '../../../lib/refusal.ts';
import { uuid } from '../../../lib/uuid.ts';
import type { PlainColumn } from '../plainSheet.ts';
import { readGrid } from '../readGrid.ts';
import type { Grid } from '../sheets.types.ts';
import {
  type ImportAnswer,
  type ImportContext,
  importSheetMachine,
  type importSheetOf,
  type RowFailure,
  type SheetRead,
  type TemplateSaved,
} from './importSheet.machine.ts';
import { importSheetText as text } from './importSheet.text.ts';
import { type SheetTable, saveTable } from './saveTable.ts';
import { type ImportRow, sendable } from './sheetRows.ts';

/** Most rows of one call. */
const ROWS_A_CALL = 1_000;

/** A column of the rows that failed, with what stands in it. */
export interface FailedColumn<Row> extends PlainColumn {
  of: (row: Row) => string;
}

/** What was taken over of some rows, and which were not. */
export interface PartAnswer {
  counts: Readonly<Record<string, number>>;
  failed: readonly RowFailure[];
}

/** What a feature says of the sheets that it takes over. */
interface Definition<Row extends ImportRow> {
  /** Of each sheet that is made here. */
  sheet: string;
  /** Null: no header was found. */
  rowsOf: (grid: Grid) => Row[] | null;
  /** Takes some of the rows over; a part that is sent again has the same number. */
  send: (rows: readonly Row[], partNo: string) => Promise<PartAnswer | Refusal>;
  problemText: (problem: NonNullable<Row['problem']>) => string;
  failedName: string;
  failedColumns: readonly FailedColumn<Row>[];
  /** What is filled in and read back. */
  template?: { fileName: string; load: (signal: AbortSignal) => Promise<SheetTable | Refusal> };
}

type ImportSheetLogic<Row extends ImportRow> = ReturnType<typeof importSheetOf<Row>>;
export type ImportSheet<Row extends ImportRow> = ActorRefFrom<ImportSheetLogic<Row>>;

/** The machine of one feature's sheets. They are sent in parts, each under a number of its own, so that none counts twice. */
export function importSheet<Row extends ImportRow>(definition: Definition<Row>): ImportSheetLogic<Row> {
  const { sheet, rowsOf, send, problemText, failedName, failedColumns, template } = definition;
  // One chart for all definitions: React starts an actor anew when the chart of its logic is another one.
  return (importSheetMachine as unknown as ImportSheetLogic<Row>).provide({
    guards: { hasTemplate: () => template !== undefined },
    actors: {
      saveTemplate: fromPromise<TemplateSaved, void>(async ({ signal }) => {
        if (!template) throw new Error('no template');
        const table = await template.load(signal);
        if ('kind' in table) return table;
        saveTable(template.fileName, sheet, table);
        return { kind: 'saved' };
      }),
      readFile: fromPromise<SheetRead<Row>, File | null>(async ({ input, signal }) => {
        if (!input) throw new Error('no file to read');
        const grid = await readGrid(input, signal);
        return grid.kind === 'refused' ? grid : { kind: 'read', rows: rowsOf(grid), clientNo: uuid() };
      }),
      sendPart: fromPromise<ImportAnswer, NonReducibleUnknown>(async ({ input }) => {
        const { rows, sent, clientNo } = input as ImportContext<Row>;
        const part = sendable(rows).slice(sent, sent + ROWS_A_CALL);
        const answer = await send(part, `${clientNo}-${sent}`);
        return 'kind' in answer ? answer : { kind: 'imported', taken: part.length, ...answer };
      }),
    },
    actions: {
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
  problemText: (problem: NonNullable<Row['problem']>) => string,
): SheetTable {
  const said = new Map(failed.map(({ row, msg }) => [row, msg]));
  return {
    columns: [...columns, { name: text.reason, width: 44 }],
    rows: rows.flatMap((row) => {
      const reason = row.problem ? problemText(row.problem) : said.get(row.line);
      return reason === undefined ? [] : [[...columns.map(({ of }) => of(row)), reason]];
    }),
  };
}
