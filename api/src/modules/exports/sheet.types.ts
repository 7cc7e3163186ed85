/** `text` stays text in any program, `count` is a whole number, `money` fen that are shown as yuan. */
type ColumnKind = 'text' | 'count' | 'money';

/** A column without what fills it: what the writer in its own thread is told. */
export type SheetColumn = {
  header: string;
  kind: ColumnKind;
  /** In characters of the default font. */
  width: number;
};

/** Texts as they are; for `money` whole fen. */
export type Cell = string | number;

/** A column and what a row puts into it. */
export type FilledColumn<Row> = SheetColumn & { cell(row: Row): Cell };

export type SheetFormat = 'xlsx' | 'csv';

/** A sheet of a file. */
export type SheetPart = {
  /** The sheet's name; a csv has none. */
  title: string;
  columns: readonly SheetColumn[];
};

/** A file to be written, with its first sheet. */
export type SheetFile = SheetPart & { path: string; format: SheetFormat };

/** Takes the rows of a file in their order. */
export interface SheetOutput {
  add(rows: readonly (readonly Cell[])[]): Promise<void>;
  /** The rows that follow are those of another sheet. A csv has no other. */
  next(sheet: SheetPart): Promise<void>;
  /** Resolves when the file is whole. */
  end(): Promise<void>;
}
