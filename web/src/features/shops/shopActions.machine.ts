import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type UnboundOutcome = { kind: 'done' } | Refusal;

/** What the question says of a shop. */
export interface ShopSubject {
  id: number;
  shopName: string;
  /** Orders that wait here and have not been ordered. */
  waitingOrders: number;
}

interface Context {
  shop: ShopSubject | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'removal.ask'; shop: ShopSubject }
  | { type: 'removal.accept' }
  | { type: 'removal.dismiss' };

/** What can be done to a shop from its card: unbound, after one question. */
export const shopActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { unbindShop: unprovidedActor<UnboundOutcome, ShopSubject | null>() },
  guards: {
    wasRefused: (_, { outcome }: { outcome: UnboundOutcome }) => outcome.kind === 'refused',
  },
  actions: {
    setShop: assign((_, { shop }: { shop: ShopSubject }) => ({ shop, refusal: null })),
    setRefusal: assign((_, { outcome }: { outcome: UnboundOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    announce: (_, _params: { shop: ShopSubject | null }) => {},
  },
}).createMachine({
  id: 'shopActions',
  context: { shop: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'removal.ask': { target: 'asking', actions: { type: 'setShop', params: ({ event }) => event } },
      },
    },
    asking: {
      tags: 'open',
      on: { 'removal.accept': 'removing', 'removal.dismiss': 'idle' },
    },
    removing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'unbindShop',
        src: 'unbindShop',
        input: ({ context }) => context.shop,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'announce', params: ({ context }) => ({ shop: context.shop }) },
          },
        ],
        onError: 'broken',
      },
    },
    refused: { tags: 'open', on: { 'removal.dismiss': 'idle' } },
    broken: {
      tags: 'open',
      on: { 'removal.accept': 'removing', 'removal.dismiss': 'idle' },
    },
  },
});
