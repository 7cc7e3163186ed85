/**
 * `text` stays text in any program, `count` is a whole number, `money` fen that are shown as yuan, `rate` hundredths of a
 * percent that are shown as percents.
 */
type ColumnKind = 'text' | 'count' | 'money' | 'rate';

/** Kinds whose numbers are hundredths of what is shown. */
export const HUNDREDTHS: readonly ColumnKind[] = ['money', 'rate'];

/** A column without its value function, as sent to the writer's thread. */
export type SheetColumn = {
  header: string;
  kind: ColumnKind;
  /** In characters of the default font. */
  width: number;
};

/** Texts as they are; for `money` whole fen, for `rate` whole hundredths of a percent. */
export type Cell = string | number;

/** A column and its value of a row. */
export type FilledColumn<Row> = SheetColumn & { cell(row: Row): Cell };

export type SheetFormat = 'xlsx' | 'csv' | 'jsonl';

/** A sheet of a file. */
export type SheetPart = {
  /** The sheet's name; only an xlsx has one. */
  title: string;
  columns: readonly SheetColumn[];
};

/** A file to be written, with its first sheet. */
export type SheetFile = SheetPart & { path: string; format: SheetFormat };

/** Takes the rows of a file in their order. */
export interface SheetOutput {
  add(rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Starts another sheet for the following rows, in an xlsx alone. */
  next(sheet: SheetPart): Promise<void>;
  /** Resolves when the file is complete. */
  end(): Promise<void>;
}
