import { readCsv } from './csv.ts';
import { decode } from './encoding.ts';
import { type FileRefusal, type Grid, type ReadOptions, refuse, refusedBySize } from './sheets.types.ts';
import { checkXls, readXls } from './xls.ts';
import { checkXlsx, readXlsx } from './xlsx.ts';

type Format = 'xlsx' | 'xls' | 'csv';

const MACRO_NAMES = new Set(['xlsm', 'xltm', 'xlam', 'xla']);
const FORMATS: ReadonlySet<string> = new Set<Format>(['xlsx', 'xls', 'csv']);
const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The beginning of a workbook of Excel 2 to 4, which is no compound file. */
const BARE_BIFF = [0x00, 0x02, 0x04].map((version) => [0x09, version]);
const MARKUP = /^\s*<(!doctype|html|head|meta|table|style|\?xml)/i;

/** The grid of a file: what it is tells its content, and its name must agree. */
export async function openFile(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  options: ReadOptions = {},
): Promise<Grid | FileRefusal> {
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const tooLarge = refusedBySize(bytes.length, options);
  if (tooLarge) return tooLarge;
  if (MACRO_NAMES.has(ending)) return refuse('FILE_MACRO');
  if (!FORMATS.has(ending)) return refuse('FILE_TYPE');
  if (bytes.length === 0) return refuse('FILE_EMPTY');
  const grid = await readAs(bytes, ending as Format, options);
  return grid.kind === 'grid' && grid.rows.length === 0 ? refuse('FILE_EMPTY') : grid;
}

async function readAs(
  bytes: Uint8Array<ArrayBuffer>,
  named: Format,
  options: ReadOptions,
): Promise<Grid | FileRefusal> {
  if (startsWith(bytes, ZIP)) {
    const zip = checkXlsx(bytes);
    if (zip.kind === 'refused') return zip;
    return named === 'xlsx' ? readXlsx(bytes, zip, options) : misnamed('xlsx', named);
  }
  if (startsWith(bytes, COMPOUND)) {
    const xls = checkXls(bytes);
    if (xls.kind === 'refused') return xls;
    return named === 'xls' ? readXls(xls, options) : misnamed('xls', named);
  }
  if (BARE_BIFF.some((start) => startsWith(bytes, start)) && named === 'xls') return refuse('FILE_OLD');
  return readText(bytes, named, options);
}

function readText(bytes: Uint8Array, named: Format, { maxRows }: ReadOptions): Grid | FileRefusal {
  if (looksBinary(bytes)) return refuse(named === 'csv' ? 'FILE_TYPE' : 'FILE_DAMAGED');
  const text = decode(bytes);
  if (text.kind === 'refused') return text;
  if (MARKUP.test(text.text.slice(0, 1000))) return refuse('FILE_HTML');
  return named === 'csv' ? readCsv(text.text, maxRows) : misnamed('csv', named);
}

function misnamed(is: Format, named: Format): FileRefusal {
  return refuse('FILE_NAMED', { is, named });
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Zeros and control characters, which no text holds; UTF-16 with its mark is text. */
function looksBinary(bytes: Uint8Array): boolean {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const controls = (byte: number) =>
    byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a && byte !== 0x1b);
  return startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) || (!marked && bytes.some(controls));
}
