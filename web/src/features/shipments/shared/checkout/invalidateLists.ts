import type { ApolloClient } from '@apollo/client';

/** What was listed before an order was placed or paid no longer holds. */
export function invalidateLists({ cache }: ApolloClient): void {
  for (const fieldName of ['orders', 'parcels', 'moneyLogs', 'lastPurchase']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}
