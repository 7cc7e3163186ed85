import { useQuery } from '@apollo/client/react';
import { GoodsCard } from './GoodsCard.tsx';
import { GoodsFeed } from './goods.graphql.ts';
import { feedVariables, type GoodsQuery } from './goodsQuery.ts';

/** One page of the feed, out of the cache that the feed's actor filled. */
export function GoodsPage({ query, page }: { query: GoodsQuery; page: number }) {
  const { data } = useQuery(GoodsFeed, { variables: feedVariables(query, page), fetchPolicy: 'cache-first' });
  return data?.goods.list.map((good, at) => (
    <GoodsCard key={good.id} good={good} eager={page === 1 && at < 10} />
  ));
}
