import { useQuery } from '@apollo/client/react';
import { DayRange } from '../../fields/DayRange.tsx';
import { ChoiceFilters, namedOptions } from '../../list/ListFilters.tsx';
import type { ListQuery } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ListProfitWarehouses, LoadProfitGood } from './profit.graphql.ts';
import styles from './Statistics.module.css';
import { SpanPresets } from './SpanPresets.tsx';
import { statisticsText as text } from './statistics.text.ts';

export type SalesQuery = {
  from: string;
  to: string;
  warehouseId: number | null;
  goodId: number | null;
  courierId?: number | null;
};

interface Props {
  list: ListQuery<SalesQuery>;
  /** Offered as a choice where they are given. */
  couriers?: readonly { id: number; name: string }[] | undefined;
  /** Shows all goods again. */
  onAllGoods: () => void;
}

/** Which days, warehouse, courier and goods are counted. */
export function StatisticsFilters({ list, couriers, onAllGoods }: Props) {
  const { query, isNarrowed, change, reset } = list;
  const { goodId } = query;
  const { data } = useQuery(ListProfitWarehouses, { context: { quiet: 'outages' } });
  return (
    <Row as="search" wrap above={12} aria-label={text.filters} className={styles.filters}>
      <SpanPresets days={query} onChange={change} />
      <DayRange days={query} onChange={change} />
      <ChoiceFilters
        list={list}
        text={text}
        options={{
          warehouseId: namedOptions(data?.sellerWarehouses.list),
          courierId: couriers && namedOptions(couriers),
        }}
      />
      {goodId !== null && <OfGood goodId={goodId} onClear={onAllGoods} />}
      {isNarrowed && (
        <Button variant="text" onClick={reset}>
          {text.clear}
        </Button>
      )}
    </Row>
  );
}

function OfGood({ goodId, onClear }: { goodId: number; onClear: () => void }) {
  const { data } = useQuery(LoadProfitGood, { variables: { id: goodId }, context: { quiet: 'outages' } });
  return (
    <Row as="span" gap={4} className={styles.good}>
      {text.good(data?.sellerGood.name ?? `#${goodId}`)}
      <Button variant="text" onClick={onClear}>
        {text.allGoods}
      </Button>
    </Row>
  );
}
