import type { Recipient } from '../../shared/recipients/recipient.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import type { Verdict } from '../../shared/recipients/verdicts.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';

/** Of a row with two lines of words, of one with three, and of what is said below it, in CSS pixels. */
const LINE = 44;
const TALL = 60;
const NOTE = 26;

/** Chinese characters that an address has room for in two lines. */
const TWO_LINES = 18;

/** How high a recipient is in the list. */
export function rowHeight(row: Recipient, verdict: Verdict): number {
  return (isTall(row) ? TALL : LINE) + (notesOf(row, verdict) === '' ? 0 : NOTE);
}

/** Whether its address needs a third line, where the column is narrow. */
export function isTall({ detail }: Recipient): boolean {
  const narrow = detail.match(/[ -~]/g)?.length ?? 0;
  return detail.length - narrow / 2 > TWO_LINES;
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
