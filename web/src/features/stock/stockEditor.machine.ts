import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  currentStock,
  type Stock,
  type StockChange,
  type StockForm,
  type StockMode,
  type StockProblems,
  stockForm,
  stockInput,
  stockProblems,
} from './stockForm.ts';

export type SavedStock = { kind: 'saved' } | Refusal;

interface Context {
  /** The row as it holds, as far as is known; null while the editor is closed. */
  stock: Stock | null;
  /** The row as it was when the editor was opened. */
  opened: Stock | null;
  form: StockForm;
  problems: StockProblems;
  refusal: Refusal | null;
  /** A try has come to no answer, and may have been saved. */
  unsure: boolean;
}

type Event =
  | { type: 'editor.open'; stock: Stock; mode: StockMode }
  | { type: 'editor.close' }
  | { type: 'form.edit'; change: Partial<StockForm> }
  | { type: 'form.save' };

const clean: Context = {
  stock: null,
  opened: null,
  form: { mode: 'set', pieces: '', warn: '', remark: '' },
  problems: {},
  refusal: null,
  unsure: false,
};

/**
 * The dialog in which a row is counted anew, or pieces are added or taken away. When somebody else has changed it
 * meanwhile, what was typed stays, and is saved over what holds now only when the person says so once more.
 */
export const stockEditorMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { saveStock: unprovidedActor<SavedStock, StockChange | null>() },
  guards: {
    canSave: ({ context: { form, stock } }) =>
      stock !== null && Object.keys(stockProblems(form, stock)).length === 0,
    hasChanged: ({ context: { stock } }, { answer }: { answer: SavedStock }) =>
      answer.kind === 'refused' &&
      answer.errorKey === 'CHANGED_MEANWHILE' &&
      stock !== null &&
      currentStock(stock, answer.data.current) !== null,
    wasRefused: (_, { answer }: { answer: SavedStock }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    setStock: assign((_, { stock, mode }: { stock: Stock; mode: StockMode }) => ({
      stock,
      opened: stock,
      form: stockForm(stock, mode),
    })),
    editForm: assign(({ context }, { change }: { change: Partial<StockForm> }) => {
      const form = { ...context.form, ...change };
      // The number of one way means nothing in another.
      if (change.mode !== undefined && context.stock)
        form.pieces = stockForm(context.stock, change.mode).pieces;
      return { form, problems: {}, refusal: null };
    }),
    validateForm: assign(({ context: { form, stock } }) => ({
      problems: stock ? stockProblems(form, stock) : {},
      refusal: null,
    })),
    clearRefusal: assign({ problems: {}, refusal: null }),
    setRefusal: assign((_, { answer }: { answer: SavedStock }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    setCurrent: assign(({ context: { stock } }, { answer }: { answer: SavedStock }) => ({
      stock: (stock && answer.kind === 'refused' && currentStock(stock, answer.data.current)) || stock,
    })),
    setOutcomeUnknown: assign({ unsure: true }),
    announce: (_, _params: { stock: Stock | null }) => {},
  },
}).createMachine({
  id: 'stockEditor',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'editor.open': { target: 'form', actions: { type: 'setStock', params: ({ event }) => event } },
      },
    },
    form: {
      initial: 'editing',
      on: {
        'editor.close': 'closed',
        'form.edit': { target: '.editing', actions: { type: 'editForm', params: ({ event }) => event } },
        'form.save': [
          { guard: 'canSave', target: 'saving', actions: 'clearRefusal' },
          { target: '.editing', actions: 'validateForm' },
        ],
      },
      states: {
        editing: {},
        changed: {
          on: { 'form.edit': { actions: { type: 'editForm', params: ({ event }) => event } } },
        },
        refused: {},
        broken: {},
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveStock',
        src: 'saveStock',
        input: ({ context: { form, stock, unsure } }) => stock && stockInput(form, stock, unsure),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.changed',
            actions: { type: 'setCurrent', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'closed',
            actions: { type: 'announce', params: ({ context: { stock } }) => ({ stock }) },
          },
        ],
        onError: { target: 'form.broken', actions: 'setOutcomeUnknown' },
      },
    },
  },
});
