import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SimulatePriceQuery } from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  blankForm,
  fitted,
  questionOf,
  type SimulatedGood,
  type SimulationQuestion,
  type SimulatorForm,
} from './simulatorForm.ts';

export type LoadedGood = { kind: 'loaded'; good: SimulatedGood } | Refusal;

/** A price with what it was asked for. */
export interface Simulated {
  question: SimulationQuestion;
  price: SimulatePriceQuery['priceSimulation'];
}

export type SimulationAnswer = ({ kind: 'simulated' } & Simulated) | Refusal;

/** What was tried out last. */
export interface LastSimulation {
  goodId: number;
  form: SimulatorForm;
}

interface Context {
  goodId: number | null;
  /** Null until it is loaded. */
  good: SimulatedGood | null;
  form: SimulatorForm;
  /** The last one; it stays while the next one is awaited. */
  answer: Simulated | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'good.choose'; goodId: number }
  | { type: 'good.leave' }
  | { type: 'form.edit'; change: Partial<SimulatorForm> }
  | { type: 'simulation.retry' };

/** Tries out what a parcel would cost a member: each change asks anew, and only the last question is answered. */
export const simulatorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { last: LastSimulation | null },
    tags: {} as 'finding' | 'busy' | 'failed',
  },
  actors: {
    loadGood: unprovidedActor<LoadedGood, number>(),
    simulatePrice: unprovidedActor<SimulationAnswer, SimulationQuestion | null>(),
  },
  delays: { typing: 300 },
  guards: {
    ...outcomeGuards,
    hasChosen: ({ context }) => context.goodId !== null,
    isIncomplete: ({ context: { form, good } }) => questionOf(form, good) === null,
  },
  actions: {
    chooseGood: assign((_, { goodId }: { goodId: number }) => ({ goodId, good: null, refusal: null })),
    leaveGood: assign({ goodId: null, good: null, refusal: null }),
    setGood: assign(({ context }, answer: LoadedGood) =>
      isRefusal(answer) ? {} : { good: answer.good, form: fitted(context.form, answer.good) },
    ),
    editForm: assign(({ context: { form, good } }, { change }: { change: Partial<SimulatorForm> }) => {
      const edited = { ...form, ...change };
      return { form: good ? fitted(edited, good) : edited, refusal: null };
    }),
    setAnswer: assign((_, answer: SimulationAnswer) =>
      isRefusal(answer) ? {} : { answer: { question: answer.question, price: answer.price } },
    ),
    setRefusal: assign(refusalIn),
    clearAnswer: assign({ answer: null }),
  },
}).createMachine({
  id: 'simulator',
  context: ({ input: { last } }) => ({
    goodId: last?.goodId ?? null,
    good: null,
    form: last?.form ?? blankForm,
    answer: null,
    refusal: null,
  }),
  initial: 'choosing',
  on: {
    'good.choose': {
      target: '.loadingGood',
      reenter: true,
      actions: { type: 'chooseGood', params: payload },
    },
    'good.leave': { target: '.choosing', actions: 'leaveGood' },
    'form.edit': { actions: { type: 'editForm', params: payload } },
  },
  states: {
    choosing: {
      tags: 'finding',
      entry: 'clearAnswer',
      always: { guard: 'hasChosen', target: 'loadingGood' },
    },
    loadingGood: {
      tags: 'busy',
      invoke: {
        id: 'loadGood',
        src: 'loadGood',
        input: ({ context }) => context.goodId ?? 0,
        onDone: [
          refusedTo('goodRefused'),
          { target: 'pricing', actions: { type: 'setGood', params: output } },
        ],
        onError: 'goodLoadFailed',
      },
    },
    goodRefused: { tags: 'finding', entry: 'clearAnswer' },
    goodLoadFailed: { tags: 'failed', entry: 'clearAnswer', on: { 'simulation.retry': 'loadingGood' } },
    pricing: {
      initial: 'pausing',
      on: {
        'form.edit': { target: '.pausing', reenter: true, actions: { type: 'editForm', params: payload } },
      },
      states: {
        incomplete: { entry: 'clearAnswer' },
        pausing: {
          tags: 'busy',
          always: { guard: 'isIncomplete', target: 'incomplete' },
          after: { typing: 'asking' },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'simulatePrice',
            src: 'simulatePrice',
            input: ({ context: { form, good } }) => questionOf(form, good),
            onDone: [
              refusedTo('refused'),
              { target: 'answered', actions: { type: 'setAnswer', params: output } },
            ],
            onError: 'lost',
          },
        },
        answered: {},
        refused: { entry: 'clearAnswer' },
        lost: { tags: 'failed', entry: 'clearAnswer', on: { 'simulation.retry': 'asking' } },
      },
    },
  },
});

export type Simulator = ActorRefFrom<typeof simulatorMachine>;
