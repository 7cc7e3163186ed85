import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { feedMachine, type LoadPageInput } from '../../shop/feed.machine.ts';
import { ListOrders } from '../orders/orders.graphql.ts';
import { type OrderTab, ordersParams, ordersVariables } from '../orders/ordersQuery.ts';

/** A feed of the caller's orders. Each page is asked of the server; the view reads it from the client's cache. */
export function orderFeedLogic(client: ApolloClient, tab: OrderTab) {
  return feedMachine.provide({
    actors: {
      loadPage: fromPromise<number, LoadPageInput>(async ({ input: { page } }) => {
        const { data } = await client.query({
          query: ListOrders,
          variables: ordersVariables({ ...ordersParams.initial, tab, page }),
          fetchPolicy: 'network-only',
          context: { quiet: 'outages' },
        });
        return data?.orders.list.length ?? 0;
      }),
    },
  });
}
