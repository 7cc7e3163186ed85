import { read, type WorkBook } from '@e965/xlsx';
import { placesOf, type SheetFacts, type SheetPlace, trimSheet } from './sheetPart.ts';
import { type FileRefusal, type Grid, type ReadOptions, refuse } from './sheets.types.ts';
import { readOptions, rowsOfSheet } from './workbook.ts';
import { readZip, unpack, type Zip } from './zip.read.ts';
import { writeZip, type ZipPart } from './zip.write.ts';

/** Parts that hold no cells: they stay packed, as do the sheets that are not read. */
const IDLE =
  /(^|\/)(drawings|media|charts|theme|printerSettings|embeddings|comments|pivot\w*|customXml|docProps)/i;
const INDEX = /(^|\/)(\[Content_Types\]\.xml|workbook\.xml|workbook\.xml\.rels)$/i;
const MACRO = /vbaProject\.bin$/i;
const MACRO_BOOK = /<Override[^>]*workbook\.xml"[^>]*macroEnabled/i;
const WORKBOOK = /(^|\/)workbook\.xml$/i;

/** A zip that is a workbook without macros, or why not. */
export function checkXlsx(bytes: Uint8Array): Zip | FileRefusal {
  const zip = readZip(bytes);
  if (zip.kind === 'refused') return zip;
  if (zip.entries.some(({ name }) => MACRO.test(name))) return refuse('FILE_MACRO');
  return zip.entries.some(({ name }) => WORKBOOK.test(name)) ? zip : refuse('FILE_TYPE');
}

/**
 * The grid of an xlsx. Every part that matters is unpacked and compared with its checksum here, so that the reader of
 * workbooks, which does neither bound nor compare, is given plain parts.
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  zip: Zip,
  { sheet: wanted, maxRows }: ReadOptions = {},
): Promise<Grid | FileRefusal> {
  const choice = await findSheet(bytes, zip, wanted);
  if (choice.kind === 'refused') return choice;
  const { index, places } = choice;
  const paths = new Set(places.map(({ path }) => path.toLowerCase()));
  const own = choice.sheet.path.toLowerCase();
  const isOther = (name: string) => INDEX.test(name) || IDLE.test(name) || (paths.has(name) && name !== own);
  const rest = await unpackWhere(
    bytes,
    zip,
    (name) => /\.(xml|rels)$/i.test(name) && !isOther(name.toLowerCase()),
  );
  if (!Array.isArray(rest)) return rest;
  const sheet = rest.find(({ name }) => name.toLowerCase() === own);
  if (!sheet) return refuse('FILE_DAMAGED');
  const trimmed = trimSheet(sheet.bytes);
  const parts = rest.map((part) => (part === sheet ? { ...part, bytes: trimmed.bytes } : part));
  return gridOf(writeZip([...index, ...parts]), places, choice.sheet, {
    hiddenLines: trimmed.hiddenLines,
    maxRows,
  });
}

/** The sheet that is wanted, else the first that is visible, among all sheets of a workbook. */
export async function findSheet(
  bytes: Uint8Array<ArrayBuffer>,
  zip: Zip,
  wanted: string | undefined,
): Promise<(Chosen<SheetPlace> & { places: SheetPlace[]; index: ZipPart[] }) | FileRefusal> {
  const index = await unpackWhere(bytes, zip, (name) => INDEX.test(name));
  if (!Array.isArray(index)) return index;
  if (MACRO_BOOK.test(textOf(index, /^\[Content_Types\]\.xml$/i))) return refuse('FILE_MACRO');
  const book = zip.entries.find(({ name }) => WORKBOOK.test(name))?.name ?? '';
  const places = placesOf(textOf(index, WORKBOOK), textOf(index, /workbook\.xml\.rels$/i), book);
  const choice = chooseSheet(places, wanted);
  return choice.kind === 'refused' ? choice : { ...choice, places, index };
}

async function unpackWhere(
  bytes: Uint8Array<ArrayBuffer>,
  zip: Zip,
  isWanted: (name: string) => boolean,
): Promise<ZipPart[] | FileRefusal> {
  const parts: ZipPart[] = [];
  for (const entry of zip.entries.filter(({ name }) => isWanted(name))) {
    const part = await unpack(bytes, entry);
    if (!(part instanceof Uint8Array)) return part;
    parts.push({ name: entry.name, bytes: part });
  }
  return parts;
}

function textOf(parts: readonly ZipPart[], name: RegExp): string {
  const part = parts.find((one) => name.test(one.name));
  return part ? new TextDecoder().decode(part.bytes) : '';
}

interface Chosen<Facts extends SheetFacts> {
  kind: 'chosen';
  sheet: Facts;
}

/** The sheet that is wanted, else the first that is visible. */
export function chooseSheet<Facts extends SheetFacts>(
  sheets: readonly Facts[],
  wanted: string | undefined,
): Chosen<Facts> | FileRefusal {
  const sheet =
    wanted === undefined
      ? (sheets.find(({ hidden }) => !hidden) ?? sheets[0])
      : sheets.find(({ name }) => name === wanted);
  if (sheet) return { kind: 'chosen', sheet };
  return wanted === undefined ? refuse('FILE_DAMAGED') : refuse('FILE_SHEET', { sheet: wanted });
}

/** The grid of one sheet of a workbook. */
export function gridOf(
  bytes: Uint8Array,
  sheets: readonly SheetFacts[],
  chosen: SheetFacts,
  { hiddenLines, maxRows }: { hiddenLines: ReadonlySet<number>; maxRows?: number | undefined },
): Grid | FileRefusal {
  const at = sheets.indexOf(chosen);
  const book = opened(bytes, at);
  // An xls may keep its sheets in another order than it shows them.
  const worksheet = book?.Sheets[chosen.name] ?? book?.Sheets[book.SheetNames[at] ?? ''];
  if (!book || !worksheet) return refuse('FILE_DAMAGED');
  const rows = rowsOfSheet(worksheet, book.Workbook?.WBProps?.date1904 === true, hiddenLines, maxRows);
  if (!Array.isArray(rows)) return rows;
  const others = sheets.filter((one) => one !== chosen && !one.hidden);
  return { kind: 'grid', sheet: chosen.name, otherSheets: others.map(({ name }) => name), rows };
}

/** The reader throws plain errors, and whatever a broken part trips over: all mean that the file is damaged. */
function opened(bytes: Uint8Array, sheet: number): WorkBook | null {
  try {
    return read(bytes, { type: 'array', ...readOptions, sheets: sheet });
  } catch {
    return null;
  }
}
