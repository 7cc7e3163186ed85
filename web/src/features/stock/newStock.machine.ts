import { assign, setup } from 'xstate';
import type { GoodStockInput } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  blankStock,
  type NewStockForm,
  type NewStockProblems,
  newStockInput,
  newStockProblems,
} from './newStockForm.ts';

export type BegunStock = { kind: 'begun' } | Refusal;

interface Context {
  form: NewStockForm;
  problems: NewStockProblems;
  refusal: Refusal | null;
}

type Event =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'form.edit'; change: Partial<NewStockForm> }
  | { type: 'form.save' };

const clean: Context = { form: blankStock, problems: {}, refusal: null };

/** The dialog in which the stock of goods at a warehouse begins. */
export const newStockMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { createStock: unprovidedActor<BegunStock, GoodStockInput | null>() },
  guards: {
    canSave: ({ context }) => newStockInput(context.form) !== null,
    wasRefused: (_, { answer }: { answer: BegunStock }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    editForm: assign(({ context }, { change }: { change: Partial<NewStockForm> }) => ({
      form: { ...context.form, ...change },
      problems: {},
      refusal: null,
    })),
    validateForm: assign(({ context }) => ({ problems: newStockProblems(context.form), refusal: null })),
    clearRefusal: assign({ problems: {}, refusal: null }),
    setRefusal: assign((_, { answer }: { answer: BegunStock }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    announce: () => {},
  },
}).createMachine({
  id: 'newStock',
  context: clean,
  initial: 'closed',
  states: {
    closed: { entry: 'reset', on: { 'dialog.open': 'form' } },
    form: {
      initial: 'editing',
      on: {
        'dialog.close': 'closed',
        'form.edit': { target: '.editing', actions: { type: 'editForm', params: ({ event }) => event } },
        'form.save': [
          { guard: 'canSave', target: 'saving', actions: 'clearRefusal' },
          { target: '.editing', actions: 'validateForm' },
        ],
      },
      states: { editing: {}, refused: {}, broken: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'createStock',
        src: 'createStock',
        input: ({ context }) => newStockInput(context.form),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'closed', actions: 'announce' },
        ],
        onError: 'form.broken',
      },
    },
  },
});
