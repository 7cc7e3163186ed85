import { type ChangeEvent, memo, useEffect, useEffectEvent } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { oneLine } from '../../../../lib/oneLine.ts';
import { piecesIn } from '../../../../shop/items.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot, type Tone } from '../../../../ui/base/StatusDot.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { rangeOfCell } from '../../shared/grid/useGridRange.ts';
import { contentOf } from '../../shared/recipients/content.ts';
import { type Recipient, shortRegionText, type TypedField } from '../../shared/recipients/recipient.ts';
import { isAcceptable, isCounted, type RowState, type Verdict } from '../../shared/recipients/verdicts.ts';
import { type Basket, itemsText, shortItems } from '../../shared/wizard/basket.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { rowStateNames, recipientsText as text } from '../flow/shipByHand.text.ts';
import { BindShopLink, isMasked } from '../preview/BindShopLink.tsx';
import styles from './RecipientGrid.module.css';
import { isWords, type ShownColumn } from './recipientColumns.ts';
import { isTall, notesOf } from './rowHeight.ts';

export const TONES: Record<RowState, Tone> = {
  checking: 'quiet',
  ok: 'success',
  warn: 'warning',
  error: 'danger',
  duplicate: 'info',
  excluded: 'quiet',
};

/** A blank at which no line ends. */
const NO_BREAK = '\u00a0';

interface RowProps {
  row: Recipient;
  /** Place among the rows that are shown, from 0. */
  at: number;
  /** Place in the whole list, from 1. */
  number: number;
  verdict: Verdict;
  columns: readonly ShownColumn[];
  /** What of it is chosen together with other cells, by `rangeOfRow`. */
  range: string;
  /** Null until the goods are known. */
  basket: Basket | null;
  send: RecipientList['send'];
  onMove: (row: Recipient) => void;
  /** Opens the choice of what it gets. */
  onFill: (row: Recipient) => void;
  onAccept: (id: string) => void;
  /** It is drawn from now on. */
  onArrive: (id: string) => void;
}

/** One recipient: every field can be typed into; what is wrong stands below. */
export const RecipientRow = memo(function RecipientRow(props: RowProps) {
  const { row, number, verdict, columns, basket, onAccept, onArrive } = props;
  const notes = notesOf(row, verdict);
  const arrive = useEffectEvent(() => onArrive(row.id));
  useEffect(() => arrive(), []);
  const masked = verdict.notes.some(({ finding }) => finding?.code === 'MASKED') || isMasked(verdict.notes);
  return (
    <>
      <tr
        data-row={row.id}
        className={cx(
          styles.row,
          isTall(row, basket) && styles.tall,
          styles[verdict.state],
          notes && styles.noted,
        )}
      >
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
              {isAcceptable(verdict) && (
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

function RowCell(props: CellProps) {
  const { row, at, number, verdict, range, basket, send, onMove, onFill, field, column } = props;
  const { isChosen, isFilling, hasHandle } = rangeOfCell(range, column);
  const chosen = cx(isChosen && styles.chosen, isFilling && styles.filling);
  // Within a grid a cell says whether it is chosen.
  const selection = { 'aria-selected': isChosen };
  const handle = hasHandle && <i data-fill="" className={styles.handle} title={text.fill} />;
  const place = { 'data-cell': `${at}:${column}`, 'data-field': field };
  if (field === 'state')
    return (
      <td className={styles.verdict}>
        <span className="num">{number}</span>
        <StatusDot tone={TONES[verdict.state]}>{rowStateNames[verdict.state]}</StatusDot>
      </td>
    );
  if (field === 'actions') return <RowActions row={row} send={send} />;
  if (field === 'items') {
    const items = basket ? contentOf(row, basket).items : [];
    const words = basket ? itemsText(basket, items) : '';
    return (
      <td className={chosen} {...selection}>
        {handle}
        <button
          {...place}
          type="button"
          className={cx(styles.input, styles.place, styles.items)}
          data-wrong={verdict.notes.some((note) => note.blocking && note.field === 'specification')}
          aria-label={`${text.row(number)}${text.columns.items} ${words || text.chooseItems}`}
          disabled={row.excluded}
          title={words}
          onClick={() => onFill(row)}
        >
          {basket && words ? (
            <span>{shortItems(basket, items).join('\n').replaceAll(' ', NO_BREAK)}</span>
          ) : (
            <span className={styles.blank}>{text.chooseItems}</span>
          )}
        </button>
      </td>
    );
  }
  if (field === 'region')
    return (
      <td className={chosen} {...selection}>
        {handle}
        <button
          {...place}
          type="button"
          className={cx(styles.input, styles.place)}
          aria-label={`${text.row(number)}${text.columns.region} ${regionText(row) || text.chooseRegion}`}
          disabled={row.excluded}
          title={regionText(row)}
          onClick={() => onMove(row)}
        >
          {regionLines(row)}
        </button>
      </td>
    );
  const name: TypedField = field;
  const isWrong =
    (name !== 'extension' || row.extension !== '') &&
    verdict.notes.some((note) => note.blocking && note.field === fieldOf(name));
  const typed = {
    ...place,
    className: styles.input,
    'aria-label': `${text.row(number)}${text.columns[field]}`,
    'aria-invalid': isWrong,
    disabled: row.excluded,
    title: row[field],
    value: row[field],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'row.edit', id: row.id, field: name, value: oneLine(value) }),
  };
  if (isWords(field))
    return (
      <td className={cx(styles.words, field === 'thirdOrderNo' && styles.number, chosen)} {...selection}>
        {handle}
        <textarea {...typed} rows={1} spellCheck={false} />
        <span aria-hidden="true">{row[field]}</span>
      </td>
    );
  return (
    <td className={cx(styles[field], chosen)} {...selection}>
      {handle}
      <input
        {...typed}
        {...(field === 'quantity' ? { inputMode: 'numeric', placeholder: piecesText(row, basket) } : {})}
      />
      {field === 'quantity' && verdict.price && isCounted(verdict) && (
        <Price fen={verdict.price.packageFee} size="small" />
      )}
    </td>
  );
}

/** The pieces that the recipient gets while it names none. */
function piecesText(row: Recipient, basket: Basket | null): string {
  const pieces = basket ? piecesIn(contentOf(row, basket).items) : 0;
  return pieces > 0 ? String(pieces) : '';
}

/** The district, which says most, has a line of its own. */
function regionLines(row: Recipient) {
  const { district } = row;
  const above = shortRegionText({ ...row, district: '' });
  if (!above) return <span className={styles.blank}>{text.chooseRegion}</span>;
  return (
    <>
      <span>{above}</span>
      {district && <span>{district}</span>}
    </>
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
