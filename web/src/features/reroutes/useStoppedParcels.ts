import { useQuery } from '@apollo/client/react';
import { ListStoppedParcels } from './reroutes.graphql.ts';

/** What has stopped, and the rule for it; undefined until it is known. */
export function useStoppedParcels() {
  return useQuery(ListStoppedParcels, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  }).data;
}
