import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { LoadAccount } from '../../graphql/account.graphql.ts';
import type { AccountFieldsFragment } from '../../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { LoadWarehouses } from '../../graphql/warehouses.graphql.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StoredValue } from '../../lib/storage.ts';
import type { Member } from './memberStore.ts';
import { EndSession } from './session.graphql.ts';
import type { Identity, LoadedAccount } from './session.setup.ts';
import type { TokenStore } from './tokenStore.ts';

interface Needs {
  client: ApolloClient;
  tokens: TokenStore;
  members: StoredValue<Member>;
  reload: () => void;
}

/** The session's own work: who is it, what all pages share, goodbye, and the page from the start. */
export function sessionActors({ client, tokens, members, reload }: Needs) {
  return {
    loadAccount: fromPromise<LoadedAccount>(async () => {
      const token = tokens.token();
      const answer = await runQuery(
        client,
        LoadAccount,
        { kind: graphKind(tokens) },
        { warnOnRefusal: true },
      );
      if (!isRefusal(answer)) {
        const identity = identityOf(answer.me);
        members.save({ phone: answer.me.phone, kind: identity.kind });
        return { kind: 'loaded', identity };
      }
      // What is refused to an earlier token says nothing about the one that another tab has stored since.
      if (tokens.token() !== token) throw new Error('another session has begun');
      return answer;
    }),
    /** Failures are ignored here because each page that needs them loads them itself. */
    loadShared: fromPromise<void>(async () => {
      await runQuery(client, LoadWarehouses, {}, { fetchPolicy: 'cache-first', warnOnRefusal: true }).catch(
        () => {},
      );
    }),
    /**
     * The browser storage is cleared at once; the server is called with the previous token, then the page restarts.
     */
    endSession: fromPromise<void>(async () => {
      const token = tokens.token();
      tokens.clear();
      members.clear();
      await runMutation(client, EndSession, {}, { token, warnOnRefusal: true });
      reload();
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
