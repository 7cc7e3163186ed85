import {
  cell,
  HEADER_CELL,
  headed,
  REQUIRED_CELL,
  rowsXml,
  TEXT_CELL,
  workbookBytes,
  worksheet,
} from './xlsx.write.ts';

/** A column of a sheet that is made here; `width` in characters of the default font. */
export interface PlainColumn {
  name: string;
  width: number;
  required?: boolean;
}

/** One sheet as an xlsx: its header, then its rows, every cell as text, so that no number is bent. */
export function plainSheetBytes(
  name: string,
  columns: readonly PlainColumn[],
  rows: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const header = columns.map((column) => cell(column.name, column.required ? REQUIRED_CELL : HEADER_CELL));
  const lines = rows.map((texts) => texts.map((text) => cell(text, TEXT_CELL)));
  const xml = worksheet(rowsXml([header, ...lines]), headed(columns.map(({ width }) => width)));
  return workbookBytes([{ name, xml }]);
}
