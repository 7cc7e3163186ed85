import type { Platform } from '../../graphql/generated/graphql.ts';
import type { fieldNames, fileTexts, problemTexts, RefusalData } from './sheets.text.ts';

export type FileCode = keyof typeof fileTexts;

/** A file that is not read, and what its words need to know; worded in sheets.text.ts. */
export interface FileRefusal {
  kind: 'refused';
  code: FileCode;
  data: RefusalData;
}

export type SheetField = keyof typeof fieldNames;

/** What is odd about a cell besides its text. `digits`: digits were lost; `merged`: repeats the cell above. */
export type Flaw = 'date' | 'digits' | 'error' | 'formula' | 'merged';

/** A row with content, as it stands in the file. */
export interface GridRow {
  /** From 1, as the spreadsheet program numbers it. */
  line: number;
  hidden: boolean;
  /** By column; invisible characters, `'` and `="…"` are already off. */
  texts: string[];
  /** By column. */
  flaws: Readonly<Record<number, Flaw>>;
  /** By column, the lines of cells that have several; in `texts` they are one. */
  lines?: Readonly<Record<number, readonly string[]>>;
}

export interface Grid {
  kind: 'grid';
  /** '' for a csv. */
  sheet: string;
  /** The other visible sheets, which were not read. */
  otherSheets: readonly string[];
  rows: readonly GridRow[];
}

/** How a file is read. */
export interface ReadOptions {
  /** Name of the sheet; absent: the first that is visible. */
  sheet?: string | undefined;
  /** Most rows below a header; absent: `MAX_ROWS`. */
  maxRows?: number | undefined;
  /** Most bytes of the file; absent: `MAX_FILE_BYTES`. */
  maxBytes?: number | undefined;
}

export interface Column {
  index: number;
  /** As in the file; '' where the header row has nothing. */
  header: string;
  /** Null: nothing is taken from it. */
  field: SheetField | null;
  /** Where several columns have one field, the smallest with content counts. */
  rank: number;
}

/** The person's choice, by column. */
export type ColumnFields = readonly (SheetField | null)[];

export type SheetSource = Platform | 'TEMPLATE';

export interface Header {
  line: number;
  texts: readonly string[];
  /** Equal for files with the same header row: the key of a remembered mapping. */
  fingerprint: string;
  /** False: no row looks like a header, and the first row with content stands in for it. */
  certain: boolean;
}

export type ProblemField = Exclude<SheetField, 'town'> | 'row';

export type ProblemCode = keyof typeof problemTexts;

/** Something wrong with a row; worded in sheets.text.ts. */
export interface SheetProblem {
  field: ProblemField;
  code: ProblemCode;
  /** False: only a reminder. */
  blocking: boolean;
  /** Line of the other row, where two clash. */
  other?: number;
}

/**
 * One line of the file as a request to ship. What no field took is still in `cells`. Its address is street and detail, with the
 * region in front where the file keeps both in one column.
 */
export interface SheetRow extends Record<Exclude<SheetField, 'town' | 'num'>, string> {
  line: number;
  hidden: boolean;
  cells: readonly string[];
  /** Pieces; 0 where a merged cell has given its number to a row above. */
  num: number;
  /** What stands there where it is no number of pieces. */
  unreadNum?: string;
  problems: readonly SheetProblem[];
}

/** A file that was read. */
export interface SheetReading {
  kind: 'read';
  source: SheetSource | null;
  sheet: string;
  otherSheets: readonly string[];
  header: Header;
  columns: readonly Column[];
  /** Fields that a parcel needs and no column gives. */
  missing: readonly SheetField[];
  /** Rows with content above the header. */
  above: readonly GridRow[];
  rows: readonly SheetRow[];
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 300;
/** Pieces of a parcel. */
export const MAX_NUM = 99;
/** The header stands in one of the first rows. */
export const HEADER_ROWS = 10;

/** Why a file is not read. */
export function refuse(code: FileCode, data: RefusalData = {}): FileRefusal {
  return { kind: 'refused', code, data };
}

/** Refuses a file that is larger than it may be. */
export function refusedBySize(bytes: number, { maxBytes = MAX_FILE_BYTES }: ReadOptions): FileRefusal | null {
  if (bytes <= maxBytes) return null;
  return refuse('FILE_SIZE', maxBytes === MAX_FILE_BYTES ? {} : { max: Math.floor(maxBytes / 1024 / 1024) });
}

/** What one column, or none, gives to a field of a row. */
export interface Taken {
  text: string;
  flaw?: Flaw | undefined;
}

export type TakenFields = Record<SheetField, Taken>;
