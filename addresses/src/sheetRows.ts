import { type LabelField, labelField } from './labels.ts';
import type { Span } from './layout.ts';

/** A cell of a pasted row and what the head of its column says of it. */
export type Cell = Span & { field: LabelField };
/** Where a recipient stands in a paste, with its cells where it is a row under a head. */
export type RecipientSpan = Span & { cells?: Cell[] };
export type Line = Span & { text: string };

const delimiters = ['\t', ',', '，', '|', ';', ' / ', '/'];

function unquoted(cell: string): string {
  return cell.replace(/^[\s"]+|[\s"]+$/g, '');
}

function cellsOf({ start, text }: Line, delimiter: string): Span[] {
  const cells: Span[] = [];
  let at = 0;
  for (const raw of text.split(delimiter)) {
    const from = at + raw.length - raw.replace(/^[\s"]+/, '').length;
    cells.push({ start: start + from, end: start + from + unquoted(raw).length });
    at += raw.length + delimiter.length;
  }
  return cells;
}

const number = /^\d{1,3}$/;
const phone = /1[3-9]\d{9}|0\d{2,3}-?\d{7,8}/;

/** The head that rows without one would have, where two and more have as many cells and end in a small number. */
export function inferredHead(lines: readonly Line[]): Head | undefined {
  const [first, second] = lines;
  if (!first || !second) return undefined;
  for (const delimiter of delimiters) {
    const rows = [first, second].map(({ text }) => text.split(delimiter).map((cell) => cell.trim()));
    const [cells = [], next = []] = rows;
    const isTable =
      cells.length > 3 && cells.length === next.length && rows.every((row) => number.test(row.at(-1) ?? ''));
    const phones = cells.findIndex((cell, at) => phone.test(cell) && phone.test(next[at] ?? ''));
    if (!isTable || phones < 0) continue;
    return { delimiter, fields: cells.map((_, at) => (at === cells.length - 1 ? 'quantity' : undefined)) };
  }
  return undefined;
}

export type Head = { delimiter: string; fields: (LabelField | undefined)[] };

/** The head of a sheet, if the line is one: at least three labels with one delimiter between and nothing else. */
export function headOf(line: Line): Head | undefined {
  for (const delimiter of delimiters) {
    const words = line.text.split(delimiter).map(unquoted);
    if (words.length < 3) continue;
    const fields = words.map(labelField);
    const named = new Set(fields.filter((field) => field !== undefined));
    const unknown = words.filter((word, at) => word !== '' && fields[at] === undefined);
    if (unknown.length * 4 <= words.length && named.size >= 3 && named.has('phone'))
      return { delimiter, fields };
  }
  return undefined;
}

/** True for the row below the others that adds them up. */
export function isTotalRow({ text }: Line): boolean {
  return /^[\s"]*(?:合计|总计|小计|共计|汇总)[\s":：]*(?![\p{Script=Han}])/u.test(text) && !phone.test(text);
}

/** The row as cells under the head; undefined for a line that is no row of it. */
export function rowOf(line: Line, { delimiter, fields }: Head): RecipientSpan | undefined {
  const cells = cellsOf(line, delimiter);
  if (cells.length < 2 || cells.length > fields.length + 1) return undefined;
  const filled = cells.filter((cell) => cell.end > cell.start);
  const [first] = filled;
  const last = filled.at(-1);
  if (!first || !last) return undefined;
  return {
    start: first.start,
    end: last.end,
    cells: cells.flatMap((cell, at) => {
      const field = fields[at];
      return field && cell.end > cell.start ? [{ ...cell, field }] : [];
    }),
  };
}
