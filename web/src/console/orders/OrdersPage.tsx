import { DayRange } from '../../fields/DayRange.tsx';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { NarrowedTo } from './NarrowedTo.tsx';
import { orderColumns } from './orderColumns.tsx';
import { ListAllOrders } from './orders.graphql.ts';
import { orderNames, ordersText as text } from './orders.text.ts';
import { orderFilterOf, ordersParams } from './ordersQuery.ts';
import { useCourierOptions } from './useCourierOptions.ts';

const PAGE_SIZE = 20;

/** Orders of everybody, as the address narrows them. */
export default function OrdersPage() {
  const list = useList({
    params: ordersParams,
    document: ListAllOrders,
    variables: (query) => ({ filter: orderFilterOf(query), page: query.page, pageSize: PAGE_SIZE }),
    pick: ({ orders }) => orders,
  });
  const couriers = useCourierOptions();
  const { from, to } = list.query;
  return (
    <>
      <PageHeader below={12} title={text.title} hint={text.hint} />
      <ListFilters list={list} text={text} end={<ListTools of={{ orders: list.filter }} />}>
        <KeywordFilter list={list} label={text.number} max={64} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{ status: optionsOf(orderNames), courier: couriers }}
        />
        <DayRange days={{ from, to }} onChange={(days) => list.change(days)} />
        <NarrowedTo query={list.query} onChange={list.change} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={orderColumns}
        none={<EmptyState illustration="box" title={text.none} />}
        text={text}
      />
    </>
  );
}
