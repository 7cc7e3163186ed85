import { useMemo } from 'react';
import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import { paths, publishPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { type ColumnSetting, pickColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { Table } from '../../ui/Table.tsx';
import { batchText } from './batchActions.text.ts';
import { orderColumns } from './orderColumns.tsx';
import type { OrderFlows } from './orderFlows.ts';
import { ordersText } from './orders.text.ts';
import { anyOrders, isNarrowed, type OrdersQuery } from './ordersQuery.ts';

interface Props {
  rows: readonly OrderRowFragment[];
  loading: boolean;
  query: OrdersQuery;
  /** The caller has orders at all. */
  hasAny: boolean;
  flows: OrderFlows;
  by: 'buyer' | 'seller';
  setting: ColumnSetting;
  chosen: RowSelection<OrderRowFragment>;
  onReset: (query: OrdersQuery) => void;
}

/** One page of orders, in the columns that the person wants. */
export function OrderTable(props: Props) {
  const { rows, loading, query, hasAny, flows, by, setting, chosen, onReset } = props;
  const all = useMemo(() => orderColumns(flows, by), [flows, by]);
  const columns = useMemo(
    () => [
      selectionColumn({
        table: 'orders',
        rows,
        chosen,
        all: batchText.choosePage,
        one: ({ orderNo }) => batchText.choose(orderNo),
      }),
      ...pickColumns(all, setting),
    ],
    [all, setting, rows, chosen],
  );
  return (
    <Table
      wide
      label={ordersText.list}
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      loading={loading}
      empty={<NoOrders query={query} hasAny={hasAny} by={by} onReset={onReset} />}
    />
  );
}

function NoOrders({ query, hasAny, by, onReset }: Pick<Props, 'query' | 'hasAny' | 'by' | 'onReset'>) {
  if (hasAny && isNarrowed(query)) {
    const { tab, batchNo, sort, pageSize } = query;
    return (
      <EmptyState
        title={ordersText.noMatch}
        hint={by === 'buyer' && query.keyword !== '' ? ordersText.noneFoundHint : ordersText.noMatchHint}
        action={
          <Button onClick={() => onReset({ ...anyOrders, tab, batchNo, sort, pageSize })}>
            {ordersText.resetFilters}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      illustration="box"
      title={hasAny ? ordersText.noneHere : ordersText.none}
      hint={hasAny ? ordersText.noneHereHint[by] : ordersText.noneHint[by]}
      action={
        <LinkButton
          variant={hasAny ? 'secondary' : 'primary'}
          to={by === 'buyer' ? paths.home : publishPath()}
        >
          {by === 'buyer' ? ordersText.goShopping : ordersText.goPublishing}
        </LinkButton>
      }
    />
  );
}
