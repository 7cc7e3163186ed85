import { columnsOf, type SheetCells } from './targets.ts';

/** Types of the records of a workbook (BIFF8) that are looked at here. */
const RECORD = {
  ...{ formula: 0x0006, eof: 0x000a, colInfo: 0x007d, boundSheet: 0x0085, mulRk: 0x00bd, mulBlank: 0x00be },
  ...{
    rString: 0x00d6,
    dbCell: 0x00d7,
    mergeCells: 0x00e5,
    labelSst: 0x00fd,
    dimensions: 0x0200,
    blank: 0x0201,
  },
  ...{ number: 0x0203, label: 0x0204, boolErr: 0x0205, string: 0x0207, row: 0x0208, index: 0x020b },
  ...{ array: 0x0221, table: 0x0236, rk: 0x027e, sharedFormula: 0x04bc, bof: 0x0809 },
} as const;

const SINGLE: readonly number[] = [
  ...[RECORD.formula, RECORD.rString, RECORD.labelSst, RECORD.blank, RECORD.number, RECORD.label],
  ...[RECORD.boolErr, RECORD.rk],
];
const SEVERAL: readonly number[] = [RECORD.mulRk, RECORD.mulBlank];
/** They belong to the formula before them. */
const OF_FORMULA: readonly number[] = [RECORD.string, RECORD.array, RECORD.table, RECORD.sharedFormula];
/** The format of cells that have none of their own. */
const NORMAL = 15;
/** In 256ths of a character. */
const WIDTH = 20 * 256;

interface BiffRecord {
  type: number;
  /** Where its head begins. */
  at: number;
  /** Where its content begins. */
  from: number;
  to: number;
}

function* recordsFrom(content: Uint8Array, start: number): Generator<BiffRecord> {
  const view = viewOf(content);
  for (let at = start; at + 4 <= content.length; ) {
    const to = at + 4 + view.getUint16(at + 2, true);
    yield { type: view.getUint16(at, true), at, from: at + 4, to };
    at = to;
  }
}

/** The records of the sheet of that name, charts in it left out, as checked by `checkXls`. */
function sheetRecords(content: Uint8Array, name: string): BiffRecord[] {
  const view = viewOf(content);
  const place = sheetPlaces(content).find((sheet) => sheet.name === name);
  if (!place) return [];
  const found: BiffRecord[] = [];
  let depth = 0;
  for (const record of recordsFrom(content, view.getUint32(place.from, true))) {
    if (record.type === RECORD.bof) depth += 1;
    if (depth === 1) found.push(record);
    if (record.type === RECORD.eof) depth -= 1;
    if (depth === 0) break;
  }
  return found;
}

/** The sheets, and where it stands at which place each begins. */
function sheetPlaces(content: Uint8Array): { name: string; from: number }[] {
  const places: { name: string; from: number }[] = [];
  for (const { type, from } of recordsFrom(content, 0)) {
    if (type === RECORD.eof) break;
    if (type !== RECORD.boundSheet) continue;
    const length = content[from + 6] ?? 0;
    const isWide = ((content[from + 7] ?? 0) & 1) === 1;
    const text = content.subarray(from + 8, from + 8 + length * (isWide ? 2 : 1));
    places.push({ name: new TextDecoder(isWide ? 'utf-16le' : 'latin1').decode(text), from });
  }
  return places;
}

/** Columns in which something is worked out, and the first one behind all merged and hidden ones, from a row on. */
export function factsOfStream(
  content: Uint8Array,
  sheet: string,
  headerLine: number,
  width: number,
): { formulas: ReadonlySet<number>; firstFree: number } | null {
  const view = viewOf(content);
  const own = sheetRecords(content, sheet);
  if (own.length === 0) return null;
  const formulas = new Set<number>();
  let firstFree = width;
  for (const { type, from } of own) {
    if (type === RECORD.formula) formulas.add(view.getUint16(from + 2, true));
    if (type !== RECORD.mergeCells) continue;
    for (let turn = 0; turn < view.getUint16(from, true); turn += 1) {
      const at = from + 2 + turn * 8;
      if (view.getUint16(at + 2, true) + 1 >= headerLine)
        firstFree = Math.max(firstFree, view.getUint16(at + 6, true) + 1);
    }
  }
  for (const { type, from } of own) {
    const isHidden = type === RECORD.colInfo && (view.getUint16(from + 8, true) & 1) === 1;
    const [min, max] = isHidden ? [view.getUint16(from, true), view.getUint16(from + 2, true)] : [1, 0];
    if (min <= firstFree && max >= firstFree) firstFree = max + 1;
  }
  return { formulas, firstFree };
}

/** Bytes that take the place of others. */
interface Change {
  from: number;
  to: number;
  bytes: Uint8Array;
}

/**
 * The stream of a workbook with these texts in the cells of a sheet. The sheet's index is left out, which programs do
 * without: it says where its rows stand.
 */
export function streamWith(content: Uint8Array, sheet: string, cells: SheetCells): Uint8Array<ArrayBuffer> {
  const own = sheetRecords(content, sheet);
  const start = own[0]?.at ?? 0;
  const end = own.at(-1)?.to ?? 0;
  const changes = [
    ...own.filter(({ type }) => type === RECORD.index || type === RECORD.dbCell).map(without),
    ...sizesOf(content, own, cells),
    ...[...cells].flatMap(([line, texts]) => cellChanges(content, own, line - 1, texts)),
  ].sort((one, two) => one.from - two.from || one.to - two.to);
  const grown = changes.reduce((sum, { from, to, bytes }) => sum + bytes.length - (to - from), 0);
  const moved = moveLater(content, { start, end, grown });
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { from, to, bytes } of changes) {
    pieces.push(moved.subarray(at, from), bytes);
    at = to;
  }
  pieces.push(moved.subarray(at));
  return joined(pieces);
}

const without = ({ at, to }: BiffRecord): Change => ({ from: at, to, bytes: new Uint8Array(0) });

/** Sheets behind the one that grows begin later, and their indexes say so of their rows. */
function moveLater(
  content: Uint8Array,
  { start, end, grown }: { start: number; end: number; grown: number },
) {
  const moved = Uint8Array.from(content);
  const view = viewOf(moved);
  const move = (at: number) => {
    const place = view.getUint32(at, true);
    if (place >= end) view.setUint32(at, place + grown, true);
  };
  const later = sheetPlaces(content).filter(({ from }) => viewOf(content).getUint32(from, true) > start);
  for (const { name, from } of later) {
    for (const record of sheetRecords(content, name).filter(({ type }) => type === RECORD.index))
      for (let at = record.from + 12; at + 4 <= record.to; at += 4) move(at);
    move(from);
  }
  return moved;
}

/** What is said of the size of rows and of the sheet, and the widths of columns that had none. */
function sizesOf(content: Uint8Array, own: readonly BiffRecord[], cells: SheetCells): Change[] {
  const view = viewOf(content);
  const columns = columnsOf(cells);
  const most = Math.max(...columns) + 1;
  const changes: Change[] = [];
  const raise = (at: number, least: number) => {
    if (view.getUint16(at, true) < least) changes.push({ from: at, to: at + 2, bytes: numbers(least) });
  };
  for (const { type, from } of own) {
    const row = type === RECORD.row ? cells.get(view.getUint16(from, true) + 1) : undefined;
    if (row) raise(from + 4, Math.max(...row.keys()) + 1);
    if (type === RECORD.dimensions) raise(from + 10, most);
  }
  const widths = own.filter(({ type }) => type === RECORD.colInfo);
  const dimensions = own.find(({ type }) => type === RECORD.dimensions);
  const bare = columns.filter(
    (column) =>
      !widths.some(
        ({ from }) => view.getUint16(from, true) <= column && column <= view.getUint16(from + 2, true),
      ),
  );
  for (const column of dimensions ? bare : []) {
    const before = widths.findLast(({ from }) => view.getUint16(from, true) < column);
    const at = before?.to ?? widths[0]?.at ?? (dimensions as BiffRecord).at;
    changes.push({ from: at, to: at, bytes: recordOf(RECORD.colInfo, column, column, WIDTH, NORMAL, 0, 0) });
  }
  return changes;
}

function cellChanges(
  content: Uint8Array,
  own: readonly BiffRecord[],
  row: number,
  texts: ReadonlyMap<number, string>,
): Change[] {
  const view = viewOf(content);
  const inRow = cellsOfRow(content, own, row);
  const holds = ({ first, last }: RowCells, column: number) => first <= column && column <= last;
  const columns = [...texts.keys()].sort((one, two) => one - two);
  const inNew = columns.filter((column) => !inRow.some((there) => holds(there, column)));
  const added = inNew.map((column) => {
    const before = inRow.findLast(({ last }) => last < column);
    const at = before?.end ?? inRow[0]?.at ?? 0;
    const format = before?.format ?? inRow[0]?.format ?? NORMAL;
    return { from: at, to: at, bytes: label(row, column, format, texts.get(column) ?? '') };
  });
  // A record of several blank cells becomes one of each.
  const replaced = inRow
    .filter((there) => columns.some((column) => holds(there, column)))
    .map(({ first, last, at, from, end }) => {
      const each = Array.from({ length: last - first + 1 }, (_, turn) => {
        const format = view.getUint16(from + 4 + turn * 2, true);
        const text = texts.get(first + turn);
        return text === undefined
          ? recordOf(RECORD.blank, row, first + turn, format)
          : label(row, first + turn, format, text);
      });
      return { from: at, to: end, bytes: joined(each) };
    });
  return [...added, ...replaced];
}

interface RowCells {
  first: number;
  last: number;
  /** Of its last cell. */
  format: number;
  at: number;
  from: number;
  /** Behind what belongs to it. */
  end: number;
}

const byRow = new WeakMap<readonly BiffRecord[], Map<number, RowCells[]>>();

function cellsOfRow(content: Uint8Array, own: readonly BiffRecord[], row: number): readonly RowCells[] {
  const known = byRow.get(own) ?? rowsOfCells(content, own);
  byRow.set(own, known);
  return known.get(row) ?? [];
}

function rowsOfCells(content: Uint8Array, own: readonly BiffRecord[]): Map<number, RowCells[]> {
  const view = viewOf(content);
  const rows = new Map<number, RowCells[]>();
  let before: RowCells | undefined;
  for (const { type, at, from, to } of own) {
    if (OF_FORMULA.includes(type) && before) before.end = to;
    const isSeveral = SEVERAL.includes(type);
    if (!isSeveral && !SINGLE.includes(type)) continue;
    const row = view.getUint16(from, true);
    const first = view.getUint16(from + 2, true);
    const last = isSeveral ? view.getUint16(to - 2, true) : first;
    const format = view.getUint16(isSeveral ? to - (type === RECORD.mulRk ? 8 : 4) : from + 4, true);
    before = { first, last, format, at, from, end: to };
    const cells = rows.get(row) ?? [];
    cells.push(before);
    rows.set(row, cells);
  }
  return rows;
}

/** A cell of text that holds it itself, so that the shared texts stay as they are. */
function label(row: number, column: number, format: number, text: string): Uint8Array {
  const bytes = new Uint8Array(4 + 9 + text.length * 2);
  const view = viewOf(bytes);
  for (const [at, number] of [RECORD.label, bytes.length - 4, row, column, format, text.length].entries())
    view.setUint16(at * 2, number, true);
  view.setUint8(12, 1);
  for (let at = 0; at < text.length; at += 1) view.setUint16(13 + at * 2, text.charCodeAt(at), true);
  return bytes;
}

function recordOf(type: number, ...content: readonly number[]): Uint8Array {
  return joined([numbers(type, content.length * 2), numbers(...content)]);
}

function numbers(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  for (const [at, value] of values.entries()) viewOf(bytes).setUint16(at * 2, value, true);
  return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
