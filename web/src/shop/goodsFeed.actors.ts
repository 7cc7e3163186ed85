import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { feedMachine, type LoadPageInput } from './feed.machine.ts';
import { feedVariables, type GoodsQuery } from './goodsQuery.ts';
import { ListGoodsFeed } from './shop.graphql.ts';

/** A feed of goods on the real graph; the rows stay in the client's cache, where the view reads them. */
export function goodsFeedLogic(client: ApolloClient, query: GoodsQuery) {
  return feedMachine.provide({
    actors: {
      loadPage: fromPromise<number, LoadPageInput>(async ({ input: { page } }) => {
        const { data } = await client.query({
          query: ListGoodsFeed,
          variables: feedVariables(query, page),
          context: { quiet: 'outages' },
        });
        return data?.goods.list.length ?? 0;
      }),
    },
  });
}
