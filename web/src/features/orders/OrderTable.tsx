import { type ReactNode, useMemo } from 'react';
import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import { paths, publishPath } from '../../lib/paths.ts';
import { ListView } from '../../list/ListView.tsx';
import type { List } from '../../list/useList.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { type ColumnSetting, pickColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { batchText } from './orderBatch.text.ts';
import { orderColumns } from './orderColumns.tsx';
import type { OrderFlows } from './orderFlows.ts';
import { ordersText as text } from './orders.text.ts';
import { type OrdersQuery, PAGE_SIZES } from './ordersQuery.ts';

interface Props {
  list: List<OrdersQuery, OrderRowFragment>;
  /** The caller has orders at all. */
  hasAny: boolean;
  flows: OrderFlows;
  by: 'buyer' | 'seller';
  setting: ColumnSetting;
  chosen: RowSelection<OrderRowFragment>;
  children: ReactNode;
}

/** One page of orders, in the columns that the person wants. */
export function OrderTable({ list, hasAny, flows, by, setting, chosen, children }: Props) {
  const { rows, query } = list;
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
  const noMatchHint = by === 'buyer' && query.keyword !== '' ? text.noneFoundHint : text.noMatchHint;
  return (
    <ListView
      list={list}
      label={text.list}
      columns={columns}
      none={<NoOrders hasAny={hasAny} by={by} />}
      {...(hasAny ? { text: { ...text, noMatchHint } } : {})}
      sizes={PAGE_SIZES}
    >
      {children}
    </ListView>
  );
}

function NoOrders({ hasAny, by }: Pick<Props, 'hasAny' | 'by'>) {
  return (
    <EmptyState
      illustration="box"
      title={hasAny ? text.noneHere : text.none}
      hint={hasAny ? text.noneHereHint[by] : text.noneHint[by]}
      action={
        <LinkButton
          variant={hasAny ? 'secondary' : 'primary'}
          to={by === 'buyer' ? paths.home : publishPath()}
        >
          {by === 'buyer' ? text.goShopping : text.goPublishing}
        </LinkButton>
      }
    />
  );
}
