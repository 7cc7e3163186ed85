import { type CsvRecord, delimiterOf, records } from '../csv.ts';
import { decode, type Encoding, encode } from '../encoding.ts';
import { tidy } from '../fieldText.ts';
import { type FileRefusal, type Grid, refuse } from '../sheets.types.ts';
import { cellsOf, type RowWaybills, targetsIn } from './targets.ts';

type Read = Extract<CsvRecord, { cells: string[] }>;

/** A csv with the waybills in it, written as its own cells are; every other byte stays. */
export function csvWithWaybills(
  bytes: Uint8Array<ArrayBuffer>,
  grid: Grid,
  headerLine: number,
  waybills: RowWaybills,
): Uint8Array<ArrayBuffer> | FileRefusal {
  const read = decode(bytes);
  if (read.kind === 'refused') return read;
  const delimiter = delimiterOf(read.text);
  const form = formOf(read.encoding);
  const text = form.textOf(bytes);
  const rows: Read[] = [];
  for (const record of records(text, delimiter)) {
    if ('open' in record) return refuse('FILE_QUOTE', { line: rows.length + 1 });
    rows.push(record);
  }
  const firstFree = Math.max(...rows.slice(headerLine - 1).map(({ cells }) => cells.length));
  const targets = targetsIn({ rows: grid.rows, headerLine, firstFree, formulas: new Set() }, waybills);
  const cells = cellsOf(targets, headerLine);
  const pieces: string[] = [];
  let at = 0;
  for (const [index, row] of rows.entries()) {
    const own = cells.get(index + 1);
    if (!own) continue;
    const to = row.ends.at(-1) ?? row.start;
    pieces.push(text.slice(at, row.start), recordWith(text, row, own, { delimiter, written: form.written }));
    at = to;
  }
  pieces.push(text.slice(at));
  return form.bytesOf(pieces.join(''));
}

interface Form {
  textOf: (bytes: Uint8Array) => string;
  /** A text as it stands in that of the file. */
  written: (text: string) => string;
  bytesOf: (text: string) => Uint8Array<ArrayBuffer>;
}

/**
 * How bytes become a text whose positions can be told and back without loss. What separates cells is ASCII in UTF-8 and
 * GBK, and no byte of another character is like it: there each byte is a character.
 */
function formOf(encoding: Encoding): Form {
  if (encoding === 'utf-16le' || encoding === 'utf-16be')
    return {
      textOf: (bytes) => new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes),
      written: (text) => text,
      bytesOf: (text) => encode(text, encoding),
    };
  return {
    textOf: latin,
    written: (text) => latin(encode(text, encoding)),
    bytesOf: (text) => Uint8Array.from(text, (byte) => byte.charCodeAt(0)),
  };
}

/** Not by a decoder, for which `latin1` is windows-1252. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

function recordWith(
  text: string,
  { start, ends }: Read,
  own: ReadonlyMap<number, string>,
  { delimiter, written }: { delimiter: string; written: (text: string) => string },
): string {
  const raw = ends.map((end, at) => text.slice(at === 0 ? start : (ends[at - 1] ?? start) + 1, end));
  const look = lookOf(raw);
  for (const [column, words] of own) {
    while (raw.length < column) raw.push('');
    raw[column] = written(look(words));
  }
  return raw.join(delimiter);
}

const ONLY_DIGITS = /^\d{10,}$/;

/**
 * Writes cells as those of a row are: in quotes where all are, long numbers as its own long numbers are kept from
 * being rounded (`="1"`, `'1`, a tab behind them), by a tab where it has none.
 */
function lookOf(raw: readonly string[]): (text: string) => string {
  const said = raw.filter((cell) => cell.trim() !== '');
  const isQuoted = said.length > 0 && said.every((cell) => /^=?"/.test(cell));
  const number = said.find((cell) => ONLY_DIGITS.test(tidy(cell.replace(/[="]/g, ''))));
  return (text) => {
    if (number?.startsWith('="') && ONLY_DIGITS.test(text)) return `="${text}"`;
    const mark =
      !ONLY_DIGITS.test(text) || (number !== undefined && !/['\t]/.test(number)) ? '' : markOf(number);
    const words = mark === "'" ? `'${text}` : `${text}${mark}`;
    return isQuoted ? `"${words}"` : words;
  };
}

function markOf(number: string | undefined): "'" | '\t' {
  return number?.includes("'") ? "'" : '\t';
}
