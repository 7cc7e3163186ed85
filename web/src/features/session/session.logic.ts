import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { LoadAccount } from '../../graphql/account.graphql.ts';
import { type Identity, identityOf } from '../../graphql/identity.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { type StoredValue, watchStored } from '../../lib/storage.ts';
import type { Member } from './accountStores.ts';
import { EndSession } from './session.graphql.ts';
import { sessionMachine } from './session.machine.ts';
import type { LoadedAccount } from './session.setup.ts';
import { sessionText } from './session.text.ts';
import { TOKEN_KEY, type TokenStore } from './tokenStore.ts';

interface Needs {
  client: ApolloClient;
  tokens: TokenStore;
  identities: StoredValue<Identity>;
  members: StoredValue<Member>;
  /** Clears what a shared computer does not show to the next person. */
  clearPersonal: (account: string) => void;
  /** Calls back with what the gateway's answers say about the session. */
  subscribeToGateway: (
    listener: (
      event: { type: 'session.expired' } | { type: 'login.required' } | { type: 'account.closed' },
    ) => void,
  ) => () => void;
  login: { open(message: string): void; close(): void };
  /** Shows a warning to the person. */
  warn: (text: string) => void;
  goHome: () => void;
  /** Loads the page anew; its promise outlasts the page. */
  reload: () => void | Promise<void>;
}

/** The session machine on the real browser: storage, other tabs, and the gateway's word. */
export function sessionLogic(needs: Needs) {
  const { client, tokens, identities, members, login, warn } = needs;
  const clearAccount = () => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  return sessionMachine.provide({
    actors: {
      ...sessionActors(needs),
      // The storage may be ahead of the event.
      watchToken: fromCallback(({ sendBack }) =>
        watchStored(TOKEN_KEY, () => sendBack({ type: 'token.changed', token: tokens.token() })),
      ),
      subscribeToGateway: fromCallback(({ sendBack }) => needs.subscribeToGateway(sendBack)),
    },
    actions: {
      storeToken: (_, { token, identity }) => tokens.save(token, identity.kind),
      saveIdentity: (_, { identity }) => {
        if (identity) identities.save(identity);
      },
      clearSession: () => {
        tokens.clear();
        identities.clear();
        clearAccount();
      },
      clearAccount: () => {
        members.clear();
        clearAccount();
      },
      notifyExpirySoon: () => warn(sessionText.mayHaveExpired),
      requireLogin: () => {
        warn(sessionText.loginRequired);
        login.open(sessionText.loginRequired);
      },
      announceExpiry: () => login.open(sessionText.expired),
      announceClosing: () => warn(sessionText.closed),
      closeLogin: login.close,
      goHome: () => {
        const left = identities.load();
        if (left) needs.clearPersonal(left.uuid);
        identities.clear();
        needs.goHome();
      },
    },
  });
}

/** The session's own work: who is it, what all pages share, goodbye, and the page from the start. */
function sessionActors({ client, tokens, members, reload }: Needs) {
  return {
    loadAccount: fromPromise<LoadedAccount>(async () => {
      const token = tokens.token();
      const kind = tokens.kind() === 'buyer' ? 'BUYER' : 'SELLER';
      const answer = await runQuery(client, LoadAccount, { kind }, { warnOnRefusal: true });
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
      await import('../../graphql/warehouses.graphql.ts')
        .then(({ LoadWarehouses }) =>
          runQuery(client, LoadWarehouses, {}, { fetchPolicy: 'cache-first', warnOnRefusal: true }),
        )
        .catch(() => {});
    }),
    /**
     * The browser storage is cleared at once; the server is called with the previous token, then the page restarts.
     */
    endSession: fromPromise<void>(async () => {
      const token = tokens.token();
      tokens.clear();
      members.clear();
      await runMutation(client, EndSession, {}, { token, warnOnRefusal: true });
      await reload();
    }),
    reloadPage: fromPromise<void>(async () => await reload()),
  };
}
