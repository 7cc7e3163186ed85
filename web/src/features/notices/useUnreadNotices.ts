import { useQuery } from '@apollo/client/react';
import { CountUnreadNotices } from './personNotices.graphql.ts';

/** How many notices are unread; zero while that is not known. The change feed has it read again. */
export function useUnreadNotices(): number {
  const { data } = useQuery(CountUnreadNotices, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: 'outages' },
  });
  return data?.unreadNotices.count ?? 0;
}
