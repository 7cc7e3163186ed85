import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { feedMachine, type LoadPageInput } from '../../shop/feed.machine.ts';
import { WarehouseFeed } from './search.graphql.ts';

/** The variables of one page of warehouses. */
export function warehouseVariables(keyword: string, page: number) {
  return { page, ...(keyword ? { keyword } : {}) };
}

/** A feed of warehouses on the real graph, by part of their names. */
export function warehouseFeedLogic(client: ApolloClient, keyword: string) {
  return feedMachine.provide({
    actors: {
      loadPage: fromPromise<number, LoadPageInput>(async ({ input: { page } }) => {
        const { data } = await client.query({
          query: WarehouseFeed,
          variables: warehouseVariables(keyword, page),
          context: { quiet: true },
        });
        return data?.warehouses.list.length ?? 0;
      }),
    },
  });
}
