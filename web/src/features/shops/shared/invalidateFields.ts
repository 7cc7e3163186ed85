import type { ApolloClient } from '@apollo/client';

/** Invalidates these queries: shown ones are refetched at once, the others when they are used. */
export function invalidateFields({ cache }: ApolloClient, fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
