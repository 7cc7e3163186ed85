import { useQuery } from '@apollo/client/react';
import { Text } from '../../ui/base/Text.tsx';
import { FlowPanel } from '../../ui/chart/FlowPanel.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Price } from '../../ui/data/Price.tsx';
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

/** What was earned of late. */
export function PromotionChart() {
  const query = useQuery(ListPromotionDays, {
    variables: { days: DAYS },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const days = query.data?.promotionDays;
  const { profit, invited, parcels, best } = sumsOf(days ?? []);
  const counts = text.sums(invited, parcels);
  return (
    <FlowPanel
      title={text.title(DAYS)}
      rows={days}
      pointOf={(day) => ({ key: day.date, up: day.profit, down: 0 })}
      flows={days && [{ of: 'up', name: text.profit, fen: profit }]}
      note={<Text num>{counts}</Text>}
      label={best ? `${text.most(best.date, best.profit)}；${counts}` : ''}
      quiet={best ? null : text.quiet}
      pointed={(day) => text.pointed(day.date, day.profit, day.invited, day.parcels)}
      numbers={{ title: text.numbers, columns }}
      query={query}
    />
  );
}
