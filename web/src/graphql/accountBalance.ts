import type { ApolloClient } from '@apollo/client';
import { LoadAccount } from './account.graphql.ts';

/** Puts a balance that an answer brought into the account that the page shows, in fen. */
export function setCachedBalance(client: ApolloClient, balance: number): void {
  for (const kind of ['BUYER', 'SELLER'] as const) {
    client.cache.updateQuery({ query: LoadAccount, variables: { kind } }, (known) =>
      known ? { me: { ...known.me, balance } } : null,
    );
  }
}
