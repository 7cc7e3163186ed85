import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** Putting goods on sale, taking them off, removing them. */
export type GoodAction = 'putOn' | 'takeOff' | 'remove';

/** One of the goods that something is done to. */
export interface ActionGood {
  id: number;
  name: string;
}

export interface ActionRequest {
  action: GoodAction;
  ids: readonly number[];
}

export interface ActionResult {
  id: number;
  done: boolean;
  /** Why not; empty when done. */
  msg: string;
}

export type ActionResponse = { kind: 'answered'; results: readonly ActionResult[] } | Refusal;

interface Context {
  action: GoodAction;
  goods: readonly ActionGood[];
  results: readonly ActionResult[];
  refusal: Refusal | null;
}

type Event =
  | { type: 'action.ask'; action: GoodAction; goods: readonly ActionGood[] }
  | { type: 'action.accept' }
  | { type: 'action.dismiss' };

/** Most goods at once. */
export const MOST_GOODS = 100;

const clean: Context = { action: 'putOn', goods: [], results: [], refusal: null };

type Question = Pick<Context, 'action' | 'goods'>;

/**
 * Runs one action on one or many goods after one confirmation, and reports the result of each. Putting one on sale
 * needs no confirmation.
 */
export const goodActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { runAction: unprovidedActor<ActionResponse, ActionRequest>() },
  guards: {
    isHarmless: (_, { action, goods }: Question) => action === 'putOn' && goods.length === 1,
    isPossible: (_, { goods }: Question) => goods.length > 0 && goods.length <= MOST_GOODS,
    wasRefused: (_, { answer }: { answer: ActionResponse }) => answer.kind === 'refused',
    wentAlone: (_, { answer }: { answer: ActionResponse }) =>
      answer.kind === 'answered' && answer.results.length === 1 && answer.results.every(({ done }) => done),
  },
  actions: {
    reset: assign(clean),
    setQuestion: assign((_, { action, goods }: Question) => ({ action, goods })),
    setRefusal: assign((_, { answer }: { answer: ActionResponse }) =>
      answer.kind === 'refused' ? { refusal: answer } : {},
    ),
    addResults: assign((_, { answer }: { answer: ActionResponse }) =>
      answer.kind === 'answered' ? { results: answer.results } : {},
    ),
    announce: (_, _params: { action: GoodAction }) => {},
    /** Reads again what has changed. */
    refresh: () => {},
  },
}).createMachine({
  id: 'goodActions',
  context: clean,
  initial: 'idle',
  states: {
    idle: {
      entry: 'reset',
      on: {
        'action.ask': [
          {
            guard: { type: 'isHarmless', params: ({ event }) => event },
            target: 'running',
            actions: { type: 'setQuestion', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'setQuestion', params: ({ event }) => event },
          },
        ],
      },
    },
    asking: { tags: 'open', on: { 'action.accept': 'running', 'action.dismiss': 'idle' } },
    running: {
      tags: 'busy',
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context: { action, goods } }) => ({ action, ids: goods.map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wentAlone', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: [
              {
                type: 'announce',
                params: ({ context: { action } }) => ({ action }),
              },
              'refresh',
            ],
          },
          {
            target: 'told',
            actions: [{ type: 'addResults', params: ({ event }) => ({ answer: event.output }) }, 'refresh'],
          },
        ],
        onError: { target: 'broken', actions: 'refresh' },
      },
    },
    refused: { tags: 'open', on: { 'action.dismiss': 'idle' } },
    /** No answer came; what is done twice is done once. */
    broken: { tags: 'open', on: { 'action.accept': 'running', 'action.dismiss': 'idle' } },
    /** What came of each, when they were many or one stayed as it was. */
    told: { tags: 'open', on: { 'action.dismiss': 'idle' } },
  },
});
