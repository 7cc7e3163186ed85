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
import styles from './PromotionChart.module.css';
import { PromotionDays } from './promotion.graphql.ts';
import { chartText as text } from './promotion.text.ts';
import { type PromotionDay, sumsOf } from './promotionDays.ts';

const DAYS = 30;

const columns: Column<PromotionDay>[] = [
  { key: 'date', header: text.date, cell: ({ date }) => <span className="num">{date}</span> },
  { key: 'profit', header: text.profit, align: 'right', cell: ({ profit }) => <Price fen={profit} /> },
  { key: 'invited', header: text.invited, align: 'right', cell: ({ invited }) => invited },
  { key: 'parcels', header: text.parcels, align: 'right', cell: ({ parcels }) => parcels },
];

/** What was earned of late: as a drawing, in a sentence, and in numbers for whoever wants them. */
export function PromotionChart() {
  const { data, error, refetch } = useQuery(PromotionDays, {
    variables: { days: DAYS },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [pointed, setPointed] = useState<string | null>(null);
  const titleId = useId();
  const days = data?.promotionDays;
  const looked = days?.find(({ date }) => date === pointed);
  return (
    <section className={styles.card} aria-labelledby={titleId} aria-busy={!days && !error}>
      <header className={styles.head}>
        <h2 id={titleId}>{text.title(DAYS)}</h2>
        {days && <Legend days={days} />}
        {looked && (
          <p className={styles.pointed}>
            {text.pointed(looked.date, looked.profit, looked.invited, looked.parcels)}
          </p>
        )}
      </header>
      {error && !days && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !days && <Skeleton height={CHART.height} />}
      {days && <Told days={days} pointed={pointed} onPoint={setPointed} />}
    </section>
  );
}

function Legend({ days }: { days: readonly PromotionDay[] }) {
  const { profit, invited, parcels } = sumsOf(days);
  return (
    <p className={styles.legend}>
      <FlowMark of="up" /> {text.profit} <Price fen={profit} />
      <span className={styles.counts}>{text.sums(invited, parcels)}</span>
    </p>
  );
}

interface ToldProps {
  days: readonly PromotionDay[];
  /** A date. */
  pointed: string | null;
  onPoint: (date: string | null) => void;
}

function Told({ days, pointed, onPoint }: ToldProps) {
  const { invited, parcels, best } = sumsOf(days);
  const points = days.map(({ date, profit }) => ({
    ...{ key: date, axis: date.slice('yyyy-'.length), up: profit, down: 0 },
  }));
  return (
    <>
      {best ? (
        <FlowDrawing
          points={points}
          label={`${text.most(best.date, best.profit)}；${text.sums(invited, parcels)}`}
          pointed={pointed}
          onPoint={onPoint}
        />
      ) : (
        <p className={styles.quiet}>{text.quiet}</p>
      )}
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
