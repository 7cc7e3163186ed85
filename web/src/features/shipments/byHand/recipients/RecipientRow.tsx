import { memo } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { StatusDot, type Tone } from '../../../../ui/StatusDot.tsx';
import { type Recipient, shortRegionText, type TypedField } from '../../shared/recipients/recipient.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import type { RowState, Verdict } from '../../shared/recipients/verdicts.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { rowStateNames } from '../flow/shipByHand.text.ts';
import styles from './RecipientGrid.module.css';
import { recipientsText as text } from './recipientsStep.text.ts';

const LINE = 44;
const NOTE = 22;

/** How high a row is drawn, in pixels. */
export function rowHeight(row: Recipient, verdict: Verdict): number {
  return LINE + (notesOf(row, verdict) === '' ? 0 : NOTE);
}

const TONES: Record<RowState, Tone> = {
  checking: 'quiet',
  ok: 'success',
  warn: 'warning',
  error: 'danger',
  duplicate: 'info',
  excluded: 'quiet',
};

interface Props {
  row: Recipient;
  /** Place among the rows that are shown, from 0. */
  at: number;
  /** Place in the whole list, from 1. */
  number: number;
  verdict: Verdict;
  send: RecipientList['send'];
  onMove: (row: Recipient) => void;
}

/** One recipient: every field can be typed into; what is wrong stands below. */
export const RecipientRow = memo(function RecipientRow({ row, at, number, verdict, send, onMove }: Props) {
  const notes = notesOf(row, verdict);
  const wrong = (field: string) => verdict.notes.some((note) => note.field === field && note.blocking);
  const cell = (field: TypedField, column: number) => (
    <td>
      <input
        className={styles.input}
        data-cell={`${at}:${column}`}
        aria-label={`${text.row(number)}${text.columns[field]}`}
        aria-invalid={wrong(field)}
        disabled={row.excluded}
        title={row[field]}
        value={row[field]}
        onChange={(event) => send({ type: 'row.edit', id: row.id, field, value: event.target.value })}
      />
    </td>
  );
  return (
    <>
      <tr className={cx(styles.row, styles[verdict.state], notes && styles.noted)}>
        <td className={styles.verdict}>
          <span className="num">{number}</span>
          <StatusDot tone={TONES[verdict.state]}>{rowStateNames[verdict.state]}</StatusDot>
        </td>
        {cell('name', 0)}
        {cell('phone', 1)}
        <td>
          <button
            type="button"
            className={cx(styles.input, styles.place)}
            data-cell={`${at}:2`}
            aria-label={`${text.row(number)}${text.columns.region} ${regionText(row) || text.chooseRegion}`}
            disabled={row.excluded}
            title={regionText(row)}
            onClick={() => onMove(row)}
          >
            {shortRegionText(row) || <span className={styles.blank}>{text.chooseRegion}</span>}
          </button>
        </td>
        {cell('detail', 3)}
        {cell('thirdOrderNo', 4)}
        <td className={styles.actions}>
          <IconButton
            icon={row.excluded ? 'refresh' : 'eyeOff'}
            size={16}
            label={row.excluded ? text.include : text.exclude}
            onClick={() => send({ type: 'row.exclude', id: row.id, excluded: !row.excluded })}
          />
          <IconButton
            icon="trash"
            size={16}
            label={text.remove}
            onClick={() => send({ type: 'rows.delete', ids: [row.id] })}
          />
        </td>
      </tr>
      {notes && (
        <tr className={cx(styles.notes, styles[verdict.state])}>
          <td />
          <td colSpan={6} title={notes}>
            {notes}
          </td>
        </tr>
      )}
    </>
  );
});

function notesOf({ text: pasted, rest, excluded }: Recipient, { notes, state }: Verdict): string {
  if (excluded) return '';
  const words = [...new Set(notes.map(noteText))].join('；');
  const unread = rest === '' ? '' : text.rest(rest);
  const source = state === 'error' && pasted !== '' ? text.original(pasted.replace(/\s+/g, ' ')) : '';
  return [words, unread, source].filter(Boolean).join('　');
}
