import { assign, fromCallback, setup } from 'xstate';
import { absent } from '../../lib/absent.ts';
import type { Refusal } from '../../lib/refusal.ts';
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
  | { type: 'session.leave' }
  | { type: 'login.require'; message?: string }
  | { type: 'token.changed'; token: string | null };

export const sessionMachine = setup({
  types: {
    context: {} as { identity: Identity | null; hasToken: boolean },
    events: {} as SessionEvent,
    input: {} as { identity: Identity | null; hasToken: boolean },
    tags: {} as 'busy',
  },
  actors: {
    loadAccount: absent<LoadedAccount>(),
    endSession: absent<void>(),
    reloadPage: absent<void>(),
    /** Tells of a token that another tab stored or removed. */
    watchToken: fromCallback<{ type: 'none' }>(() => {}),
    /** Tells what the gateway's answers say about the session. */
    hearGateway: fromCallback<{ type: 'none' }>(() => {}),
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
    takeAccount: assign((_, { answer }: { answer: LoadedAccount }) =>
      answer.kind === 'loaded' ? { identity: answer.identity } : {},
    ),
    keepIdentity: (_, _params: { identity: Identity | null }) => {},
    storeToken: (_, _params: { token: string; identity: Identity }) => {},
    forgetSession: () => {},
    warnOfExpiry: () => {},
    requireLogin: (_, _params: { message: string | undefined }) => {},
    announceExpiry: () => {},
    closeLogin: () => {},
    goHome: () => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  invoke: [
    { id: 'watchToken', src: 'watchToken' },
    { id: 'hearGateway', src: 'hearGateway' },
  ],
  initial: 'deciding',
  on: {
    'session.granted': {
      target: '.reloading',
      actions: [
        { type: 'storeToken', params: ({ event }) => event },
        { type: 'setIdentity', params: ({ event }) => ({ identity: event.identity }) },
        { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
      ],
    },
    'login.require': {
      actions: { type: 'requireLogin', params: ({ event }) => ({ message: event.message }) },
    },
    'token.changed': [
      {
        guard: { type: 'tokenIsGone', params: ({ event }) => event },
        target: '.anonymous',
        actions: 'forgetSession',
      },
      { target: '.reloading' },
    ],
  },
  states: {
    deciding: {
      always: [{ guard: 'hasToken', target: 'signingIn' }, { target: 'anonymous' }],
    },
    anonymous: {
      entry: { type: 'setIdentity', params: { identity: null } },
      on: { 'session.expired': 'expiring' },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'anonymous',
            actions: 'forgetSession',
          },
          {
            target: 'signedIn',
            actions: { type: 'takeAccount', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unreachable',
      },
      on: { 'session.expired': 'expiring' },
    },
    unreachable: {
      tags: 'busy',
      after: { retryPause: 'signingIn' },
      on: { 'session.leave': 'leaving' },
    },
    signedIn: {
      entry: [
        { type: 'keepIdentity', params: ({ context }) => ({ identity: context.identity }) },
        'closeLogin',
      ],
      on: {
        'session.expired': 'expiring',
        'session.leave': 'leaving',
        'token.changed': [
          {
            guard: { type: 'tokenIsGone', params: ({ event }) => event },
            target: 'anonymous',
            actions: 'forgetSession',
          },
          { target: 'verifying' },
        ],
      },
    },
    verifying: {
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          {
            guard: {
              type: 'isSameAccount',
              params: ({ context, event }) => ({ ...context, answer: event.output }),
            },
            target: 'signedIn',
          },
          { target: 'reloading' },
        ],
        onError: 'signedIn',
      },
      on: { 'session.expired': 'expiring', 'session.leave': 'leaving' },
    },
    expiring: {
      entry: 'warnOfExpiry',
      after: { expiryNotice: 'expired' },
    },
    expired: {
      entry: ['forgetSession', { type: 'setIdentity', params: { identity: null } }, 'announceExpiry'],
    },
    leaving: {
      entry: [{ type: 'setIdentity', params: { identity: null } }, 'goHome'],
      invoke: { id: 'endSession', src: 'endSession', onDone: 'anonymous', onError: 'anonymous' },
    },
    reloading: {
      tags: 'busy',
      invoke: { id: 'reloadPage', src: 'reloadPage', onDone: 'signingIn', onError: 'signingIn' },
    },
  },
});
