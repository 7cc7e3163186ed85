import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { feedMachine, type LoadPageInput } from '../../shop/feed.machine.ts';
import { ListWarehouseFeed } from './warehouses.graphql.ts';

/** The variables of one page of warehouses. */
export function warehouseVariables(keyword: string, page: number) {
  return { page, ...(keyword ? { keyword } : {}) };
}

/** A feed of warehouses on the real graph, by part of their names. */
export function warehouseFeedLogic(client: ApolloClient, keyword: string) {
  return feedMachine.provide({
    actors: {
      loadPage: fromPromise<number, LoadPageInput>(({ input: { page } }) =>
        loadWarehouses(client, keyword, page),
      ),
    },
  });
}

/** Brings one page of warehouses into the cache; answers with their number. */
export async function loadWarehouses(client: ApolloClient, keyword: string, page: number): Promise<number> {
  const { data } = await client.query({
    query: ListWarehouseFeed,
    variables: warehouseVariables(keyword, page),
    context: { quiet: 'outages' },
  });
  return data?.warehouses.list.length ?? 0;
}
