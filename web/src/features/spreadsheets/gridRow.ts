import type { GridRow } from './sheets.types.ts';

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
  return texts.length === 0 && Object.keys(row.flaws).length === 0 ? null : { ...row, texts };
}
