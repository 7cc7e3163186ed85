import { useQuery } from '@apollo/client/react';
import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import { CountProblems } from './problemCount.graphql.ts';

/**
 * How much needs the caller, of one kind or of all; zero while that is not known, and for whom it is not asked. It is read again when the stream
 * feed has events, like everything on screen.
 */
export function useProblemCount(isSignedIn: boolean, kind?: ProblemKind): number {
  const { data } = useQuery(CountProblems, {
    skip: !isSignedIn,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: 'outages' },
  });
  if (!isSignedIn) return 0;
  return (
    data?.problems.counts
      .filter((one) => kind === undefined || one.kind === kind)
      .reduce((sum, { count }) => sum + count, 0) ?? 0
  );
}
