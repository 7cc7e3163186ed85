import { assign, fromCallback, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { AccountKind } from './tokenStore.ts';

/** Who is signed in, as far as it outlives a page load. */
export interface Identity {
  uuid: string;
  authorityId: number;
  kind: AccountKind;
}

export type LoadedAccount = { kind: 'loaded'; identity: Identity } | Refusal;

type SessionEvent =
  | { type: 'session.granted'; token: string; identity: Identity }
  | { type: 'session.expired' }
  | { type: 'account.closed' }
  | { type: 'session.leave' }
  | { type: 'session.retry' }
  | { type: 'login.required' }
  | { type: 'token.changed'; token: string | null };

export const sessionSetup = setup({
  types: {
    context: {} as { identity: Identity | null; hasToken: boolean },
    events: {} as SessionEvent,
    input: {} as { identity: Identity | null; hasToken: boolean },
    tags: {} as 'busy',
  },
  actors: {
    loadAccount: unprovidedActor<LoadedAccount>(),
    /** Fetches what every page of a signed-in person shares. */
    loadShared: unprovidedActor<void>(),
    endSession: unprovidedActor<void>(),
    reloadPage: unprovidedActor<void>(),
    /** Reports a token that another tab stored or removed. */
    watchToken: fromCallback<{ type: 'none' }>(() => {}),
    /** Reports what gateway responses say about the session. */
    subscribeToGateway: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { expiryNotice: 2_000, retryPause: 5_000 },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    tokenIsGone: (_, params: { token: string | null }) => params.token === null,
    isSameAccount: (_, params: { identity: Identity | null; answer: LoadedAccount }) =>
      params.answer.kind === 'loaded' && params.answer.identity.uuid === params.identity?.uuid,
    wasRefused: (_, params: { answer: LoadedAccount }) => params.answer.kind === 'refused',
  },
  actions: {
    setIdentity: assign((_, params: { identity: Identity | null }) => params),
    setAccount: assign((_, { answer }: { answer: LoadedAccount }) =>
      answer.kind === 'loaded' ? { identity: answer.identity } : {},
    ),
    saveIdentity: (_, _params: { identity: Identity | null }) => {},
    storeToken: (_, _params: { token: string; identity: Identity }) => {},
    clearSession: () => {},
    /** Another tab has cleared the storage already, and may be signing in again. */
    clearAccount: () => {},
    notifyExpirySoon: () => {},
    requireLogin: () => {},
    announceExpiry: () => {},
    announceClosing: () => {},
    closeLogin: () => {},
    goHome: () => {},
  },
});
