import type { ApolloClient } from '@apollo/client';
import { BalanceAfterOrder } from './orders.graphql.ts';

/** The answer goes into the cache, where the header reads it; until it comes the old balance stands. */
export function refreshBalance(client: ApolloClient) {
  return client
    .query({ query: BalanceAfterOrder, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined);
}
