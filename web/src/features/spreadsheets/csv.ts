import { rowOf, tidy } from './fieldText.ts';
import { fieldOf } from './headerNames.ts';
import {
  type FileRefusal,
  type Grid,
  type GridRow,
  HEADER_ROWS,
  MAX_COLUMNS,
  MAX_ROWS,
  refuse,
} from './sheets.types.ts';

const DELIMITERS = [',', '\t', ';'];
const SAMPLE_ROWS = 20;
/** More than any evenness. */
const HEADER_WEIGHT = 1e9;
/** No spreadsheet holds more in a cell; a longer one has lost its closing quote. */
const MAX_CELL = 32_767;

/** The rows of a csv, its separator found by looking. A quote that never closes refuses the file. */
export function readCsv(text: string, maxRows = MAX_ROWS): Grid | FileRefusal {
  const delimiter = delimiterOf(text);
  const rows: GridRow[] = [];
  let line = 0;
  for (const record of records(text, delimiter)) {
    line += 1;
    if ('open' in record) return refuse('FILE_QUOTE', { line });
    if (record.cells.length > MAX_COLUMNS && record.cells.slice(MAX_COLUMNS).some((cell) => cell.trim()))
      return refuse('FILE_COLUMNS', { max: MAX_COLUMNS });
    const row = rowOf({ line, hidden: false, texts: record.cells, flaws: {} });
    if (row) rows.push(row);
    if (rows.length > maxRows + HEADER_ROWS) return refuse('FILE_ROWS', { max: maxRows });
  }
  return { kind: 'grid', sheet: '', otherSheets: [], rows };
}

/** The separator that brings known headers to light, or else cuts the first rows most evenly into most cells. */
export function delimiterOf(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const sizes = new Map<number, number>();
    let seen = 0;
    let headers = 0;
    for (const record of records(text, delimiter)) {
      if (seen >= SAMPLE_ROWS || 'open' in record) break;
      seen += 1;
      const { length } = record.cells;
      headers = Math.max(headers, record.cells.filter((cell) => fieldOf(tidy(cell))).length);
      if (length > 1) sizes.set(length, (sizes.get(length) ?? 0) + 1);
    }
    const evenness = Math.max(0, ...[...sizes].map(([length, times]) => times * times * length));
    return headers * HEADER_WEIGHT + evenness;
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

export type CsvRecord =
  | {
      cells: string[];
      /** Where it begins in the text, and where each of its cells ends. */
      start: number;
      ends: number[];
    }
  | { open: true };

/**
 * The records of a csv as spreadsheet programs cut them: a quote counts only where a cell begins (or after `=`, as
 * Taobao writes it), and what follows a closing quote belongs to the cell.
 */
export function* records(text: string, delimiter: string): Generator<CsvRecord> {
  let cells: string[] = [];
  let ends: number[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    const cell = cellAt(text, at, delimiter);
    if (!cell) {
      yield { open: true };
      return;
    }
    cells.push(cell.text);
    at = cell.end;
    ends.push(at);
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
      ends.push(at);
    }
    yield { cells, start, ends };
    cells = [];
    ends = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    start = at;
  }
}

function cellAt(text: string, from: number, delimiter: string): { text: string; end: number } | null {
  const quote = text.startsWith('="', from) ? from + 1 : from;
  if (text[quote] !== '"') {
    const end = endOfPlain(text, from, delimiter);
    return { text: text.slice(from, end), end };
  }
  let inside = '';
  let at = quote + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0 || inside.length + close - at > MAX_CELL) return null;
    inside += text.slice(at, close);
    at = close + 1;
    if (text[at] !== '"') break;
    inside += '"';
    at += 1;
  }
  const end = endOfPlain(text, at, delimiter);
  return { text: inside + text.slice(at, end), end };
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
