import { type CellObject, SSF, type WorkSheet } from '@e965/xlsx';
import { rowOf } from './fieldText.ts';
import {
  type FileRefusal,
  type Flaw,
  type GridRow,
  HEADER_ROWS,
  MAX_COLUMNS,
  MAX_ROWS,
  refuse,
} from './sheets.types.ts';

/** What a worksheet must be read with so that `rowsOfSheet` sees all of it. */
export const readOptions = {
  dense: true,
  cellNF: true,
  cellFormula: true,
  // Without stubs a formula that was never worked out is dropped.
  sheetStubs: true,
  cellHTML: false,
  // Most cells are texts: only the numbers that need their format are put through it here.
  cellText: false,
};

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** A spreadsheet keeps 15 digits of a number; the rest is gone. */
const DIGITS_END = 1e15;
/** Formats that only pad or cut up the digits, as for phone numbers. */
const PADDED = /^[0() -]+$/;

/**
 * The rows of a worksheet that hold something, cells that are merged over several rows repeated in each. The reader
 * knows the hidden rows of an xls; of an xlsx only `hiddenLines` does.
 */
export function rowsOfSheet(
  sheet: WorkSheet,
  date1904: boolean,
  hiddenLines: ReadonlySet<number>,
  maxRows = MAX_ROWS,
): GridRow[] | FileRefusal {
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const rows: GridRow[] = [];
  // Keys and forEach skip the holes, so that a lone cell in the last row costs no million turns.
  for (const at of Object.keys(data).map(Number)) {
    const texts: string[] = [];
    const flaws: Record<number, Flaw> = {};
    let last = -1;
    data[at]?.forEach((cell, column) => {
      const { text, flaw } = contentOf(cell, date1904);
      if (text.trim() === '' && !flaw) return;
      last = column;
      if (column >= MAX_COLUMNS) return;
      texts[column] = text;
      if (flaw) flaws[column] = flaw;
    });
    if (last >= MAX_COLUMNS) return refuse('FILE_COLUMNS', { max: MAX_COLUMNS });
    const hidden = hiddenLines.has(at + 1) || sheet['!rows']?.[at]?.hidden === true;
    const row = rowOf({ line: at + 1, hidden, texts: Array.from(texts, (text) => text ?? ''), flaws });
    if (row) rows.push(row);
    if (rows.length > maxRows + HEADER_ROWS) return refuse('FILE_ROWS', { max: maxRows });
  }
  repeatMerged(rows, sheet);
  return rows;
}

interface Content {
  text: string;
  flaw?: Flaw;
}

/** What a person sees in the cell, except that numbers are given with all their digits and dates year first. */
function contentOf(cell: CellObject | undefined, date1904: boolean): Content {
  if (!cell) return { text: '' };
  if (cell.f && cell.t === 'z') return { text: `=${cell.f}`, flaw: 'formula' };
  switch (cell.t) {
    case 'n':
      return numberContent(Number(cell.v), String(cell.z ?? 'General'), date1904);
    case 'e':
      return { text: errors[Number(cell.v)] ?? '#ERROR', flaw: 'error' };
    case 'b':
      return { text: cell.v ? 'TRUE' : 'FALSE' };
    default:
      return { text: String(cell.v ?? '') };
  }
}

function numberContent(value: number, format: string, date1904: boolean): Content {
  if (SSF.is_date(format)) return { text: dateText(value, date1904), flaw: 'date' };
  if (Math.abs(value) >= DIGITS_END) return { text: value.toExponential().toUpperCase(), flaw: 'digits' };
  if (Number.isInteger(value))
    return { text: PADDED.test(format) ? SSF.format(format, value) : String(value) };
  return { text: String(Number(value.toPrecision(15))) };
}

function dateText(value: number, date1904: boolean): string {
  const parts = SSF.parse_date_code(value, { date1904 });
  if (!parts) return String(value);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${parts.y}-${two(parts.m)}-${two(parts.d)}`;
  return value % 1 === 0 ? day : `${day} ${two(parts.H)}:${two(parts.M)}:${two(parts.S)}`;
}

/** Rows merged in one column share the cell. Cells merged in a row do not: they belong to several columns. */
function repeatMerged(rows: readonly GridRow[], sheet: WorkSheet): void {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const lastLine = rows.at(-1)?.line ?? 0;
  for (const { s, e } of sheet['!merges'] ?? []) {
    const from = byLine.get(s.r + 1);
    const text = from?.texts[s.c];
    if (!from || !text) continue;
    for (let line = s.r + 2; line <= Math.min(e.r + 1, lastLine); line += 1) {
      const row = byLine.get(line);
      if (!row || row.texts[s.c]) continue;
      while (row.texts.length < s.c) row.texts.push('');
      row.texts[s.c] = text;
      row.flaws = { ...row.flaws, [s.c]: from.flaws[s.c] ?? 'merged' };
    }
  }
}
