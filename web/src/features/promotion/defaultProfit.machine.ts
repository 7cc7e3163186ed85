import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type AmountProblems,
  type Amounts,
  amountProblems,
  amountRefusal,
  amountsOf,
  type Limits,
  noAmounts,
  type TypedAmounts,
  typedAmounts,
} from './amounts.ts';

export type SavedDefault = { kind: 'saved' } | Refusal;

interface Context {
  typed: TypedAmounts;
  limits: Limits | null;
  problems: AmountProblems;
  refusal: Refusal | null;
}

type Event =
  | { type: 'editor.open'; amounts: Amounts; limits: Limits }
  | { type: 'editor.close' }
  | { type: 'form.edit'; change: Partial<TypedAmounts> }
  | { type: 'form.save' };

const clean: Context = { typed: noAmounts, limits: null, problems: {}, refusal: null };

/** What is added for invitees of whom nothing else is said: shown, and changed in place. */
export const defaultProfitMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { saveDefault: unprovidedActor<SavedDefault, Amounts | null>() },
  guards: {
    canSave: ({ context: { typed, limits } }) => Object.keys(amountProblems(typed, limits)).length === 0,
    wasRefused: (_, { answer }: { answer: SavedDefault }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    setAmounts: assign((_, { amounts, limits }: { amounts: Amounts; limits: Limits }) => ({
      typed: typedAmounts(amounts),
      limits,
    })),
    editForm: assign(({ context: { typed } }, { change }: { change: Partial<TypedAmounts> }) => ({
      typed: { ...typed, ...change },
      problems: {},
      refusal: null,
    })),
    validateForm: assign(({ context: { typed, limits } }) => ({ problems: amountProblems(typed, limits) })),
    clearProblems: assign({ problems: {}, refusal: null }),
    showRefusal: assign((_, { answer }: { answer: SavedDefault }) => {
      if (answer.kind !== 'refused') return {};
      const problems = amountRefusal(answer);
      return problems ? { problems } : { refusal: answer };
    }),
    announce: () => {},
  },
}).createMachine({
  id: 'defaultProfit',
  context: clean,
  initial: 'showing',
  states: {
    showing: {
      entry: 'reset',
      on: {
        'editor.open': { target: 'form', actions: { type: 'setAmounts', params: ({ event }) => event } },
      },
    },
    form: {
      initial: 'editing',
      on: {
        'editor.close': 'showing',
        'form.edit': { target: '.editing', actions: { type: 'editForm', params: ({ event }) => event } },
        'form.save': [
          { guard: 'canSave', target: 'saving', actions: 'clearProblems' },
          { target: '.editing', actions: 'validateForm' },
        ],
      },
      states: { editing: {}, refused: {}, broken: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDefault',
        src: 'saveDefault',
        input: ({ context: { typed } }) => amountsOf(typed),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.refused',
            actions: { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'showing', actions: 'announce' },
        ],
        onError: 'form.broken',
      },
    },
  },
});
