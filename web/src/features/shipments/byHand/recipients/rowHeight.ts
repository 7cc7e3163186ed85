import { contentOf } from '../../shared/recipients/content.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import type { Verdict } from '../../shared/recipients/verdicts.ts';
import { type Basket, hasChoice, shortItems } from '../../shared/wizard/basket.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';

/** Of a row with two lines of words, of one with three, and of what is said below it, in CSS pixels. */
const LINE = 44;
const TALL = 60;
const NOTE = 26;

/** Chinese characters that an address has room for in two lines, and goods in one. */
const TWO_LINES = 18;
const LINE_OF_GOODS = 6.5;

/** How high a recipient is in the list. */
export function rowHeight(row: Recipient, verdict: Verdict, basket: Basket | null): number {
  return (isTall(row, basket) ? TALL : LINE) + (notesOf(row, verdict) === '' ? 0 : NOTE);
}

/** Whether its address or its goods need a third line, where the columns are narrow. */
export function isTall(row: Recipient, basket: Basket | null): boolean {
  if (widthOf(row.detail) > TWO_LINES) return true;
  if (!basket || !hasChoice(basket)) return false;
  const lines = shortItems(basket, contentOf(row, basket).items).map((words) =>
    Math.ceil(widthOf(words) / LINE_OF_GOODS),
  );
  return lines.reduce((sum, count) => sum + count, 0) > 2;
}

/** In Chinese characters. */
function widthOf(words: string): number {
  const narrow = words.match(/[ -~]/g)?.length ?? 0;
  return words.length - narrow / 2;
}

/** What is to be said below a recipient, in words. */
export function notesOf(
  { text: pasted, rest, excluded, checked }: Recipient,
  { notes, state }: Verdict,
): string {
  if (excluded) return '';
  // What was not read is said itself.
  const said = notes.filter(({ finding }) => finding?.code !== 'REST_UNREAD');
  const words = [...new Set(said.map(noteText))].join('；');
  const source = state === 'error' && pasted !== '' ? text.original(pasted.replace(/\s+/g, ' ')) : '';
  // The original text has the unread words, too.
  const unread = rest === '' || checked || source !== '' ? '' : text.rest(rest);
  return [words, unread, source].filter(Boolean).join('　');
}
