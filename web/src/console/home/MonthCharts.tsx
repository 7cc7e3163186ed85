import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatMoney } from '../../lib/money.ts';
import { Text } from '../../ui/base/Text.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { LoadMonthQuery } from '../graphql/generated/graphql.ts';
import { reportsPath } from '../paths.ts';
import { presetDays } from '../reports/reportsQuery.ts';
import { Chart } from '../ui/chart/Chart.tsx';
import type { ChartData } from '../ui/chart/drawChart.ts';
import { LoadMonth } from './home.graphql.ts';
import styles from './home.module.css';
import { monthText as text } from './home.text.ts';

type Day = LoadMonthQuery['report']['list'][number];

const HEIGHT = 260;
/** Of a date the month and the day. */
const dayOf = ({ name }: Day) => name.slice('yyyy-'.length);

function moneyOf(list: readonly Day[]): ChartData {
  return {
    kind: 'line',
    names: list.map(dayOf),
    series: [
      { name: text.turnover, values: list.map(({ figures }) => figures.turnover) },
      { name: text.refunds, values: list.map(({ figures }) => figures.refundFee) },
    ],
    format: formatMoney,
  };
}

function countsOf(list: readonly Day[]): ChartData {
  return {
    kind: 'bar',
    names: list.map(dayOf),
    series: [
      { name: text.orders, values: list.map(({ figures }) => figures.orders) },
      { name: text.parcels, values: list.map(({ figures }) => figures.parcels) },
    ],
    format: String,
  };
}

/** What was sold and sent in the last thirty days; the report says the same as a table. */
export function MonthCharts() {
  const { from } = useMemo(() => presetDays('month', new Date()), []);
  const { data, error, refetch } = useQuery(LoadMonth, { variables: { from }, context: { quiet: true } });
  return (
    <Card title={text.title} side={<TextLink to={reportsPath}>{text.report}</TextLink>}>
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Shown report={data?.report} />
      )}
    </Card>
  );
}

function Shown({ report }: { report: LoadMonthQuery['report'] | undefined }) {
  const charts = useMemo(() => report && [moneyOf(report.list), countsOf(report.list)], [report]);
  if (!report || !charts)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={HEIGHT} />
      </div>
    );
  if (report.summary.orders === 0)
    return (
      <Text as="p" tone="secondary">
        {text.none}
      </Text>
    );
  const [money, counts] = charts;
  return (
    <div className={styles.charts}>
      {money && <Chart label={text.money} data={money} />}
      {counts && <Chart label={text.counts} data={counts} />}
    </div>
  );
}
