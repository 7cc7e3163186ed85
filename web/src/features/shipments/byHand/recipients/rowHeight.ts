import type { Recipient } from '../../shared/recipients/recipient.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import type { Verdict } from '../../shared/recipients/verdicts.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';

/** Of a row and of what is said below it, in CSS pixels. */
const LINE = 44;
const NOTE = 26;

/** How high a recipient is in the list. */
export function rowHeight(row: Recipient, verdict: Verdict): number {
  return LINE + (notesOf(row, verdict) === '' ? 0 : NOTE);
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
  const unread = rest === '' || checked ? '' : text.rest(rest);
  const source = state === 'error' && pasted !== '' ? text.original(pasted.replace(/\s+/g, ' ')) : '';
  return [words, unread, source].filter(Boolean).join('　');
}
