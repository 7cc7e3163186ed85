import { useQuery } from '@apollo/client/react';
import { ListShopsToRenew } from './shared/shops.graphql.ts';

/** The shops that lose something unless they are renewed, what is lost first leading, and how many there are. */
export function useShopsToRenew() {
  const { data, previousData } = useQuery(ListShopsToRenew, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  });
  const { list = [], total = 0 } = (data ?? previousData)?.shops ?? {};
  return { shops: list, total };
}

export type ShopsToRenew = ReturnType<typeof useShopsToRenew>;
