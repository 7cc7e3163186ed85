import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { GoodsPullFieldsFragment } from '../../../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../../../lib/outcome.ts';
import { output } from '../../../../lib/params.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';

/** How a reading stands; null where none was ever begun. */
export type PullOutcome = { kind: 'pull'; pull: GoodsPullFieldsFragment | null } | Refusal;

interface Context {
  shopId: number;
  pull: GoodsPullFieldsFragment | null;
  refusal: Refusal | null;
}

type Event = { type: 'pull.begin' } | { type: 'pull.cancel' };

const isRunning = (answer: PullOutcome) => answer.kind === 'pull' && answer.pull?.status === 'RUNNING';

/** Reading what a shop has on sale: the server goes on when nobody looks, and whoever comes back sees how far it is. */
export const goodsPullMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { shopId: number }, tags: {} as 'busy' },
  actors: {
    findPull: unprovidedActor<PullOutcome, number>(),
    beginPull: unprovidedActor<PullOutcome, number>(),
    cancelPull: unprovidedActor<PullOutcome, number>(),
  },
  delays: { recheck: 2_000 },
  guards: {
    ...outcomeGuards,
    runs: (_, answer: PullOutcome) => isRunning(answer),
  },
  actions: {
    setPull: assign((_, answer: PullOutcome) => (answer.kind === 'pull' ? { pull: answer.pull } : {})),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    /** What was read is in the lists now. */
    announceEnd: (_, _answer: PullOutcome) => {},
  },
}).createMachine({
  id: 'goodsPull',
  context: ({ input: { shopId } }) => ({ shopId, pull: null, refusal: null }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'findNewest',
        src: 'findPull',
        input: ({ context }) => context.shopId,
        onDone: [
          refusedTo('resting'),
          {
            guard: { type: 'runs', params: output },
            target: 'running',
            actions: { type: 'setPull', params: output },
          },
          { target: 'resting', actions: { type: 'setPull', params: output } },
        ],
        onError: 'resting',
      },
    },
    resting: {
      initial: 'idle',
      on: { 'pull.begin': { target: 'beginning', actions: 'clearRefusal' } },
      states: { idle: {}, requestFailed: {} },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginPull',
        src: 'beginPull',
        input: ({ context }) => context.shopId,
        onDone: [refusedTo('resting'), { target: 'running', actions: { type: 'setPull', params: output } }],
        onError: 'resting.requestFailed',
      },
    },
    running: {
      initial: 'pausing',
      on: { 'pull.cancel': 'cancelling' },
      states: {
        pausing: { after: { recheck: 'looking' } },
        looking: {
          invoke: {
            id: 'findPull',
            src: 'findPull',
            input: ({ context }) => context.shopId,
            onDone: [
              refusedTo('#goodsPull.resting'),
              {
                guard: { type: 'runs', params: output },
                target: 'pausing',
                actions: { type: 'setPull', params: output },
              },
              {
                target: '#goodsPull.resting',
                actions: [
                  { type: 'setPull', params: output },
                  { type: 'announceEnd', params: output },
                ],
              },
            ],
            onError: 'pausing',
          },
        },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelPull',
        src: 'cancelPull',
        input: ({ context }) => context.shopId,
        onDone: [
          // It has ended meanwhile.
          { guard: { type: 'wasRefused', params: output }, target: 'running.looking' },
          {
            target: 'resting',
            actions: [
              { type: 'setPull', params: output },
              { type: 'announceEnd', params: output },
            ],
          },
        ],
        onError: 'running',
      },
    },
  },
});

export type GoodsPull = ActorRefFrom<typeof goodsPullMachine>;

/** Whether goods are being read, as far as is known. */
export const selectRuns = (snapshot: SnapshotFrom<typeof goodsPullMachine>) =>
  snapshot.matches('running') || snapshot.matches('cancelling');
