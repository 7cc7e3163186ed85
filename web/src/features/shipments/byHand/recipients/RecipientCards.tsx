import { useEffect, useEffectEvent, useState } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { piecesIn } from '../../../../shop/items.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot } from '../../../../ui/base/StatusDot.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { contentOf } from '../../shared/recipients/content.ts';
import styles from '../../shared/recipients/RecipientCards.module.css';
import { type Recipient, recipientReceiver } from '../../shared/recipients/recipient.ts';
import { isAcceptable, isCounted, isUnsure, type Verdict } from '../../shared/recipients/verdicts.ts';
import { type Basket, hasChoice, shortItemsText } from '../../shared/wizard/basket.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { rowStateNames, recipientsText as text } from '../flow/shipByHand.text.ts';
import { UnsureBar, waiting } from './RecipientGrid.tsx';
import { TONES } from './RecipientRow.tsx';
import { RecipientSheet } from './RecipientSheet.tsx';
import { notesOf } from './rowHeight.ts';
import type { UnsureRows } from './useUnsureRows.ts';

interface Props {
  list: RecipientList;
  /** The whole list, for the numbers of the rows. */
  rows: readonly Recipient[];
  shown: readonly Recipient[];
  verdicts: ReadonlyMap<string, Verdict>;
  unsure: UnsureRows;
  /** Null until the goods are known. */
  basket: Basket | null;
  /** That the stock of combinations is told of. */
  warehouseId: number | null;
}

/** The recipients on a phone: each a card, corrected in a sheet that goes on to the next that is not sure. */
export function RecipientCards({ list, rows, shown, verdicts, unsure, basket, warehouseId }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const numbers = new Map(rows.map((row, at) => [row.id, at + 1]));
  const verdictOf = ({ id }: Recipient) => verdicts.get(id) ?? waiting;
  const nextAfter = (id: string | null) => {
    const from = rows.findIndex((row) => row.id === id);
    const inTurn = [...rows.slice(from + 1), ...rows.slice(0, from + 1)];
    return inTurn.find((row) => row.id !== id && isUnsure(verdictOf(row)))?.id ?? null;
  };
  const open = rows.find(({ id }) => id === openId);
  return (
    <>
      <UnsureBar unsure={{ ...unsure, goNext: () => setOpenId(nextAfter(openId)) }} />
      <div ref={unsure.box}>
        <ul className={styles.cards} aria-label={text.list}>
          {shown.map((row) => (
            <RecipientCard
              key={row.id}
              row={row}
              number={numbers.get(row.id) ?? 0}
              verdict={verdictOf(row)}
              basket={basket}
              onOpen={() => setOpenId(row.id)}
              onAccept={() => list.send({ type: 'row.accept', id: row.id })}
              onArrive={() => unsure.arrive(row.id)}
            />
          ))}
        </ul>
      </div>
      {open && (
        <RecipientSheet
          key={open.id}
          row={open}
          number={numbers.get(open.id) ?? 0}
          verdict={verdictOf(open)}
          basket={basket}
          warehouseId={warehouseId}
          next={nextAfter(open.id)}
          send={list.send}
          onGo={setOpenId}
        />
      )}
    </>
  );
}

interface CardProps {
  row: Recipient;
  number: number;
  verdict: Verdict;
  basket: Basket | null;
  onOpen: () => void;
  onAccept: () => void;
  /** It is drawn from now on. */
  onArrive: () => void;
}

function RecipientCard({ row, number, verdict, basket, onOpen, onAccept, onArrive }: CardProps) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  const notes = notesOf(row, verdict);
  return (
    <li data-row={row.id} className={cx(styles.card, styles[verdict.state])}>
      <button
        type="button"
        data-field="name"
        className={styles.open}
        aria-label={text.mend(number, row.name)}
        onClick={onOpen}
      >
        <span className={styles.head}>
          <span className={styles.number}>{number}</span>
          <span className={styles.name}>{row.name || text.columns.name}</span>
          <span className="num">{recipientReceiver(row).receiverPhone}</span>
          <StatusDot tone={TONES[verdict.state]}>{rowStateNames[verdict.state]}</StatusDot>
        </span>
        <span className={styles.place}>{`${regionText(row)} ${row.detail}`.trim() || text.chooseRegion}</span>
        <span className={styles.parcel}>
          <span>{parcelText(row, basket)}</span>
          {verdict.price && isCounted(verdict) && <Price fen={verdict.price.packageFee} size="small" />}
        </span>
      </button>
      {notes && (
        <div className={styles.notes}>
          <span>{notes}</span>
          {isAcceptable(verdict) && (
            <Button size="small" aria-label={text.acceptRow(number)} onClick={onAccept}>
              {text.accept}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What is in the parcel, and what is said of it. */
function parcelText(row: Recipient, basket: Basket | null): string {
  const items = basket ? contentOf(row, basket).items : [];
  const goods = basket && hasChoice(basket) ? shortItemsText(basket, items) : text.pieces(piecesIn(items));
  return [items.length > 0 && goods, row.specification, row.remark, row.thirdOrderNo]
    .filter(Boolean)
    .join('；');
}
