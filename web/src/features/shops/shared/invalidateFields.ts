import type { ApolloClient } from '@apollo/client';

/** What these queries answered no longer holds: those on show are read again, the others when they are wanted. */
export function invalidateFields({ cache }: ApolloClient, fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
