import type { ApolloClient } from '@apollo/client';

/** Invalidates the lists that an order or its payment changes. */
export function invalidateLists({ cache }: ApolloClient): void {
  for (const fieldName of ['orders', 'parcels', 'moneyLogs', 'lastPurchase']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}
