import type { ApolloClient } from '@apollo/client';
import { fromCallback } from 'xstate';
import type { StoredValue } from '../../lib/storage.ts';
import type { Member } from './memberStore.ts';
import { sessionActors } from './session.actors.ts';
import { sessionMachine } from './session.machine.ts';
import type { Identity } from './session.setup.ts';
import { sessionText } from './session.text.ts';
import { TOKEN_KEY, type TokenStore } from './tokenStore.ts';

interface Needs {
  client: ApolloClient;
  tokens: TokenStore;
  identities: StoredValue<Identity>;
  members: StoredValue<Member>;
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
  reload: () => void;
}

/** The session machine on the real browser: storage, other tabs, and the gateway's word. */
export function sessionLogic(needs: Needs) {
  const { client, tokens, identities, members, login, warn } = needs;
  const clearAccount = () => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  return sessionMachine.provide({
    actors: {
      ...sessionActors(needs),
      watchToken: fromCallback(({ sendBack }) => {
        const listen = ({ key }: StorageEvent) => {
          // A null key means that the whole storage was cleared. The storage may be ahead of the event.
          if (key === TOKEN_KEY || key === null) sendBack({ type: 'token.changed', token: tokens.token() });
        };
        window.addEventListener('storage', listen);
        return () => window.removeEventListener('storage', listen);
      }),
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
        identities.clear();
        needs.goHome();
      },
    },
  });
}
