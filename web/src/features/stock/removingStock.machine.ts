import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { Stock } from './stockForm.ts';

export type RemovedStock = { kind: 'removed' } | Refusal;

interface Context {
  stock: Stock | null;
  refusal: Refusal | null;
}

type Event = { type: 'removal.ask'; stock: Stock } | { type: 'removal.accept' } | { type: 'removal.dismiss' };

/** Removes a stock row, asking once before. */
export const removingStockMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { removeStock: unprovidedActor<RemovedStock, number>() },
  guards: {
    wasRefused: (_, { answer }: { answer: RemovedStock }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign({ stock: null, refusal: null }),
    setStock: assign((_, { stock }: { stock: Stock }) => ({ stock })),
    setRefusal: assign((_, { answer }: { answer: RemovedStock }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    announce: () => {},
  },
}).createMachine({
  id: 'removingStock',
  context: { stock: null, refusal: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'removal.ask': { target: 'asking', actions: { type: 'setStock', params: ({ event }) => event } },
      },
    },
    asking: {
      on: { 'removal.accept': 'removing', 'removal.dismiss': 'closed' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeStock',
        src: 'removeStock',
        input: ({ context }) => context.stock?.id ?? 0,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'closed', actions: 'announce' },
        ],
        onError: 'broken',
      },
    },
    refused: { on: { 'removal.dismiss': 'closed' } },
    broken: {
      on: { 'removal.accept': 'removing', 'removal.dismiss': 'closed' },
    },
  },
});
