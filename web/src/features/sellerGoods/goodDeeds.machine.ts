import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** Putting goods on sale, taking them off, removing them. */
export type GoodDeed = 'putOn' | 'takeOff' | 'remove';

/** One of the goods that something is done to. */
export interface DeedGood {
  id: number;
  name: string;
}

export interface DeedWish {
  deed: GoodDeed;
  ids: readonly number[];
}

export interface DeedResult {
  id: number;
  done: boolean;
  /** Why not; empty when done. */
  msg: string;
}

export type DeedAnswer = { kind: 'answered'; results: readonly DeedResult[] } | Refusal;

interface Context {
  deed: GoodDeed;
  goods: readonly DeedGood[];
  results: readonly DeedResult[];
  refusal: Refusal | null;
}

type Event =
  | { type: 'deed.ask'; deed: GoodDeed; goods: readonly DeedGood[] }
  | { type: 'deed.accept' }
  | { type: 'deed.dismiss' };

/** Most goods at once. */
export const MOST_GOODS = 100;

const clean: Context = { deed: 'putOn', goods: [], results: [], refusal: null };

type Question = Pick<Context, 'deed' | 'goods'>;

/** Does one thing to one or many goods after one question, and tells what came of each. Putting one on sale asks nothing. */
export const goodDeedsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { doDeed: unprovidedActor<DeedAnswer, DeedWish>() },
  guards: {
    isHarmless: (_, { deed, goods }: Question) => deed === 'putOn' && goods.length === 1,
    isPossible: (_, { goods }: Question) => goods.length > 0 && goods.length <= MOST_GOODS,
    wasRefused: (_, { answer }: { answer: DeedAnswer }) => answer.kind === 'refused',
    wentAlone: (_, { answer }: { answer: DeedAnswer }) =>
      answer.kind === 'answered' && answer.results.length === 1 && answer.results.every(({ done }) => done),
  },
  actions: {
    wipe: assign(clean),
    takeQuestion: assign((_, { deed, goods }: Question) => ({ deed, goods })),
    keepRefusal: assign((_, { answer }: { answer: DeedAnswer }) =>
      answer.kind === 'refused' ? { refusal: answer } : {},
    ),
    takeResults: assign((_, { answer }: { answer: DeedAnswer }) =>
      answer.kind === 'answered' ? { results: answer.results } : {},
    ),
    announce: (_, _params: { deed: GoodDeed }) => {},
    /** Reads again what has changed. */
    refresh: () => {},
  },
}).createMachine({
  id: 'goodDeeds',
  context: clean,
  initial: 'idle',
  states: {
    idle: {
      entry: 'wipe',
      on: {
        'deed.ask': [
          {
            guard: { type: 'isHarmless', params: ({ event }) => event },
            target: 'running',
            actions: { type: 'takeQuestion', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'takeQuestion', params: ({ event }) => event },
          },
        ],
      },
    },
    asking: { tags: 'open', on: { 'deed.accept': 'running', 'deed.dismiss': 'idle' } },
    running: {
      tags: 'busy',
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        input: ({ context: { deed, goods } }) => ({ deed, ids: goods.map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wentAlone', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: [
              {
                type: 'announce',
                params: ({ context: { deed } }) => ({ deed }),
              },
              'refresh',
            ],
          },
          {
            target: 'told',
            actions: [{ type: 'takeResults', params: ({ event }) => ({ answer: event.output }) }, 'refresh'],
          },
        ],
        onError: { target: 'broken', actions: 'refresh' },
      },
    },
    refused: { tags: 'open', on: { 'deed.dismiss': 'idle' } },
    /** No answer came; what is done twice is done once. */
    broken: { tags: 'open', on: { 'deed.accept': 'running', 'deed.dismiss': 'idle' } },
    /** What came of each, when they were many or one stayed as it was. */
    told: { tags: 'open', on: { 'deed.dismiss': 'idle' } },
  },
});
