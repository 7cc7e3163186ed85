import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

/**
 * Asks for the second factor where a mutation is refused without it, and repeats the mutation once it was shown. Whoever
 * runs the mutation knows nothing of it; who does not show it reads the refusal.
 */
export function repeatWithProof(prove: () => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((answer) => {
        if (answer.errors?.[0]?.extensions?.errorKey !== 'PROOF_STALE') return of(answer);
        return from(prove()).pipe(mergeMap((proven) => (proven ? forward(operation) : of(answer))));
      }),
    ),
  );
}
