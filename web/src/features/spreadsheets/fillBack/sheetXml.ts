import { escaped } from '../xlsx.write.ts';
import { columnsOf, type SheetCells } from './targets.ts';

/** A sheet's part of an xlsx as text, taken apart as far as cells have to be put into it. */
export interface SheetXml {
  text: string;
  /** Of its tags, such as `x:`. */
  prefix: string;
}

/** New columns are so wide, in characters of the default font. */
const WIDTH = 20;

const tagOf = (prefix: string, name: string) =>
  new RegExp(`<${prefix}${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</${prefix}${name}>)`, 'g');

export function sheetXmlOf(text: string): SheetXml {
  return { text, prefix: /<((?:\w+:)?)worksheet[\s>]/.exec(text.slice(0, 4096))?.[1] ?? '' };
}

/** Columns in which something is worked out, and the first one behind all merged and hidden ones, from a row on. */
export function factsOfSheet(
  { text, prefix }: SheetXml,
  headerLine: number,
  width: number,
): { formulas: ReadonlySet<number>; firstFree: number } {
  const formulas = new Set<number>();
  for (const { cells } of rowsIn(text, prefix))
    for (const { column, inside } of cells) if (inside.includes(`<${prefix}f`)) formulas.add(column);
  let firstFree = width;
  for (const [, marks = ''] of text.matchAll(tagOf(prefix, 'mergeCell'))) {
    const [, , to = ''] = /ref="([^":]*):([^"]*)"/.exec(marks) ?? [];
    const end = placeOf(to);
    if (end && end.line >= headerLine) firstFree = Math.max(firstFree, end.column + 1);
  }
  for (const { min, max, isHidden } of colsIn(text, prefix))
    if (isHidden && min <= firstFree && max >= firstFree) firstFree = max + 1;
  return { formulas, firstFree };
}

/**
 * The part with these texts in it. Nothing else is changed but what has to agree with them: the rows' spans, the sheet's
 * dimension, and the widths of columns that had none. A cell keeps its format, a new one has that of the cell before it.
 */
export function withCells({ text, prefix }: SheetXml, cells: SheetCells): string {
  const start = new RegExp(`<${prefix}sheetData[\\s>]`).exec(text)?.index;
  const end = text.indexOf(`</${prefix}sheetData>`);
  if (start === undefined || end < 0) throw new Error('a sheet without cells');
  const last = Math.max(...[...cells.values()].flatMap((row) => [...row.keys()]));
  const pieces: string[] = [headOf(text.slice(0, start), prefix, cells, last)];
  let at = start;
  for (const row of rowsIn(text, prefix)) {
    const own = cells.get(row.line);
    if (!own) continue;
    pieces.push(text.slice(at, row.from), rowXml(row, own, prefix));
    at = row.to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

interface Cell {
  column: number;
  marks: string;
  inside: string;
  xml: string;
}

interface Row {
  line: number;
  marks: string;
  cells: readonly Cell[];
  /** Whatever follows its cells. */
  rest: string;
  from: number;
  to: number;
}

function* rowsIn(text: string, prefix: string): Generator<Row> {
  const start = text.indexOf(`<${prefix}sheetData`);
  const rows = tagOf(prefix, 'row');
  rows.lastIndex = Math.max(0, start);
  let line = 0;
  for (let found = rows.exec(text); found; found = rows.exec(text)) {
    const [xml, marks = '', inside = ''] = found;
    line = Number(attributeOf(marks, 'r')) || line + 1;
    const { cells, rest } = cellsIn(inside, prefix);
    yield { line, marks, cells, rest, from: found.index, to: found.index + xml.length };
  }
}

function cellsIn(inside: string, prefix: string): { cells: Cell[]; rest: string } {
  const cells: Cell[] = [];
  let column = -1;
  let end = 0;
  for (const found of inside.matchAll(tagOf(prefix, 'c'))) {
    const [xml, marks = '', content = ''] = found;
    column = placeOf(attributeOf(marks, 'r'))?.column ?? column + 1;
    cells.push({ column, marks, inside: content, xml });
    end = found.index + xml.length;
  }
  return { cells, rest: inside.slice(end) };
}

function rowXml(
  { line, marks, cells, rest }: Row,
  texts: ReadonlyMap<number, string>,
  prefix: string,
): string {
  const pieces: string[] = [];
  let style = '';
  const before = [...texts].sort(([one], [two]) => one - two);
  const put = (column: number, text: string, own: string) =>
    pieces.push(cellXml(`${lettersOf(column)}${line}`, own, text, prefix));
  for (const cell of cells) {
    while (before[0] && before[0][0] < cell.column) put(...(before.shift() as [number, string]), style);
    style = attributeOf(cell.marks, 's');
    if (before[0]?.[0] === cell.column) put(...(before.shift() as [number, string]), style);
    else pieces.push(cell.xml);
  }
  for (const [column, text] of before) put(column, text, style);
  const last = Math.max(...texts.keys()) + 1;
  const spans = marks.replace(
    /(\sspans="\d+:)(\d+)"/,
    (_, head: string, to: string) => `${head}${Math.max(Number(to), last)}"`,
  );
  return `<${prefix}row${spans}>${pieces.join('')}${rest}</${prefix}row>`;
}

/** The text stands in the cell itself, so that the part of shared texts stays as it is. */
function cellXml(place: string, style: string, text: string, prefix: string): string {
  const format = style === '' ? '' : ` s="${style}"`;
  return `<${prefix}c r="${place}"${format} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escaped(text)}</${prefix}t></${prefix}is></${prefix}c>`;
}

function headOf(head: string, prefix: string, cells: SheetCells, last: number): string {
  const sized = head.replace(
    new RegExp(`(<${prefix}dimension\\s[^>]*ref=")([A-Z]+\\d+)(?::([A-Z]+)(\\d+))?"`),
    (whole, begin: string, from: string, letters: string | undefined, line: string | undefined) => {
      const to = placeOf(`${letters ?? from.replace(/\d/g, '')}${line ?? from.replace(/\D/g, '')}`);
      if (!to || to.column >= last) return whole;
      return `${begin}${from}:${lettersOf(last)}${Math.max(to.line, ...cells.keys())}"`;
    },
  );
  return withWidths(sized, prefix, columnsOf(cells));
}

/** New columns have a width in which their numbers can be read, unless one is said for them. */
function withWidths(head: string, prefix: string, columns: readonly number[]): string {
  const known = [...colsIn(head, prefix)];
  const bare = columns.filter((column) => !known.some(({ min, max }) => min <= column && column <= max));
  if (bare.length === 0) return head;
  const col = (column: number) =>
    `<${prefix}col min="${column + 1}" max="${column + 1}" width="${WIDTH}" customWidth="1"/>`;
  if (known.length === 0) return `${head}<${prefix}cols>${bare.map(col).join('')}</${prefix}cols>`;
  const pieces: string[] = [];
  let at = 0;
  for (const { min, from } of known) {
    const fitting = bare.filter((column) => column < min);
    if (fitting.length === 0) continue;
    bare.splice(0, fitting.length);
    pieces.push(head.slice(at, from), ...fitting.map(col));
    at = from;
  }
  const end = head.indexOf(`</${prefix}cols>`);
  return [...pieces, head.slice(at, end), ...bare.map(col), head.slice(end)].join('');
}

function* colsIn(text: string, prefix: string) {
  const end = text.indexOf(`<${prefix}sheetData`);
  for (const found of text.slice(0, end < 0 ? undefined : end).matchAll(tagOf(prefix, 'col'))) {
    const marks = found[1] ?? '';
    yield {
      min: Number(attributeOf(marks, 'min')) - 1,
      max: Number(attributeOf(marks, 'max')) - 1,
      isHidden: /^(1|true)$/.test(attributeOf(marks, 'hidden')),
      from: found.index,
    };
  }
}

function attributeOf(marks: string, name: string): string {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(marks);
  return value?.[1] ?? value?.[2] ?? '';
}

function placeOf(place: string): { column: number; line: number } | null {
  const [, letters, line] = /^\$?([A-Z]+)\$?(\d+)$/.exec(place) ?? [];
  if (!letters || !line) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, line: Number(line) };
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${lettersOf(Math.floor(column / 26) - 1)}${letter}`;
}
