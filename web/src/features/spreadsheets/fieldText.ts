import { piecesIn } from '@chengcang/addresses/amounts';
import type { GridRow } from './sheets.types.ts';

const NOTHING = /^(null|Null|NULL|undefined|None|nan|-+|—+|\/)$/;
const NULL_INSIDE = /(^|[^A-Za-z0-9])null(?![A-Za-z0-9])/gi;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_LETTERS = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0d]/g;

function narrowed(text: string, which: RegExp): string {
  return text.replace(which, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** A cell as words: letters and digits half-width, '' for what stands for nothing. */
export function wordsOf(text: string): string {
  const words = narrowed(text, FULL_LETTERS).trim();
  return NOTHING.test(words) ? '' : words;
}

/** A cell of an address: the word null, which exports put for a missing part, is left out. */
export function placeOf(text: string): string {
  return wordsOf(text.replace(NULL_INSIDE, '$1')).replace(/\s+/g, ' ').trim();
}

/** A cell as a code such as an order number: every character half-width. */
export function codeOf(text: string): string {
  const code = narrowed(text, FULL_WIDTH).trim();
  return NOTHING.test(code) ? '' : code;
}

/** `1,200` and `1,200,000` without the commas; a comma elsewhere stays. */
export function withoutThousands(digits: string): string {
  return digits.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

/** Pieces in digits where the cell says them in words or with a unit: 两个 is 2; any other text stays. */
export function piecesOf(text: string): string {
  const pieces = codeOf(text);
  return String(piecesIn(pieces) || pieces);
}

const AREA = /^(?:\(?\+?(?:00)?86\)?[-\s]?)(?=1\d{10}|1\d{2}[-\s])/;
const MOBILE = /^(1\d{2})[-\s]?(\d{4})[-\s]?(\d{4})/;
const EXTENSION = /^(?:[-—,#/\s]|转|分机|ext\.?)+(\d{1,4})#?$/i;
const IN_BRACKETS = /^\s*[[(【](\d{1,4})[\])】]$/;

/** A phone number without the country's code and the spaces inside; extensions as `13800000000-1234`. */
export function phoneOf(text: string): string {
  const phone = codeOf(text).replace(AREA, '');
  const mobile = MOBILE.exec(phone);
  if (!mobile) return phone.replace(/\s/g, '');
  const rest = phone.slice(mobile[0].length);
  const number = mobile.slice(1).join('');
  if (rest === '') return number;
  const extension = EXTENSION.exec(rest)?.[1] ?? IN_BRACKETS.exec(rest)?.[1];
  return extension ? `${number}-${extension}` : phone.replace(/\s/g, '');
}

/** Marks of direction, joiners and the like, which nobody typed. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes away
const BLANKS = /[\s\u0000-\u001f\u007f-\u009f]+/g;
const FORMULA_TEXT = /^="(.*)"$/;

/** A cell's text without what cannot be seen, and without the tricks that keep a number a text: `'1`, `="1"`, tabs. */
export function tidy(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
  return (FORMULA_TEXT.exec(seen)?.[1] ?? seen).replace(/^'/, '').trim();
}

/** The row with tidy texts; null when it holds nothing. */
export function rowOf(row: GridRow): GridRow | null {
  const texts = row.texts.map(tidy);
  while (texts.at(-1) === '') texts.pop();
  if (texts.length === 0 && Object.keys(row.flaws).length === 0) return null;
  const lines = Object.fromEntries(
    texts.flatMap((text, at) => {
      const all = row.texts[at]?.split(/\r\n?|\n/).map(tidy) ?? [];
      return text !== '' && all.length > 1 ? [[at, all]] : [];
    }),
  );
  return { ...row, texts, ...(Object.keys(lines).length > 0 && { lines }) };
}
