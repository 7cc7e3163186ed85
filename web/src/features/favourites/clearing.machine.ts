import { assign, setup } from 'xstate';
import { output } from '../../lib/params.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
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
    isNothing: (_, goodIds: readonly number[]) => goodIds.length === 0,
  },
  actions: {
    setGoods: assign((_, goodIds: readonly number[]) => ({ goodIds })),
    clearGoods: assign({ goodIds: [] }),
    remove: unprovidedAction<Context>(),
    notifyNothingFound: unprovidedAction(),
    notifyFailure: unprovidedAction(),
  },
}).createMachine({
  id: 'clearing',
  context: { goodIds: [] },
  initial: 'idle',
  states: {
    idle: { entry: 'clearGoods', on: { 'clear.request': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'findUnavailable',
        src: 'findUnavailable',
        onDone: [
          {
            guard: { type: 'isNothing', params: output },
            target: 'idle',
            actions: 'notifyNothingFound',
          },
          { target: 'confirming', actions: { type: 'setGoods', params: output } },
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
