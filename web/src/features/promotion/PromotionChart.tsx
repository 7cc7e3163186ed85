import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { FlowDrawing } from '../../ui/chart/FlowDrawing.tsx';
import { FlowMark } from '../../ui/chart/FlowMark.tsx';
import { CHART } from '../../ui/chart/flowChart.ts';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table } from '../../ui/Table.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './PromotionChart.module.css';
import { ListPromotionDays } from './promotion.graphql.ts';
import { chartColumnNames, chartText as text } from './promotion.text.ts';
import { type PromotionDay, sumsOf } from './promotionDays.ts';

const DAYS = 30;

const column = columnsNamed<PromotionDay, keyof typeof chartColumnNames>(chartColumnNames);
const right = { align: 'right' } as const;
const columns = [
  column('date', undefined, ({ date }) => <Text num>{date}</Text>),
  column('profit', undefined, ({ profit }) => <Price fen={profit} />, right),
  column('invited', undefined, ({ invited }) => invited, right),
  column('parcels', undefined, ({ parcels }) => parcels, right),
];

/** What was earned of late: as a drawing, in a sentence, and in numbers for whoever wants them. */
export function PromotionChart() {
  const { data, error, refetch } = useQuery(ListPromotionDays, {
    variables: { days: DAYS },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [pointed, setPointed] = useState<string | null>(null);
  const titleId = useId();
  const days = data?.promotionDays;
  const looked = days?.find(({ date }) => date === pointed);
  return (
    <Panel className={styles.card} below={12} aria-labelledby={titleId} aria-busy={!days && !error}>
      <Row as="header" gap={24} below={4} className={styles.head}>
        <h2 id={titleId}>{text.title(DAYS)}</h2>
        {days && <Legend days={days} />}
        {looked && (
          <Text as="p" num className={styles.pointed}>
            {text.pointed(looked.date, looked.profit, looked.invited, looked.parcels)}
          </Text>
        )}
      </Row>
      {error && !days && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !days && <Skeleton height={CHART.height} />}
      {days && <Told days={days} pointed={pointed} onPoint={setPointed} />}
    </Panel>
  );
}

function Legend({ days }: { days: readonly PromotionDay[] }) {
  const { profit, invited, parcels } = sumsOf(days);
  return (
    <Row as="p" className={styles.legend}>
      <FlowMark of="up" /> {text.profit} <Price fen={profit} />
      <Text num className={styles.counts}>
        {text.sums(invited, parcels)}
      </Text>
    </Row>
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
        <Text as="p" tone="secondary">
          {text.quiet}
        </Text>
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
