import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Fragment, type ReactNode } from 'react';
import { FeedList } from './FeedList.tsx';
import { GoodsCard, GoodsCardSkeleton, goodsGrid, similarNote } from './GoodsCard.tsx';
import { goodsSource } from './goodsFeed.ts';
import { feedVariables, type GoodsQuery } from './goodsQuery.ts';
import type { Heart } from './HeartButton.tsx';
import { ListGoodsFeed } from './shop.graphql.ts';
import { shopText } from './shop.text.ts';
import { useFeed } from './useFeed.ts';

interface Props {
  query: GoodsQuery;
  heart: Heart;
  /** Stands in for the list when nothing fits the query. */
  empty: ReactNode;
}

/** The goods of a query as a growing grid of cards. */
export function GoodsFeed(props: Props) {
  const key = JSON.stringify(props.query);
  return <KeyedFeed key={key} name={key} {...props} />;
}

function KeyedFeed({ name, query, heart, empty }: Props & { name: string }) {
  const client = useApolloClient();
  const feed = useFeed(name, goodsSource(query), () => (hasFirstPage(client, query) ? 1 : 0));
  return (
    <FeedList
      feed={feed}
      label={shopText.goods}
      className={goodsGrid}
      renderPage={(page) => <GoodsPage key={page} query={query} page={page} heart={heart} />}
      renderWaiting={(key) => <GoodsCardSkeleton key={key} />}
      waiting={{ first: 15, next: 5 }}
      empty={empty}
    />
  );
}

function hasFirstPage(client: ApolloClient, query: GoodsQuery): boolean {
  const first = client.readQuery({ query: ListGoodsFeed, variables: feedVariables(query, 1) });
  return first !== null && first.goods.list.length > 0;
}

/** One page of the feed, out of the cache that the feed's actor filled. */
function GoodsPage({ query, page, heart }: { query: GoodsQuery; page: number; heart: Heart }) {
  const { data } = useQuery(ListGoodsFeed, {
    variables: feedVariables(query, page),
    fetchPolicy: 'cache-first',
  });
  const goods = data?.goods.list ?? [];
  // Hardly anything is found where similar goods follow: they begin on the first page.
  const similarFrom = page === 1 ? goods.findIndex(({ similar }) => similar) : -1;
  return goods.map((good, at) => (
    <Fragment key={good.id}>
      {at > 0 && at === similarFrom && <li className={similarNote}>{shopText.similar}</li>}
      <GoodsCard good={good} heart={heart} eager={page === 1 && at < 10} />
    </Fragment>
  ));
}

/**
 * How many goods fit the query, in words; null until its feed has brought the first page, and where only similar ones were
 * found. Where similar ones follow, all that fit are on the first page.
 */
export function useGoodsTotal(query: GoodsQuery): string | null {
  const { data } = useQuery(ListGoodsFeed, { variables: feedVariables(query, 1), fetchPolicy: 'cache-only' });
  if (!data) return null;
  const { list, total, totalIsExact } = data.goods;
  const similarFrom = list.findIndex(({ similar }) => similar);
  if (similarFrom === 0) return null;
  return similarFrom > 0 ? shopText.total(similarFrom, true) : shopText.total(total, totalIsExact);
}

/** Whether nothing but similar goods was found. */
export function useOnlySimilar(query: GoodsQuery): boolean {
  const { data } = useQuery(ListGoodsFeed, { variables: feedVariables(query, 1), fetchPolicy: 'cache-only' });
  return data?.goods.list[0]?.similar ?? false;
}
