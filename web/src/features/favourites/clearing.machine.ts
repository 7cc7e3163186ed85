import { assign, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

interface Context {
  /** Goods that are off sale or gone, on whatever page. */
  goodIds: readonly number[];
}

/** Removing what is not on sale any more: counts it over all pages, asks once, and lets it go. */
export const clearingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'clear.request' } | { type: 'clear.accept' } | { type: 'clear.dismiss' },
    tags: {} as 'busy',
  },
  actors: { findUnavailable: unprovidedActor<readonly number[]>() },
  guards: {
    isNothing: (_, { goodIds }: Context) => goodIds.length === 0,
  },
  actions: {
    keep: assign((_, { goodIds }: Context) => ({ goodIds })),
    forget: assign({ goodIds: [] }),
    remove: (_, _params: Context) => {},
    notifyNothingFound: () => {},
    notifyFailure: () => {},
  },
}).createMachine({
  id: 'clearing',
  context: { goodIds: [] },
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { 'clear.request': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'findUnavailable',
        src: 'findUnavailable',
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ goodIds: event.output }) },
            target: 'idle',
            actions: 'notifyNothingFound',
          },
          {
            target: 'confirming',
            actions: { type: 'keep', params: ({ event }) => ({ goodIds: event.output }) },
          },
        ],
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
    confirming: {
      on: {
        'clear.accept': {
          target: 'idle',
          actions: { type: 'remove', params: ({ context }) => context },
        },
        'clear.dismiss': 'idle',
      },
    },
  },
});
