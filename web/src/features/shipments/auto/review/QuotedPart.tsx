import { Message } from '../../../../ui/Message.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import type { BatchQuote } from '../../shared/checkout/quoteBatch.ts';
import styles from '../../shared/review/review.module.css';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';
import type { SentGoods } from './partGoods.ts';
import { QuotedContents } from './QuotedContents.tsx';
import { QuotedReceiver } from './QuotedReceiver.tsx';

type Part = BatchQuote['parts'][number];
type Row = Part['rows'][number];

/** Rows drawn at once; the others can go, and are counted. */
const MAX_ROWS = 100;

const columns = (sent: SentGoods | undefined): readonly Column<Row>[] => [
  { key: 'receiver', header: text.columns.receiver, cell: (row) => <QuotedReceiver row={row} /> },
  {
    key: 'contents',
    header: text.columns.contents,
    cell: (row) => <QuotedContents row={row} sent={sent} />,
  },
  fee('goods', (row) => row.goodsFee),
  fee('courier', (row) => row.courierFee),
  fee('remote', (row) => row.remoteFee),
  {
    key: 'total',
    header: text.columns.total,
    width: 96,
    align: 'right',
    cell: (row) => (isBlocked(row) ? '—' : <Price fen={row.packageFee} strong />),
  },
];

/** One part of the batch: what can go and for how much, with what cannot go first. */
export function QuotedPart({ part, sent }: { part: Part; sent: SentGoods | undefined }) {
  const name = sent?.name || text.part(part.part + 1);
  const rows = [...part.rows].sort((one, other) => Number(isBlocked(other)) - Number(isBlocked(one)));
  const shown = rows.slice(0, Math.max(MAX_ROWS, rows.filter(isBlocked).length));
  return (
    <section className={styles.part} aria-label={name}>
      <header className={styles.head}>
        <h3>{name}</h3>
        <span className={styles.sum}>
          {text.count(part.packageCount)} <Price fen={part.totalFee} strong />
        </span>
      </header>
      {part.refusal && <Message tone="danger">{part.refusal.msg}</Message>}
      {part.problems.map(({ msg, blocking }) => (
        <Message key={msg} tone={blocking ? 'danger' : 'warning'}>
          {msg}
        </Message>
      ))}
      {part.rows.length > 0 && (
        <Table label={text.table(name)} columns={columns(sent)} rows={shown} rowKey={({ row }) => row} />
      )}
      {shown.length < rows.length && <p className={styles.more}>{text.more(rows.length - shown.length)}</p>}
    </section>
  );
}

function fee(key: 'goods' | 'courier' | 'remote', of: (row: Row) => number): Column<Row> {
  return {
    key,
    header: text.columns[key],
    width: 80,
    align: 'right',
    cell: (row) => (of(row) > 0 && !isBlocked(row) ? <Price fen={of(row)} size="small" /> : '—'),
  };
}

function isBlocked({ problems }: Row): boolean {
  return problems.some(({ blocking }) => blocking);
}
