import { assign, fromCallback, setup } from 'xstate';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { OperatorFieldsFragment } from '../graphql/generated/graphql.ts';
import type { SessionReport } from './sessionSignal.ts';

export type Operator = OperatorFieldsFragment;
export type LoadedOperator = { kind: 'loaded'; operator: Operator } | Refusal;

/** A sign-in that was proven. */
export interface Granted {
  token: string;
  operator: Operator;
}

interface Context {
  hasToken: boolean;
  /** Null while nobody is signed in. */
  operator: Operator | null;
  /** It was the session's end that signed the operator out, here or before the page was loaded anew. */
  expired: boolean;
  /** When it ends unless something is asked of the gateway, in epoch milliseconds; while that is near. */
  endsAt: number | null;
}

type Event =
  | SessionReport
  | ({ type: 'session.granted' } & Granted)
  | { type: 'session.continue' }
  | { type: 'session.retry' }
  | { type: 'session.leave' };

const MINUTE = 60_000;
/** How long before the end it is said. */
const WARNING_MINUTES = 2;
/** The back end notes a use once a minute: the session may end so much earlier. */
const NOTED_MINUTES = 1;

/** Who is signed in to the console: from the token of this tab or another one on, through the end of an idle session, to the sign-out. */
export const consoleSessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { hasToken: boolean; expired: boolean },
    tags: {} as 'busy' | 'failed' | 'warned',
  },
  actors: {
    /** The token of another tab's session; null without one. */
    askOtherTabs: unprovidedActor<string | null>(),
    loadOperator: unprovidedActor<LoadedOperator>(),
    endSession: unprovidedActor<void>(),
    /** Ends after so many milliseconds. */
    awaitIdle: unprovidedActor<void, number>(),
    /** Reports what gateway responses say about the session. */
    subscribeToGateway: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: {
    endDelay: WARNING_MINUTES * MINUTE,
  },
  guards: {
    ...outcomeGuards,
    hasToken: ({ context }) => context.hasToken,
    isHanded: (_, token: string | null) => token !== null,
  },
  actions: {
    storeToken: unprovidedAction<{ token: string | null }>(),
    clearSession: unprovidedAction<{ expired: boolean }>(),
    goHome: unprovidedAction(),
    setOperator: assign((_, { operator }: { operator: Operator }) => ({ operator, expired: false })),
    setLoaded: assign((_, answer: LoadedOperator) =>
      answer.kind === 'loaded' ? { operator: answer.operator, expired: false } : {},
    ),
    setExpired: assign({ expired: true }),
    setEnd: assign({ endsAt: () => Date.now() + WARNING_MINUTES * MINUTE }),
    clearEnd: assign({ endsAt: null }),
    clearOperator: assign({ operator: null }),
  },
}).createMachine({
  id: 'consoleSession',
  context: ({ input }) => ({ ...input, operator: null, endsAt: null }),
  invoke: { id: 'subscribeToGateway', src: 'subscribeToGateway' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasToken', target: 'reading' }, { target: 'asking' }],
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOtherTabs',
        src: 'askOtherTabs',
        onDone: [
          {
            guard: { type: 'isHanded', params: output },
            target: 'reading',
            actions: { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'loadOperator',
        src: 'loadOperator',
        onDone: [
          { guard: { type: 'wasRefused', params: output }, target: 'signedOut', actions: 'setExpired' },
          { target: 'signedIn', actions: { type: 'setLoaded', params: output } },
        ],
        onError: 'unreachable',
      },
      on: { 'session.expired': { target: 'signedOut', actions: 'setExpired' } },
    },
    unreachable: {
      tags: 'failed',
      on: { 'session.retry': 'reading', 'session.leave': 'signedOut' },
    },
    signedOut: {
      entry: ['clearOperator', { type: 'clearSession', params: ({ context }) => context }],
      on: {
        'session.granted': {
          target: 'signedIn',
          actions: [
            { type: 'storeToken', params: payload },
            { type: 'setOperator', params: payload },
          ],
        },
      },
    },
    signedIn: {
      initial: 'active',
      on: {
        'session.expired': { target: 'signedOut', actions: 'setExpired' },
        'session.leave': 'leaving',
      },
      states: {
        active: {
          invoke: {
            id: 'awaitIdle',
            src: 'awaitIdle',
            input: ({ context }) =>
              ((context.operator?.idleMinutes ?? 0) - WARNING_MINUTES - NOTED_MINUTES) * MINUTE,
            onDone: 'ending',
          },
          on: { 'session.used': { target: 'active', reenter: true } },
        },
        ending: {
          tags: 'warned',
          entry: 'setEnd',
          exit: 'clearEnd',
          after: { endDelay: { target: '#consoleSession.signedOut', actions: 'setExpired' } },
          on: { 'session.used': 'active' },
          initial: 'warned',
          states: {
            warned: { on: { 'session.continue': 'extending' } },
            extending: {
              tags: 'busy',
              invoke: {
                id: 'extendSession',
                src: 'loadOperator',
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: output },
                    target: '#consoleSession.signedOut',
                    actions: 'setExpired',
                  },
                  {
                    target: '#consoleSession.signedIn.active',
                    actions: { type: 'setLoaded', params: output },
                  },
                ],
                onError: 'extendFailed',
              },
            },
            extendFailed: { tags: 'failed', on: { 'session.continue': 'extending' } },
          },
        },
      },
    },
    leaving: {
      tags: 'busy',
      entry: 'goHome',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});
