import { useQuery } from '@apollo/client/react';
import { GoodsCard } from './GoodsCard.tsx';
import { feedVariables, type GoodsQuery } from './goodsQuery.ts';
import type { Heart } from './heart.ts';
import { ListGoodsFeed } from './shop.graphql.ts';

/** One page of the feed, out of the cache that the feed's actor filled. */
export function GoodsPage({ query, page, heart }: { query: GoodsQuery; page: number; heart: Heart }) {
  const { data } = useQuery(ListGoodsFeed, {
    variables: feedVariables(query, page),
    fetchPolicy: 'cache-first',
  });
  return data?.goods.list.map((good, at) => (
    <GoodsCard key={good.id} good={good} heart={heart} eager={page === 1 && at < 10} />
  ));
}
