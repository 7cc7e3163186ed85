import { quotedCells, unquoteCells } from '@chengcang/addresses/quotedCells';

/** As much as the api reads at once: recipients of a line each, or of several, whose phones are counted, and UTF-16 units. */
const READ_AT_ONCE = { lines: 500, blocks: 400, units: 100_000 };
/** Among which the head of a sheet is sought that has a title. */
const TITLE_LINES = 5;
const PHONE = /1[3-9]\d[\d\s-]{8,12}|0\d{2,3}-\d{7,8}/;
const NAME_LABEL = /^\s*(收货人|收件人|收件姓名|姓名|联系人|客户)/;
const PHONE_LABEL = /(?:[电電][话話]|手[机機]|[号號][码碼]?|方式|固话|座机|tel|phone|mobile)$/i;
const PERSON_LABEL = /(?:姓名|名字|名称|人|者|[地住]址|客户|name|address|receiver)$/i;
const CELL_ENDS = /[\t,，|;/]/;

export interface Chunk {
  text: string;
  /** The line above the rows of a sheet that names its columns; what follows the chunk is read below it, too. */
  head: string;
}

/**
 * The first part of a pasted text: what lines say of all recipients is known of one part alone, so it is as much as is
 * read at once, which is nearly always all. It is cut where a new recipient surely begins, so that one who is written
 * over several lines stays whole, and leaves nothing out.
 */
export function firstChunk(text: string, most = READ_AT_ONCE): Chunk {
  const lines = linesOf(text);
  const written = lines.filter((line) => line.trim() !== '' && !isHead(line));
  const isByLine = written.filter((line) => PHONE.test(line)).length * 2 >= written.length;
  const max = isByLine ? most.lines : most.blocks;
  // A title and the head go with the first row.
  const first = lines.slice(0, TITLE_LINES).findIndex(isHead) + 1;
  let head = '';
  let cut: { at: number; head: string } | null = null;
  let people = 0;
  let units = 0;
  for (const [at, line] of lines.entries()) {
    if (at > first && beginsRecipient(lines[at - 1] ?? '', line, head)) cut = { at, head };
    head = headBelow(line, head);
    if (at >= first && head !== line && (isByLine ? line.trim() !== '' : PHONE.test(line))) people += 1;
    units += line.length;
    if (at > first && (people > max || units > most.units))
      return { text: lines.slice(0, cut?.at ?? at).join(''), head: cut ? cut.head : head };
  }
  return { text, head };
}

/** The lines with their ends; one that breaks within a cell of a sheet is one. */
function linesOf(text: string): string[] {
  const cells = quotedCells(text);
  const lines: string[] = [];
  let start = 0;
  let cell = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
    while (cells[cell] && (cells[cell]?.end ?? 0) <= index) cell += 1;
    if ((cells[cell]?.start ?? Infinity) < index) continue;
    lines.push(text.slice(start, index + end.length));
    start = index + end.length;
  }
  return start < text.length ? [...lines, text.slice(start)] : lines;
}

function isHead(line: string): boolean {
  const cells = line.split(CELL_ENDS).map((cell) => cell.replace(/[\s"*:：]/g, ''));
  const has = (label: RegExp) => cells.some((cell) => label.test(cell));
  const isShort = cells.every((cell) => cell.length <= 14 && !/\d\d/.test(cell));
  return cells.length >= 3 && isShort && has(PHONE_LABEL) && has(PERSON_LABEL);
}

/** The head that holds below a line; a blank line, which is no empty row, ends it. */
function headBelow(line: string, head: string): string {
  if (isHead(line)) return line;
  return line.trim() === '' && !line.includes('\t') ? '' : head;
}

function beginsRecipient(before: string, line: string, head: string): boolean {
  if (before.trim() === '') return line.trim() !== '';
  if (head !== '' && before !== head) return true;
  return NAME_LABEL.test(line) || (PHONE.test(before) && PHONE.test(line));
}

/**
 * The text of what was read of a chunk from a recipient on: whole rows of a sheet, whose first cells may be empty, below
 * their head.
 */
export function restOfChunk(chunk: string, readings: readonly { text: string }[], from: number): string {
  if (from >= readings.length) return '';
  const { text } = unquoteCells(chunk);
  let at = 0;
  let end = 0;
  for (const reading of readings.slice(0, from + 1)) {
    at = text.indexOf(reading.text, end);
    // What may not be stored was taken out of it.
    if (at < 0)
      return readings
        .slice(from)
        .map((one) => `${one.text}\n`)
        .join('');
    end = at + reading.text.length;
  }
  const start = at - (/[^\n\r]*$/.exec(text.slice(0, at))?.[0].length ?? 0);
  const head = linesOf(text.slice(0, start)).reduce((above, line) => headBelow(line, above), '');
  return head + text.slice(/^[\s"]*$/.test(text.slice(start, at)) ? start : at);
}

const PASTED_PHONE = /1[3-9]\d[\d\s-]{8,}|0\d{2,3}-\d{7,8}/;

/** Whether pasted text is cells of a spreadsheet, such as a column or two, and no whole recipients. */
export function isBlockOfCells(text: string): boolean {
  const lines = text.trim().split(/\r?\n/);
  if (lines.length === 1 && !text.trim().includes('\t')) return false;
  return !lines.some((line) => PASTED_PHONE.test(line) && /[\u4e00-\u9fff]{4,}/.test(line));
}

/** Whether pasted text holds recipients, so that it goes to the reader and not into the field that has the focus. */
export function looksLikeRecipients(text: string): boolean {
  const trimmed = text.trim();
  if (/[\n\t]/.test(trimmed)) return true;
  return PASTED_PHONE.test(trimmed) && /[\u4e00-\u9fff]{4,}/.test(trimmed);
}
