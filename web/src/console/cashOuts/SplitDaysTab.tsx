import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import type { ListSplitDaysQuery } from '../graphql/generated/graphql.ts';
import { ListSplitDays } from './cashOuts.graphql.ts';
import { dayNames, daysText as text } from './cashOuts.text.ts';

type Day = ListSplitDaysQuery['splitDays'][number];

const column = columnsNamed<Day, keyof typeof dayNames>(dayNames);
const right = { align: 'right' } as const;
const columns = [
  column('day', undefined, ({ day }) => <span className="num">{day}</span>),
  column('splits', 128, ({ splits }) => <span className="num">{splits}</span>, right),
  column('amount', 160, ({ amount }) => <Price fen={amount} />, right),
  column('ledger', 160, ({ ledger }) => <Price fen={ledger} />, right),
  column('difference', 160, ({ amount, ledger }) => <Price fen={ledger - amount} />, right),
];

/** What was split on each of the last days, beside what the ledger says left by those cash-outs. */
export function SplitDaysTab() {
  const { data, error, refetch } = useQuery(ListSplitDays, { context: { quiet: true } });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <Text as="p" tone="secondary" below={12}>
        {text.note}
      </Text>
      <Table
        label={text.list}
        columns={columns}
        rows={data?.splitDays ?? []}
        rowKey={({ day }) => day}
        loading={!data}
        empty={<EmptyState illustration="purse" title={text.none} hint={text.noneHint} />}
      />
    </>
  );
}
