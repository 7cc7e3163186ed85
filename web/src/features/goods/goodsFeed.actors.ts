import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { GoodsFeed } from './goods.graphql.ts';
import { goodsFeedMachine, type LoadPageInput } from './goodsFeed.machine.ts';
import { feedVariables } from './goodsQuery.ts';

/** The feed on the real graph; the rows stay in the client's cache, where the view reads them. */
export function goodsFeedLogic(client: ApolloClient) {
  return goodsFeedMachine.provide({
    actors: {
      loadPage: fromPromise<number, LoadPageInput>(async ({ input: { query, page } }) => {
        const { data } = await client.query({
          query: GoodsFeed,
          variables: feedVariables(query, page),
          context: { quiet: true },
        });
        return data?.goods.list.length ?? 0;
      }),
    },
  });
}
