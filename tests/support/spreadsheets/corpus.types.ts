import type { FileCode } from '../../../web/src/features/spreadsheets/sheets.types.ts';

/** A file and what must become of it. */
export interface CorpusCase {
  title: string;
  name: string;
  file: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  sheet?: string;
  expected: Refused | Read;
}

export interface Refused {
  refused: FileCode;
  /** In full. */
  text: string;
}

export interface Read {
  /** Source and line of the header; a ? where the header is a guess. */
  form: string;
  /**
   * Every row in one text: `line no|name|phone|province/city/district|address|num|remark`, then its problems, those
   * that block with `!` and reminders with `~`.
   */
  rows: readonly string[];
}
