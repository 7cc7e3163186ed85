import { useQuery } from '@apollo/client/react';
import { WarehouseCard } from './WarehouseCard.tsx';
import { warehouseVariables } from './warehouseFeed.actors.ts';
import { ListWarehouseFeed } from './warehouses.graphql.ts';

/** One page of warehouses, out of the cache that the feed's actor filled. */
export function WarehousePage({ keyword, page }: { keyword: string; page: number }) {
  const { data } = useQuery(ListWarehouseFeed, {
    variables: warehouseVariables(keyword, page),
    fetchPolicy: 'cache-first',
  });
  return data?.warehouses.list.map((warehouse) => <WarehouseCard key={warehouse.id} warehouse={warehouse} />);
}
