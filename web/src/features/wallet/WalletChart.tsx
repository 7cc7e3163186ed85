import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { FlowDrawing } from '../../ui/chart/FlowDrawing.tsx';
import { FlowMark } from '../../ui/chart/FlowMark.tsx';
import { CHART } from '../../ui/chart/flowChart.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { type Day, highlightsOf } from './highlights.ts';
import styles from './WalletChart.module.css';
import { ListWalletDays } from './wallet.graphql.ts';
import { chartText as text } from './wallet.text.ts';

const DAYS = 30;

const columns: Column<Day>[] = [
  { key: 'date', header: text.date, cell: ({ date }) => <span className="num">{date}</span> },
  { key: 'in', header: text.in, align: 'right', cell: ({ moneyIn }) => <Price fen={moneyIn} /> },
  { key: 'out', header: text.out, align: 'right', cell: ({ moneyOut }) => <Price fen={moneyOut} /> },
  { key: 'balance', header: text.balance, align: 'right', cell: ({ balance }) => <Price fen={balance} /> },
];

/** What came in and went out of late: as a drawing, in a sentence, and in numbers for whoever wants them. */
export function WalletChart() {
  const { data, error, refetch } = useQuery(ListWalletDays, {
    variables: { days: DAYS },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [pointed, setPointed] = useState<string | null>(null);
  const titleId = useId();
  const days = data?.walletDays;
  return (
    <section className={styles.card} aria-labelledby={titleId} aria-busy={!days && !error}>
      <header className={styles.head}>
        <h2 id={titleId}>{text.title(DAYS)}</h2>
        {days && <Legend days={days} />}
        <Pointed day={days?.find(({ date }) => date === pointed)} />
      </header>
      {error && !days && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !days && <Skeleton height={CHART.height} />}
      {days && <Told days={days} pointed={pointed} onPoint={setPointed} />}
    </section>
  );
}

function Legend({ days }: { days: readonly Day[] }) {
  const { sumIn, sumOut } = highlightsOf(days);
  return (
    <p className={styles.legend}>
      <FlowMark of="up" /> {text.in} <Price fen={sumIn} />
      <FlowMark of="down" /> {text.out} <Price fen={sumOut} />
    </p>
  );
}

function Pointed({ day }: { day: Day | undefined }) {
  if (!day) return null;
  const { date, moneyIn, moneyOut, balance } = day;
  return (
    <p className={styles.pointed}>
      {date} {text.summary(moneyIn, moneyOut)}，{text.balance} <Price fen={balance} />
    </p>
  );
}

interface ToldProps {
  days: readonly Day[];
  /** A date. */
  pointed: string | null;
  onPoint: (date: string | null) => void;
}

function Told({ days, pointed, onPoint }: ToldProps) {
  const { sumIn, sumOut, mostIn, mostOut } = highlightsOf(days);
  if (!mostIn && !mostOut) return <p className={styles.quiet}>{text.quiet}</p>;
  const said = [
    text.summary(sumIn, sumOut),
    ...(mostIn ? [text.most(text.in, mostIn.date, mostIn.moneyIn)] : []),
    ...(mostOut ? [text.most(text.out, mostOut.date, mostOut.moneyOut)] : []),
  ].join('；');
  const points = days.map(({ date, moneyIn, moneyOut }) => ({
    ...{ key: date, axis: date.slice('yyyy-'.length), up: moneyIn, down: moneyOut },
  }));
  return (
    <>
      <FlowDrawing points={points} label={said} pointed={pointed} onPoint={onPoint} />
      <details className={styles.numbers}>
        <summary>{text.numbers}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.scroll} aria-label={text.numbers} tabIndex={0}>
          <Table
            label={text.title(days.length)}
            columns={columns}
            rows={days.toReversed()}
            rowKey={({ date }) => date}
          />
        </section>
      </details>
    </>
  );
}
