import { readCompound } from './compound.ts';
import type { SheetFacts } from './sheetPart.ts';
import { type FileRefusal, type Grid, type ReadOptions, refuse } from './sheets.types.ts';
import { chooseSheet, gridOf } from './xlsx.ts';

export interface Xls {
  kind: 'xls';
  /** The stream of the workbook, which is all that its cells need. */
  content: Uint8Array;
  sheets: readonly SheetFacts[];
}

const BOF = 0x0809;
const EOF = 0x000a;
const FILE_PASS = 0x002f;
const BOUND_SHEET = 0x0085;
const BIFF8 = 0x0600;
/** No record is longer; what does not fit goes on in the next. */
const MAX_RECORD = 8224;

/**
 * A compound file that is a workbook of Excel 97 or later without password and macros, or why not. It has no
 * checksums: what can be compared is that every stream is whole and that its records follow each other to the end.
 */
export function checkXls(bytes: Uint8Array): Xls | FileRefusal {
  const streams = readCompound(bytes);
  if (!streams) return refuse('FILE_DAMAGED');
  const named = (name: string) => streams.find((stream) => stream.name === name);
  if (named('encryptedpackage')) return refuse('FILE_PASSWORD');
  const book = named('workbook');
  if (!book) return refuse(named('book') ? 'FILE_OLD' : 'FILE_TYPE');
  if (named('_vba_project_cur')) return refuse('FILE_MACRO');
  const content = book.read();
  return content && content.length > 0 ? checkRecords(content) : refuse('FILE_DAMAGED');
}

function checkRecords(content: Uint8Array): Xls | FileRefusal {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const starts = new Set<number>();
  const sheets: (SheetFacts & { at: number })[] = [];
  let depth = 0;
  for (let at = 0; at + 4 <= content.length; ) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    // Some writers leave rubbish behind the last sheet.
    if (depth === 0 && type !== BOF) break;
    const next = at + 4 + length;
    if (length > MAX_RECORD || next > content.length) return refuse('FILE_DAMAGED');
    if (type === FILE_PASS) return refuse('FILE_PASSWORD');
    if (type === BOF) {
      if (length < 4 || view.getUint16(at + 4, true) !== BIFF8)
        return refuse(at === 0 ? 'FILE_OLD' : 'FILE_DAMAGED');
      if (depth === 0) starts.add(at);
      depth += 1;
    }
    if (type === EOF) depth -= 1;
    if (type === BOUND_SHEET) {
      const sheet = length >= 8 ? sheetOf(content, view, at + 4, next) : null;
      if (!sheet) return refuse('FILE_DAMAGED');
      sheets.push(sheet);
    }
    at = next;
  }
  if (depth !== 0 || sheets.some((sheet) => !starts.has(sheet.at))) return refuse('FILE_DAMAGED');
  return { kind: 'xls', content, sheets: sheets.map(({ name, hidden }) => ({ name, hidden })) };
}

function sheetOf(content: Uint8Array, view: DataView, from: number, to: number) {
  const length = view.getUint8(from + 6);
  const wide = (view.getUint8(from + 7) & 1) === 1;
  const end = from + 8 + length * (wide ? 2 : 1);
  if (end > to) return null;
  const name = new TextDecoder(wide ? 'utf-16le' : 'latin1').decode(content.subarray(from + 8, end));
  return { at: view.getUint32(from, true), hidden: (view.getUint8(from + 4) & 3) !== 0, name };
}

/** The grid of an xls that was checked. */
export function readXls({ content, sheets }: Xls, { sheet, maxRows }: ReadOptions = {}): Grid | FileRefusal {
  const choice = chooseSheet(sheets, sheet);
  return choice.kind === 'refused'
    ? choice
    : gridOf(content, sheets, choice.sheet, { hiddenLines: new Set(), maxRows });
}
