import type { Refusal } from '../../../lib/refusal.ts';
import type { PictureZip } from '../pictureZip.ts';
import type { FileRefusal } from '../sheets.types.ts';
import type { ImportRow } from './sheetRows.ts';

/** What is chosen: the sheet, and the pictures that it names, if any. */
export interface ChosenFiles {
  file: File | null;
  pictures: File | null;
}

/** What was read of a file; `clientNo` makes sending it again safe. Null rows: no header was found. */
export type SheetRead<Row extends ImportRow> =
  | { kind: 'read'; rows: Row[] | null; clientNo: string; zip?: PictureZip | null; checks?: boolean }
  | FileRefusal;
export type TemplateSaved = { kind: 'saved' } | Refusal;

/** Why a row was not taken over, by its line. */
export interface RowFailure {
  row: number;
  msg: string;
}

/** What a check without writing has said of so many of the rows. */
export interface CheckedPart {
  kind: 'checked';
  taken: number;
  failed: readonly RowFailure[];
  /** What the person should look at, though nothing keeps it from being sent. */
  warned: readonly RowFailure[];
}
export type CheckAnswer = CheckedPart | Refusal;

/** The addresses of some of the pictures, and why others have none, by their names. */
export type UploadAnswer =
  | {
      kind: 'uploaded';
      addresses: Readonly<Record<string, string>>;
      failed: Readonly<Record<string, string>>;
    }
  | Refusal;

/** What became of so many of the rows; the counts are the feature's. */
export interface ImportedPart {
  kind: 'imported';
  taken: number;
  counts: Readonly<Record<string, number>>;
  failed: readonly RowFailure[];
}
export type ImportAnswer = ImportedPart | Refusal;

/** Why a file leads nowhere. */
export type FileProblem =
  | FileRefusal
  | { kind: 'refused'; code: 'HEADER' | 'ROWS'; data: Record<string, never> };

export interface ImportContext<Row extends ImportRow> extends ChosenFiles {
  fileProblem: FileProblem | null;
  rows: readonly Row[];
  clientNo: string;
  zip: PictureZip | null;
  /** How many of the rows that can be sent were checked, and sent. */
  checked: number;
  sent: number;
  /** Addresses of the pictures that were uploaded, by their names. */
  addresses: Readonly<Record<string, string>>;
  /** Sending rests behind the part that is under way. */
  stopping: boolean;
  /** Of the rows that were sent. */
  counts: Readonly<Record<string, number>>;
  failed: readonly RowFailure[];
  /** By the check, of rows that can be sent. */
  warned: readonly RowFailure[];
  refusal: Refusal | null;
}

export type ImportEvent =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'template.save' }
  | { type: 'file.choose'; file: File }
  | { type: 'pictures.choose'; file: File }
  | { type: 'file.clear' }
  | { type: 'rows.check' }
  | { type: 'rows.send' }
  | { type: 'rows.stop' }
  | { type: 'failed.save' };
