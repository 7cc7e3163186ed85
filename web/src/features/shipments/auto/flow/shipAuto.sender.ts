import { shipAutoSetup } from './shipAuto.setup.ts';

/** A sender is written in place, beside the goods. */
export const editingSender = shipAutoSetup.createStateConfig({
  initial: 'writing',
  on: {
    'sender.cancel': {
      target: 'deciding',
      actions: [{ type: 'setSenderForm', params: { form: null } }, 'clearRefusal'],
    },
  },
  states: {
    writing: {
      on: {
        'sender.edit': { actions: { type: 'editSenderForm', params: ({ event }) => event } },
        'sender.save': { target: 'saving', actions: 'clearRefusal' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSender',
        src: 'saveSender',
        input: ({ context }) => context.senderForm,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'writing',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: '#shipAuto.composing.goods.deciding',
            actions: { type: 'setSavedSender', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unsaved',
      },
      on: { 'sender.cancel': {}, 'step.go': {} },
    },
    unsaved: {
      on: {
        retry: 'saving',
        'sender.edit': {
          target: 'writing',
          actions: { type: 'editSenderForm', params: ({ event }) => event },
        },
      },
    },
  },
});
