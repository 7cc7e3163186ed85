import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/Price.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './List.module.css';
import { type Log, originOf } from './logOrigin.ts';
import { logsText as text } from './wallet.text.ts';

/** The columns that may be hidden; the time identifies a line. */
export const logColumnChoices: ColumnChoice[] = [
  { key: 'type', name: text.type },
  { key: 'what', name: text.what },
  { key: 'amount', name: text.amount },
  { key: 'after', name: text.after },
  { key: 'frozenAfter', name: text.frozenAfter, isOff: true },
  { key: 'bizNo', name: text.bizNo, isOff: true },
  { key: 'logNo', name: text.logNo },
];

/** The columns of the lines of the wallet. */
export const logColumns: Column<Log>[] = [
  {
    key: 'time',
    header: text.time,
    width: 168,
    stick: 'left',
    cell: ({ createdAt }) => (
      <time className="num" dateTime={createdAt}>
        {formatTimestamp(createdAt)}
      </time>
    ),
  },
  { key: 'type', header: text.type, width: 104, cell: ({ typeText }) => typeText },
  { key: 'what', header: text.what, cell: (log) => <What log={log} /> },
  { key: 'amount', header: text.amount, align: 'right', width: 136, cell: (log) => <Amount log={log} /> },
  {
    key: 'after',
    header: text.after,
    align: 'right',
    width: 128,
    cell: ({ balanceAfter }) => <Price fen={balanceAfter} />,
  },
  {
    key: 'frozenAfter',
    header: text.frozenAfter,
    align: 'right',
    width: 128,
    cell: ({ frozenAfter }) => <Price fen={frozenAfter} />,
  },
  {
    key: 'bizNo',
    header: text.bizNo,
    width: 208,
    cell: ({ bizNo }) => (bizNo ? <Copyable text={bizNo} label={text.bizNo} /> : '—'),
  },
  {
    key: 'logNo',
    header: text.logNo,
    width: 128,
    cell: ({ logNo }) => <span className={styles.second}>{logNo}</span>,
  },
];

/** What moved the money, of what it is made up, and the way to it. */
function What({ log }: { log: Log }) {
  const origin = originOf(log);
  return (
    <>
      {log.title}
      {origin && (
        <Link to={origin.to} className={styles.link}>
          {origin.text}
        </Link>
      )}
      {log.parts.length > 0 && (
        <span className={styles.second}>
          {log.parts.map(({ title, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
            <span key={at} className={styles.part}>
              {text.part(title, amount)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Amount({ log: { amount, frozenBefore, frozenAfter } }: { log: Log }) {
  return (
    <>
      <Price fen={amount} signed />
      {frozenAfter !== frozenBefore && (
        <span className={styles.second}>{text.frozen(frozenAfter - frozenBefore)}</span>
      )}
    </>
  );
}
