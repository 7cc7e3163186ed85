import type { ListGoodsFeedQuery } from '../graphql/generated/graphql.ts';
import { feedVariables, type GoodsQuery } from './goodsQuery.ts';
import { ListGoodsFeed } from './shop.graphql.ts';

/** The goods of a query, for a feed. */
export function goodsSource(query: GoodsQuery) {
  return {
    query: ListGoodsFeed,
    variablesOf: (page: number) => feedVariables(query, page),
    rowsOf: ({ goods }: ListGoodsFeedQuery) => goods.list,
  };
}
