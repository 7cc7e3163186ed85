import { closerOf, fold, isSeparator, Kind, kindAt, tidy } from './text.ts';

/** The owner of a character. A character is assigned once: `claim` never takes what another field owns. */
export const Owner = {
  free: 0,
  separator: 1,
  label: 2,
  name: 3,
  phone: 4,
  region: 5,
  detail: 6,
  rest: 7,
  extension: 8,
  quantity: 9,
  specification: 10,
  remark: 11,
  thirdOrderNo: 12,
  ignored: 13,
} as const;
export type OwnerCode = (typeof Owner)[keyof typeof Owner];

/** True of what is in no field: text that is nobody's, and text that was not understood. */
export function isFieldless(owner: number | undefined): boolean {
  return owner === Owner.rest || owner === Owner.ignored;
}

/** One line of text, unit by unit, with the owner of every unit. `folded` and `shown` have the text's length. */
export type Layout = { folded: string; shown: string; owners: Uint8Array };
export type Span = { start: number; end: number };

/** A recipient is read from this many units of a text; the remainder of an overlong text goes unread to the rest. */
export const longestText = 1000;

export function layOut(text: string): Layout {
  const folded = fold(text);
  const owners = new Uint8Array(folded.length);
  for (let i = 0; i < folded.length; i++) if (isSeparator(folded, i)) owners[i] = Owner.separator;
  return { folded, shown: tidy(text), owners };
}

/** Assigns the span's free units and separators to `owner`; units of other fields keep theirs. */
export function claim(layout: Layout, { start, end }: Span, owner: OwnerCode): void {
  for (let i = start; i < end; i++) {
    if ((layout.owners[i] as number) <= Owner.separator) layout.owners[i] = owner;
  }
}

export function isFree(layout: Layout, { start, end }: Span): boolean {
  for (let i = start; i < end; i++) if ((layout.owners[i] as number) > Owner.separator) return false;
  return true;
}

export function textOf(layout: Layout, span: Span): string {
  return layout.folded.slice(span.start, span.end);
}

/** True when a word may begin at `index`: at the line's start, after a separator or after another field. */
export function isBoundary(layout: Layout, index: number): boolean {
  return index <= 0 || index >= layout.owners.length || layout.owners[index - 1] !== Owner.free;
}

/** The nearest owner before `index` (exclusive) or from `index` on, separators skipped; undefined past the ends. */
export function neighbour(layout: Layout, index: number, step: 1 | -1): number | undefined {
  for (let i = step === 1 ? index : index - 1; i >= 0 && i < layout.owners.length; i += step) {
    const owner = layout.owners[i] as number;
    if (owner !== Owner.separator) return owner;
  }
  return undefined;
}

/** The runs of a field: maximal stretches that hold nothing but the field's units and separators between them. */
function runsOf(layout: Layout, owner: OwnerCode): Span[] {
  const runs: Span[] = [];
  if (!layout.owners.includes(owner)) return runs;
  let run: Span | undefined;
  for (let i = 0; i < layout.owners.length; i++) {
    const held = layout.owners[i];
    if (held === owner) {
      if (run) run.end = i + 1;
      else {
        run = { start: i, end: i + 1 };
        runs.push(run);
      }
    } else if (held !== Owner.separator) run = undefined;
  }
  return runs;
}

/** A field's text as it was typed, full-width letters and digits made half-width, its runs joined by one space. */
export function fieldText(layout: Layout, owner: OwnerCode): string {
  return runsOf(layout, owner)
    .map((run) => layout.shown.slice(run.start, run.end).replace(/\s+/g, ' ').trim())
    .join(' ');
}

function isAlnum(char: string): boolean {
  return /[A-Za-z0-9]/.test(char);
}

function isWordy(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

/** The index after the bracket group opened at `index`, or -1 when it does not close within free text. */
export function bracketEnd(layout: Layout, index: number): number {
  const closer = closerOf(layout.folded.charAt(index));
  for (let i = index + 1; i < Math.min(index + 40, layout.folded.length); i++) {
    if ((layout.owners[i] as number) > Owner.separator) return -1;
    if (layout.folded[i] === closer) return i > index + 1 ? i + 1 : -1;
  }
  return -1;
}

/** The end of the word that begins at `start`: a hyphen inside `3-2-501` and a bracketed remark do not end it. */
function wordEnd(layout: Layout, start: number): number {
  const { folded, owners } = layout;
  let i = start;
  while (i < folded.length && (owners[i] as number) <= Owner.separator) {
    const kind = kindAt(folded, i);
    if (kind === Kind.open) {
      const end = bracketEnd(layout, i);
      if (end < 0) return i;
      i = end;
    } else if (kind === Kind.soft || kind === Kind.dot) {
      const joins = kind === Kind.dot ? isWordy : isAlnum;
      if (owners[i + 1] !== Owner.free || !joins(folded.charAt(i - 1)) || !joins(folded.charAt(i + 1)))
        return i;
      i++;
    } else if (kind === Kind.hard || kind === Kind.close) return i;
    else i++;
  }
  return i;
}

/** The words of the text that no field holds yet, in order. */
export function freeWords(layout: Layout): Span[] {
  const words: Span[] = [];
  let i = 0;
  while (i < layout.folded.length) {
    const opens = kindAt(layout.folded, i) === Kind.open && layout.owners[i] === Owner.separator;
    if (layout.owners[i] !== Owner.free && !opens) i++;
    else {
      const end = wordEnd(layout, i);
      if (end > i) words.push({ start: i, end });
      i = Math.max(end, i + 1);
    }
  }
  return words.filter((word) => layout.owners.subarray(word.start, word.end).includes(Owner.free));
}
