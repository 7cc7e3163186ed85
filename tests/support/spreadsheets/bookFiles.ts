import { type BookType, type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { writeZip } from '../../../web/src/features/spreadsheets/zip.write.ts';

/** A text, a number, or a cell with a format of its own. */
export type CorpusCell = string | number | boolean | null | CellObject;

interface BookShape {
  type?: BookType;
  /** 0-based, as in A1:A3 = [0, 0, 2, 0]. */
  merges?: readonly (readonly [row: number, column: number, toRow: number, toColumn: number])[];
  /** 0-based. */
  hiddenRows?: readonly number[];
  more?: Readonly<Record<string, readonly (readonly CorpusCell[])[]>>;
  hiddenSheets?: readonly string[];
}

/** A workbook with one sheet of these cells, and what more the shape asks for. */
export function bookFile(
  rows: readonly (readonly CorpusCell[])[],
  { type = 'xlsx', merges = [], hiddenRows = [], more = {}, hiddenSheets = [] }: BookShape = {},
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  const sheet = sheetOf(rows);
  sheet['!merges'] = merges.map(([r, c, toRow, toColumn]) => ({ s: { r, c }, e: { r: toRow, c: toColumn } }));
  sheet['!rows'] = rows.map((_, at) => ({ hidden: hiddenRows.includes(at) }));
  utils.book_append_sheet(book, sheet, '订单');
  for (const [name, cells] of Object.entries(more)) utils.book_append_sheet(book, sheetOf(cells), name);
  for (const name of hiddenSheets) utils.book_set_sheet_visibility(book, name, 1);
  return new Uint8Array(write(book, { type: 'array', bookType: type, compression: true }));
}

function sheetOf(rows: readonly (readonly CorpusCell[])[]): WorkSheet {
  return utils.aoa_to_sheet(rows.map((cells) => [...cells]));
}

/** A number with a format. */
export function formatted(v: number, z: string): CellObject {
  return { t: 'n', v, z };
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of an xlsx whose sheet is written by hand. */
export function handmadeParts(sheet: string): Record<string, string> {
  return {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="手写" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
}

/** A zip of texts. */
export function zipOf(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return writeZip(
    Object.entries(parts).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
}

/** A row of the sheet's XML with texts in it. */
export function inlineRow(line: number, texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${line}">${cells.join('')}</row>`;
}
