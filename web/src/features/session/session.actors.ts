import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { LoadAccount } from '../../graphql/account.graphql.ts';
import { ask, tell } from '../../graphql/ask.ts';
import type { AccountFieldsFragment } from '../../graphql/generated/graphql.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { EndSession } from './session.graphql.ts';
import type { Identity, LoadedAccount } from './session.machine.ts';
import type { TokenStore } from './tokenStore.ts';

interface Needs {
  client: ApolloClient;
  tokens: TokenStore;
  reload: () => void;
}

/** The session's own work: who is it, goodbye, and the page from the start. */
export function sessionActors({ client, tokens, reload }: Needs) {
  return {
    loadAccount: fromPromise<LoadedAccount>(async () => {
      const answer = await ask(client, LoadAccount, { kind: graphKind(tokens) });
      return isRefusal(answer) ? answer : { kind: 'loaded', identity: identityOf(answer.me) };
    }),
    /** The browser forgets at once; the server is told with the token of before, and what is shown is read anew. */
    endSession: fromPromise<void>(async () => {
      const token = tokens.token();
      tokens.clear();
      await tell(client, EndSession, {}, { token });
      await client.resetStore();
    }),
    reloadPage: fromPromise<void>(async () => reload()),
  };
}

/** The part of an account that is kept over page loads. */
function identityOf({ uuid, authorityId, kind }: AccountFieldsFragment): Identity {
  return { uuid, authorityId, kind: kind === 'BUYER' ? 'buyer' : 'seller' };
}

function graphKind(tokens: TokenStore) {
  return tokens.kind() === 'buyer' ? 'BUYER' : 'SELLER';
}
