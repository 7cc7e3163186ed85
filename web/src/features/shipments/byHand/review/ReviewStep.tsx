import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { reviewText as text } from '../../shared/checkout/reviewStep.text.ts';
import { parcelOf, type Recipient } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import { piecesOf, type Verdict } from '../../shared/recipients/verdicts.ts';
import { WindowedTable } from '../../shared/recipients/WindowedTable.tsx';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import { Notice, ProblemMessages } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import {
  piecesOfRow,
  selectCounts,
  selectFreshQuote,
  selectVerdicts,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import styles from './ParcelPrices.module.css';

/** Step 4: every parcel with its price, and what stands in the way of paying. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { placed, unreadText } = useFields(wizard, 'placed', 'unreadText');
  const sending = useMatches(wizard, 'checkout');
  const { blocked } = useSelector(wizard, selectCounts);
  const quote = useSelector(wizard, selectFreshQuote);
  const steering = useSteering(wizard);
  return (
    <Card title={text.parcels}>
      <div className={notices.notices}>
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed}>
          {blocked > 0 && (
            <Notice
              ways={{ [text.toRecipients]: () => steering.send({ type: 'step.go', step: 'recipients' }) }}
            >
              {text.blocked(blocked)}
            </Notice>
          )}
          {quote && piecesOf(quote) > quote.available && (
            <Message tone="danger">{text.stockShort(quote.available)}</Message>
          )}
        </ReviewNotices>
        <ProblemMessages problems={quote?.problems ?? []} />
        {unreadText.trim() !== '' && !placed && <Message tone="warning">{text.unread}</Message>}
      </div>
      {quote || sending ? <ParcelPrices wizard={wizard} /> : <Skeleton height={240} />}
    </Card>
  );
}

/** Of the columns, in CSS pixels; the address takes what is left. */
const WIDTHS: Record<string, number> = {
  ...{ receiver: 132, num: 44, goods: 64, courier: 64, remote: 64, discount: 64, total: 84 },
};
const FEES = new Set(['num', 'goods', 'courier', 'remote', 'discount', 'total']);
const LINE = 60;
const NOTE = 20;

function ParcelPrices({ wizard }: { wizard: Wizard }) {
  const context = useFields(wizard, 'rows', 'quote', 'facts', 'num');
  const verdicts = useSelector(wizard, selectVerdicts);
  const rows = context.quote?.rows ?? sendableRows(context.rows, context.facts);
  const numbers = new Map(context.rows.map((row, at) => [row.id, at + 1]));
  const box = useRef<HTMLDivElement>(null);
  return (
    <WindowedTable
      box={box}
      heights={rows.map(({ id }) => LINE + (verdicts.get(id)?.notes.length ? NOTE : 0))}
      aria-label={text.parcels}
      className={styles.table}
      head={
        <tr>
          <th scope="col" className={styles.number} style={{ width: 44 }}>
            #
          </th>
          {Object.entries(text.columns).map(([key, name]) => (
            <th
              key={key}
              scope="col"
              className={cx(FEES.has(key) && styles.fee)}
              style={{ width: WIDTHS[key] }}
            >
              {name}
            </th>
          ))}
        </tr>
      }
      rows={(first, end) =>
        rows
          .slice(first, end)
          .map((row) => (
            <ParcelRow
              key={row.id}
              row={row}
              num={piecesOfRow(row, context.num)}
              number={numbers.get(row.id) ?? 0}
              verdict={verdicts.get(row.id)}
            />
          ))
      }
    />
  );
}

interface RowProps {
  row: Recipient;
  number: number;
  /** Pieces. */
  num: number;
  verdict: Verdict | undefined;
}

function ParcelRow({ row, number, num, verdict }: RowProps) {
  const { receiverName, receiverPhone, address, specification, remark } = parcelOf(row);
  const extras = [specification, remark].filter(Boolean).join('；');
  const notes = verdict?.notes ?? [];
  const price = verdict?.price;
  const place = `${regionText(row)} ${address}`;
  return (
    <>
      <tr className={cx(styles.row, notes.length > 0 && styles.noted)}>
        <td className={styles.number}>{number}</td>
        <td>
          <Text block>{receiverName}</Text>
          <SecondLine num>{receiverPhone}</SecondLine>
        </td>
        <td title={place}>
          <span className={cx(styles.place, extras !== '' && styles.short)}>{place}</span>
          {extras && (
            <SecondLine cut="ellipsis" title={extras}>
              {extras}
            </SecondLine>
          )}
        </td>
        <td className={cx(styles.fee, 'num')}>{num}</td>
        <Fee fen={price?.goodsFee} />
        <Fee fen={price?.courierFee} />
        <Fee fen={price?.remoteFee} />
        <Fee fen={price?.discountFee} />
        <td className={styles.fee}>{price && <Price fen={price.packageFee} strong />}</td>
      </tr>
      {notes.length > 0 && (
        <tr className={notes.some((note) => note.blocking) ? styles.wrong : styles.note}>
          <td />
          <td colSpan={8}>{notes.map(noteText).join('；')}</td>
        </tr>
      )}
    </>
  );
}

function Fee({ fen }: { fen: number | undefined }) {
  return <td className={styles.fee}>{fen ? <Price fen={fen} size="small" /> : '—'}</td>;
}
