import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import type { WizardContext } from './wizard.types.ts';

/** A sender is written in place; leads to `deciding` beside it. */
export const editingSender = {
  initial: 'writing',
  onDone: 'deciding',
  on: {
    'sender.cancel': {
      target: 'deciding',
      actions: [{ type: 'setSenderForm', params: { form: null } }, 'clearRefusal'],
    },
  },
  states: {
    writing: {
      on: {
        'sender.edit': { actions: { type: 'editSenderForm', params: payload } },
        'sender.save': { target: 'saving', actions: 'clearRefusal' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSender',
        src: 'saveSender',
        input: ({ context }: { context: WizardContext }) => context.senderForm,
        onDone: [refusedTo('writing'), { target: 'saved', actions: { type: 'storeSender', params: output } }],
        onError: 'saveFailed',
      },
      on: { 'sender.cancel': {}, 'step.go': {} },
    },
    saveFailed: {
      on: {
        retry: 'saving',
        'sender.edit': { target: 'writing', actions: { type: 'editSenderForm', params: payload } },
      },
    },
    saved: { type: 'final' },
  },
} as const;

/** The goods are read; leads to `done`, or to `unloaded` beside it. */
export function loadingGoods<const Done extends string>(done: Done) {
  return {
    tags: 'busy',
    invoke: {
      id: 'loadGoods',
      src: 'loadGoods',
      input: ({ context }: { context: WizardContext }) => context.goodId ?? 0,
      onDone: [
        {
          guard: { type: 'wasRefused', params: output },
          target: done,
          actions: [{ type: 'setRefusal', params: output }, 'clearGoods'],
        },
        { target: done, actions: { type: 'storeFacts', params: output } },
      ],
      onError: 'loadFailed',
    },
  } as const;
}

/** The order is priced; leads to `priced`, or to `refused` or `failed`, from where it is priced again. */
export function quoting<const Input, const Priced extends string>(input: Input, priced: Priced) {
  return {
    quoting: {
      tags: ['busy', 'pricing'],
      invoke: {
        id: 'quote',
        src: 'quote',
        input,
        onDone: [refusedTo('refused'), { target: priced, actions: { type: 'storeQuote', params: output } }],
        onError: 'failed',
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'clearRefusal' } } },
    failed: { on: { retry: 'quoting' } },
  } as const;
}
