import { memo, useRef, useState } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot, type Tone } from '../../../../ui/base/StatusDot.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { RegionDialog } from '../../shared/recipients/RegionDialog.tsx';
import { type Recipient, shortRegionText, type TypedField } from '../../shared/recipients/recipient.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import type { RowState, Verdict } from '../../shared/recipients/verdicts.ts';
import { WindowedTable } from '../../shared/recipients/WindowedTable.tsx';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { rowStateNames, recipientsText as text } from '../flow/shipByHand.text.ts';
import { moveInGrid } from './moveInGrid.ts';
import styles from './RecipientGrid.module.css';

interface Props {
  list: RecipientList;
  /** The whole list, for the numbers of the rows. */
  rows: readonly Recipient[];
  shown: readonly Recipient[];
  verdicts: ReadonlyMap<string, Verdict>;
}

/** Of the columns, in CSS pixels; the address takes what is left. */
const WIDTHS: Record<string, number> = {
  ...{ state: 66, name: 74, phone: 120, region: 132, thirdOrderNo: 104, actions: 64 },
};
const waiting: Verdict = { state: 'checking', notes: [], price: null };

/** The recipients, editable in place; arrow keys and Enter move between cells. */
export function RecipientGrid({ list, rows, shown, verdicts }: Props) {
  const [moving, setMoving] = useState<Recipient | null>(null);
  const verdictOf = (row: Recipient) => verdicts.get(row.id) ?? waiting;
  const box = useRef<HTMLDivElement>(null);
  const numbers = new Map(rows.map((row, at) => [row.id, at + 1]));
  return (
    <>
      <WindowedTable
        box={box}
        heights={shown.map((row) => rowHeight(row, verdictOf(row)))}
        role="grid"
        aria-label={text.list}
        className={styles.grid}
        onKeyDown={moveInGrid}
        head={
          <tr>
            {Object.entries(text.columns).map(([key, name]) => (
              <th key={key} scope="col" className={styles[key]} style={{ width: WIDTHS[key] }}>
                {name}
              </th>
            ))}
          </tr>
        }
        rows={(first, end) =>
          shown
            .slice(first, end)
            .map((row, at) => (
              <RecipientRow
                key={row.id}
                row={row}
                at={first + at}
                number={numbers.get(row.id) ?? 0}
                verdict={verdictOf(row)}
                send={list.send}
                onMove={setMoving}
              />
            ))
        }
      />
      {moving && (
        <RegionDialog
          region={moving}
          onClose={() => setMoving(null)}
          onChoose={(region) => list.send({ type: 'row.move', id: moving.id, region })}
        />
      )}
    </>
  );
}

const LINE = 44;
const NOTE = 22;

function rowHeight(row: Recipient, verdict: Verdict): number {
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

interface RowProps {
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
const RecipientRow = memo(function RecipientRow({ row, at, number, verdict, send, onMove }: RowProps) {
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
