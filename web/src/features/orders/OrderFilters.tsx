import { useQuery } from '@apollo/client/react';
import { DayRange } from '../../fields/DayRange.tsx';
import { ChoiceFilters, KeywordFilter, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import type { ListQuery } from '../../list/useList.ts';
import { optionsOf } from '../../ui/ChoiceOrAny.tsx';
import { Select } from '../../ui/Select.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { LoadOrderFilters } from './orders.graphql.ts';
import { shipModeNames, sortNames, filterText as text } from './ordersFilter.text.ts';
import type { OrdersQuery } from './ordersQuery.ts';

interface Props {
  list: ListQuery<OrdersQuery>;
  /** Suppliers have no shops whose orders they ship. */
  withShops: boolean;
}

/** What narrows the list besides its tab, and its order. */
export function OrderFilters({ list, withShops }: Props) {
  const { data } = useQuery(LoadOrderFilters, { variables: { withShops }, context: { quiet: 'outages' } });
  const shops = data?.shops?.list.map(({ id, shopName }) => ({ id, name: shopName }));
  return (
    <ListFilters list={list} text={text}>
      <KeywordFilter list={list} label={text.keyword[withShops ? 'buyer' : 'seller']} />
      <ChoiceFilters
        list={list}
        text={text}
        options={{
          platform: optionsOf(platformNames),
          shopId: withShops ? namedOptions(shops) : undefined,
          warehouseId: namedOptions(data?.warehouses.list),
          courierId: namedOptions(data?.couriers),
          mode: optionsOf(shipModeNames),
        }}
      />
      <DayRange days={list.query} onChange={list.change} />
      <Select
        aria-label={text.sort}
        value={list.query.sort}
        options={optionsOf(sortNames)}
        onChange={(sort) => list.change({ sort })}
      />
    </ListFilters>
  );
}
