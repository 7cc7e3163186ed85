import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import { piecesIn } from '../../../../shop/items.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { Price } from '../../../../ui/data/Price.tsx';
import { WindowedTable } from '../../../../ui/data/WindowedTable.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { shortcuts } from '../../../../ui/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import { reviewText as text } from '../../shared/checkout/reviewStep.text.ts';
import { contentOf, parcelOf } from '../../shared/recipients/content.ts';
import { parcelWordsOf, type Recipient, recipientReceiver } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { joined, type Revision, withMissing } from '../../shared/recipients/revisions.ts';
import { noteText } from '../../shared/recipients/rowNotes.text.ts';
import { isCounted, type Verdict } from '../../shared/recipients/verdicts.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import { type Basket, hasChoice, itemsText, shortItemsText, titleOf } from '../../shared/wizard/basket.ts';
import { Notice, ProblemMessages } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { withoutShortages } from '../../shared/wizard/shortages.ts';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { recipientRevision } from '../flow/recipientRevision.ts';
import {
  selectAlike,
  selectCounts,
  selectFreshQuote,
  selectOutOfStock,
  selectRecipientList,
  selectUnsure,
  selectVerdicts,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { KeepShipment } from '../KeepShipment.tsx';
import { ByHandSplit } from '../split/ByHandSplit.tsx';
import { QuotedOrders } from '../split/QuotedOrders.tsx';
import { OutOfStockNotice } from './OutOfStockNotice.tsx';
import styles from './ParcelPrices.module.css';

interface Props {
  wizard: Wizard;
  /** The first row that is not sure is gone to on the screen of the recipients. */
  onSeek: (seeking: boolean) => void;
}

/** Step 4: every parcel with its price, and what stands in the way of paying. */
export function ReviewStep({ wizard, onSeek }: Props) {
  const { placed, unreadText, facts } = useFields(wizard, 'placed', 'unreadText', 'facts');
  const { isOffline } = useFields(wizard, 'isOffline');
  const sending = useMatches(wizard, 'checkout');
  const { blocked } = useSelector(wizard, selectCounts);
  const quote = useSelector(wizard, selectFreshQuote);
  const alike = useSelector(wizard, selectAlike);
  const steering = useSteering(wizard);
  const list = useSelector(wizard, selectRecipientList);
  const short = useSelector(wizard, selectOutOfStock);
  const onMend = () => steering.send({ type: 'step.go', step: 'recipients' });
  const unsure = useSelector(wizard, selectUnsure);
  const onLook = () => {
    onSeek(true);
    onMend();
  };
  useShortcuts(unsure > 0 && !sending ? { nextUnsure: onLook } : {});
  const revise = (change: (revision: Revision<Recipient>) => readonly Recipient[]) => {
    const { rows, quote: last } = wizard.getSnapshot().context;
    if (!list || !last || !facts) return;
    list.send({ type: 'rows.revise', rows: change(recipientRevision(rows, last.rows, facts)) });
    wizard.send({ type: 'quote.refresh' });
  };
  const lineAt = ({ row: place }: { row: number }) => {
    const { rows, quote: last } = wizard.getSnapshot().context;
    const row = last?.rows[place];
    return row && rows.indexOf(row) + 1;
  };
  return (
    <Card title={text.parcels} side={<KeepShipment wizard={wizard} variant="text" />}>
      <div className={notices.notices}>
        <ReviewNotices
          wizard={wizard}
          quote={quote}
          closed={text.closed}
          isOutOfStock={short.length > 0}
          onAdd={(step) => revise((revision) => withMissing(revision, step))}
          onJoin={(groups) => revise((revision) => joined(revision, groups))}
          lineAt={lineAt}
        >
          {list && <OutOfStockNotice {...{ wizard, list, onMend }} />}
          <ByHandSplit wizard={wizard} />
          {blocked > short.length && (
            <Notice ways={{ [text.toRecipients]: onMend }}>{text.blocked(blocked - short.length)}</Notice>
          )}
          {unsure > blocked && !sending && (
            <Notice tone="warning" ways={{ [text.toUnsure(shortcuts.nextUnsure.keys)]: onLook }}>
              {text.unsure(unsure)}
            </Notice>
          )}
          {alike > 0 && quote?.cheaperTogether.length === 0 && (
            <Message tone="info">{text.alike(alike)}</Message>
          )}
        </ReviewNotices>
        <ProblemMessages problems={withoutShortages(quote?.problems ?? [], short.length)} />
        {unreadText.trim() !== '' && !placed && <Message tone="warning">{text.unread}</Message>}
      </div>
      {quote && quote.stock.length > 1 && (
        <Text as="p" small tone="secondary" below={12}>
          {text.stock(
            quote.stock.map((one) => ({ ...one, title: (facts && titleOf(facts, one.skuId)) || one.title })),
          )}
        </Text>
      )}
      <QuotedOrders wizard={wizard} />
      {quote || sending || isOffline ? <ParcelPrices wizard={wizard} /> : <Skeleton height={240} />}
    </Card>
  );
}

/** Of the columns, in CSS pixels; the address takes what is left. */
const WIDTHS: Record<string, number> = {
  ...{ receiver: 132, quantity: 44, goods: 64, courier: 64, remote: 64, discount: 64, total: 84 },
};
const FEES = new Set(['quantity', 'goods', 'courier', 'remote', 'discount', 'total']);
const LINE = 60;
/** A line of what is said of its goods, and what else is said below. */
const EXTRAS = 18;
/** Chinese characters of it that a line has room for at least, where the column is narrow. */
const CHARACTERS = 11;
const NOTE = 20;

function ParcelPrices({ wizard }: { wizard: Wizard }) {
  const context = useFields(wizard, 'rows', 'quote', 'facts');
  const verdicts = useSelector(wizard, selectVerdicts);
  const rows = context.quote?.rows ?? sendableRows(context.rows, context.facts);
  const numbers = new Map(context.rows.map((row, at) => [row.id, at + 1]));
  const narrow = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  if (narrow)
    return (
      <ul className={styles.cards} aria-label={text.parcels}>
        {rows.map((row) => (
          <ParcelCard
            key={row.id}
            row={row}
            basket={context.facts}
            number={numbers.get(row.id) ?? 0}
            verdict={verdicts.get(row.id)}
          />
        ))}
      </ul>
    );
  return (
    <WindowedTable
      box={box}
      heights={rows.map(
        (row) =>
          LINE +
          linesOf(extrasOf(row, context.facts)) * EXTRAS +
          (verdicts.get(row.id)?.notes.length ? NOTE : 0),
      )}
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
              basket={context.facts}
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
  basket: Basket | null;
  verdict: Verdict | undefined;
}

function ParcelRow({ row, number, basket, verdict }: RowProps) {
  const { receiverName, receiverPhone, address } = recipientReceiver(row);
  const extras = extrasOf(row, basket);
  const notes = verdict?.notes ?? [];
  const price = isCounted(verdict) ? verdict.price : null;
  const place = `${regionText(row)} ${address}`;
  return (
    <>
      <tr
        className={cx(styles.row, notes.length > 0 && styles.noted)}
        style={{ height: LINE + linesOf(extras) * EXTRAS }}
      >
        <td className={styles.number}>{number}</td>
        <td>
          <Text block>{receiverName}</Text>
          <SecondLine num>{receiverPhone}</SecondLine>
        </td>
        <td title={place}>
          <span className={styles.place}>{place}</span>
          {extras && (
            <SecondLine anywhere title={extrasOf(row, basket, itemsText)}>
              {extras}
            </SecondLine>
          )}
        </td>
        <td className={cx(styles.fee, 'num')}>
          {basket && (price?.quantity ?? piecesIn(contentOf(row, basket).items))}
        </td>
        <Fee fen={price?.goodsFee} />
        <Fee fen={price?.courierFee} none={price && text.freeFreight} />
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

/** The same on a phone. */
function ParcelCard({ row, number, basket, verdict }: RowProps) {
  const { receiverName, receiverPhone, address } = recipientReceiver(row);
  const extras = extrasOf(row, basket);
  const notes = verdict?.notes ?? [];
  const price = isCounted(verdict) ? verdict.price : null;
  const fees = price
    ? (['goods', 'courier', 'remote'] as const).flatMap((key) => {
        const fen = price[`${key}Fee`];
        if (fen > 0) return `${text.columns[key]} ${formatMoney(fen)}`;
        return key === 'courier' ? text.freeFreight : [];
      })
    : [];
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <Text small tone="secondary" num>
          {number}
        </Text>
        <Text strong>{receiverName}</Text>
        <Text num>{receiverPhone}</Text>
        {price && <Price fen={price.packageFee} strong />}
      </p>
      <p>{`${regionText(row)} ${address}`}</p>
      {extras && <SecondLine anywhere>{extras}</SecondLine>}
      {fees.length > 0 && <SecondLine num>{fees.join('　')}</SecondLine>}
      {notes.length > 0 && (
        <Text small block tone={notes.some((note) => note.blocking) ? 'danger' : 'secondary'}>
          {notes.map(noteText).join('；')}
        </Text>
      )}
    </li>
  );
}

/** What is in this parcel, where that may differ, and what is printed for it alone. */
function extrasOf(row: Recipient, basket: Basket | null, inWords = shortItemsText): string {
  const { specification, remark } = basket ? parcelOf(row, basket) : parcelWordsOf(row);
  const items = basket && hasChoice(basket) ? inWords(basket, contentOf(row, basket).items) : '';
  return [items, specification, remark].filter(Boolean).join('；');
}

/** How many lines it has where it is wrapped. */
function linesOf(extras: string): number {
  const narrow = extras.match(/[ -~]/g)?.length ?? 0;
  return Math.ceil((extras.length - narrow / 2) / CHARACTERS);
}

/** `none` stands for no fee. */
function Fee({ fen, none }: { fen: number | undefined; none?: string | null | undefined }) {
  return <td className={styles.fee}>{fen ? <Price fen={fen} size="small" /> : none || '—'}</td>;
}
