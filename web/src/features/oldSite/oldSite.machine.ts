import { assign, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** Finds the older site and leads there, after a moment in which the person can read why. */
export const oldSiteMachine = setup({
  types: {
    context: {} as { address: string | null },
    events: {} as { type: 'leave.now' } | { type: 'leave.cancel' } | { type: 'load.retry' },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers with the address of the older site; null when there is none. */
    loadAddress: unprovidedActor<string | null>(),
  },
  delays: { readingTime: 3_000 },
  guards: {
    isKnown: (_, { address }: { address: string | null }) => address !== null,
  },
  actions: {
    setAddress: assign((_, { address }: { address: string | null }) => ({ address })),
    leave: (_, _params: { address: string | null }) => {},
  },
}).createMachine({
  id: 'oldSite',
  context: { address: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAddress',
        src: 'loadAddress',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ address: event.output }) },
            target: 'announcing',
            actions: { type: 'setAddress', params: ({ event }) => ({ address: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: 'requestFailed',
      },
    },
    announcing: {
      after: { readingTime: 'leaving' },
      on: { 'leave.now': 'leaving', 'leave.cancel': 'staying' },
    },
    staying: { on: { 'leave.now': 'leaving' } },
    leaving: {
      entry: { type: 'leave', params: ({ context }) => context },
      // A browser that did not go can be asked again.
      on: { 'leave.now': { target: 'leaving', reenter: true } },
    },
    closed: {},
    requestFailed: { on: { 'load.retry': 'loading' } },
  },
});
