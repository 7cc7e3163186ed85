import { assign, fromCallback, setup } from 'xstate';
import type { Identity } from '../../graphql/identity.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

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
    ...outcomeGuards,
    hasToken: ({ context }) => context.hasToken,
    tokenIsGone: (_, params: { token: string | null }) => params.token === null,
    isSameAccount: ({ context }, answer: LoadedAccount) =>
      answer.kind === 'loaded' && answer.identity.uuid === context.identity?.uuid,
  },
  actions: {
    setIdentity: assign((_, { identity }: { identity: Identity | null }) => ({ identity })),
    setAccount: assign((_, answer: LoadedAccount) =>
      answer.kind === 'loaded' ? { identity: answer.identity } : {},
    ),
    saveIdentity: unprovidedAction<{ identity: Identity | null }>(),
    storeToken: unprovidedAction<{ token: string; identity: Identity }>(),
    clearSession: unprovidedAction(),
    /** Another tab has cleared the storage already, and may be signing in again. */
    clearAccount: unprovidedAction(),
    notifyExpirySoon: unprovidedAction(),
    requireLogin: unprovidedAction(),
    announceExpiry: unprovidedAction(),
    announceClosing: unprovidedAction(),
    closeLogin: unprovidedAction(),
    goHome: unprovidedAction(),
  },
});
