import { memo, useEffect, useEffectEvent } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot, type Tone } from '../../../../ui/base/StatusDot.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { type Recipient, shortRegionText, type TypedField } from '../../shared/recipients/recipient.ts';
import { isUnsure, type RowState, type Verdict } from '../../shared/recipients/verdicts.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { rowStateNames, recipientsText as text } from '../flow/shipByHand.text.ts';
import { BindShopLink, isMasked } from '../preview/BindShopLink.tsx';
import styles from './RecipientGrid.module.css';
import type { ShownColumn } from './recipientColumns.ts';
import { notesOf } from './rowHeight.ts';

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
  columns: readonly ShownColumn[];
  /** Pieces of the order, for a recipient that names none. */
  num: number;
  send: RecipientList['send'];
  onMove: (row: Recipient) => void;
  onAccept: (id: string) => void;
  /** It is drawn from now on. */
  onArrive: (id: string) => void;
}

/** One recipient: every field can be typed into; what is wrong stands below. */
export const RecipientRow = memo(function RecipientRow(props: RowProps) {
  const { row, number, verdict, columns, onAccept, onArrive } = props;
  const notes = notesOf(row, verdict);
  const arrive = useEffectEvent(() => onArrive(row.id));
  useEffect(() => arrive(), []);
  const masked = verdict.notes.some(({ finding }) => finding?.code === 'MASKED') || isMasked(verdict.notes);
  const canAccept = isUnsure(verdict) && !verdict.notes.some(({ blocking }) => blocking);
  return (
    <>
      <tr data-row={row.id} className={cx(styles.row, styles[verdict.state], notes && styles.noted)}>
        {columns.map(({ key }, column) => (
          <RowCell key={key} {...props} field={key} column={column} />
        ))}
      </tr>
      {notes && (
        <tr className={cx(styles.notes, styles[verdict.state])}>
          <td />
          <td colSpan={columns.length - 1} title={notes}>
            <div className={styles.note}>
              <span>{notes}</span>
              {masked && <BindShopLink />}
              {canAccept && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={text.acceptRow(number)}
                  onClick={() => onAccept(row.id)}
                >
                  {text.accept}
                </Button>
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  );
});

interface CellProps extends RowProps {
  field: ShownColumn['key'];
  column: number;
}

function RowCell({ row, at, number, verdict, num, send, onMove, field, column }: CellProps) {
  const place = { 'data-cell': `${at}:${column}`, 'data-field': field };
  if (field === 'state')
    return (
      <td className={styles.verdict}>
        <span className="num">{number}</span>
        <StatusDot tone={TONES[verdict.state]}>{rowStateNames[verdict.state]}</StatusDot>
      </td>
    );
  if (field === 'actions') return <RowActions row={row} send={send} />;
  if (field === 'region')
    return (
      <td>
        <button
          {...place}
          type="button"
          className={cx(styles.input, styles.place)}
          aria-label={`${text.row(number)}${text.columns.region} ${regionText(row) || text.chooseRegion}`}
          disabled={row.excluded}
          title={regionText(row)}
          onClick={() => onMove(row)}
        >
          {shortRegionText(row) || <span className={styles.blank}>{text.chooseRegion}</span>}
        </button>
      </td>
    );
  const name: TypedField = field;
  const isWrong =
    (name !== 'extension' || row.extension !== '') &&
    verdict.notes.some((note) => note.blocking && note.field === fieldOf(name));
  return (
    <td className={cx(styles[field])}>
      <input
        {...place}
        className={styles.input}
        aria-label={`${text.row(number)}${text.columns[field]}`}
        aria-invalid={isWrong}
        disabled={row.excluded}
        title={row[field]}
        {...(field === 'quantity' ? { inputMode: 'numeric', placeholder: String(num) } : {})}
        value={row[field]}
        onChange={(event) => send({ type: 'row.edit', id: row.id, field: name, value: event.target.value })}
      />
      {field === 'quantity' && verdict.price && <Price fen={verdict.price.packageFee} size="small" />}
    </td>
  );
}

/** The extension is a part of the phone in what is said of a row. */
function fieldOf(field: TypedField) {
  return field === 'extension' ? 'phone' : field;
}

function RowActions({ row, send }: Pick<RowProps, 'row' | 'send'>) {
  return (
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
  );
}
