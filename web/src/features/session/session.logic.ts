import type { ApolloClient } from '@apollo/client';
import { fromCallback } from 'xstate';
import type { Stored } from '../../lib/storage.ts';
import { sessionActors } from './session.actors.ts';
import { type Identity, sessionMachine } from './session.machine.ts';
import { TOKEN_KEY, type TokenStore } from './tokenStore.ts';

interface Needs {
  client: ApolloClient;
  tokens: TokenStore;
  identities: Stored<Identity>;
  /** Calls back with what the gateway's answers say about the session. */
  hearGateway: (
    listener: (event: { type: 'session.expired' } | { type: 'login.required' }) => void,
  ) => () => void;
  login: { require(message: string | null): void; announceExpiry(): void; close(): void };
  warnOfExpiry: () => void;
  goHome: () => void;
  reload: () => void;
}

/** The session machine on the real browser: storage, other tabs, and the gateway's word. */
export function sessionLogic(needs: Needs) {
  const { client, tokens, identities, login } = needs;
  return sessionMachine.provide({
    actors: {
      ...sessionActors(needs),
      watchToken: fromCallback(({ sendBack }) => {
        const listen = ({ key, newValue }: StorageEvent) => {
          // A null key means that the whole storage was cleared.
          if (key === TOKEN_KEY || key === null) sendBack({ type: 'token.changed', token: newValue });
        };
        window.addEventListener('storage', listen);
        return () => window.removeEventListener('storage', listen);
      }),
      hearGateway: fromCallback(({ sendBack }) =>
        needs.hearGateway((report) =>
          sendBack(report.type === 'session.expired' ? report : { type: 'login.require' }),
        ),
      ),
    },
    actions: {
      storeToken: (_, { token, identity }) => tokens.save(token, identity.kind),
      keepIdentity: (_, { identity }) => {
        if (identity) identities.save(identity);
      },
      forgetSession: () => {
        tokens.clear();
        identities.clear();
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
      },
      warnOfExpiry: needs.warnOfExpiry,
      requireLogin: (_, { message }) => login.require(message ?? null),
      announceExpiry: login.announceExpiry,
      closeLogin: login.close,
      goHome: () => {
        identities.clear();
        needs.goHome();
      },
    },
  });
}
