import { useQuery } from '@apollo/client/react';
import { filterOf, type GoodsQuery } from '../../shop/goodsQuery.ts';
import { CountGoodFacets } from './filters.graphql.ts';

/** What a query can be narrowed to; until it is counted anew, as it was before. */
export function useFacets(query: GoodsQuery) {
  const { data, previousData, error, refetch } = useQuery(CountGoodFacets, {
    variables: { filter: filterOf(query) },
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  });
  return { facets: (data ?? previousData)?.goodFacets, error, refetch };
}
