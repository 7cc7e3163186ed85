import { useQuery } from '@apollo/client/react';
import { feedVariables, type GoodsQuery } from './goodsQuery.ts';
import { ListGoodsFeed } from './shop.graphql.ts';

/** How many goods fit the query; null until its feed has brought the first page. */
export function useGoodsTotal(query: GoodsQuery): number | null {
  const { data } = useQuery(ListGoodsFeed, { variables: feedVariables(query, 1), fetchPolicy: 'cache-only' });
  return data?.goods.total ?? null;
}
