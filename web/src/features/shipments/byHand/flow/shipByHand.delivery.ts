import { shipByHandSetup } from './shipByHand.setup.ts';

/** Step 2: the courier, the sender, the platform and the remark; a sender is written in place. */
export const deliveryStep = shipByHandSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'delivery' } }, 'clearRefusal'],
  initial: 'choosing',
  on: {
    'courier.choose': {
      guard: { type: 'offersCourier', params: ({ event }) => event },
      actions: { type: 'setCourier', params: ({ event }) => event },
    },
    'platform.choose': { actions: { type: 'setPlatform', params: ({ event }) => event } },
    'remark.edit': { actions: { type: 'setRemark', params: ({ event }) => event } },
  },
  states: {
    choosing: {
      on: {
        'sender.choose': { actions: { type: 'setSender', params: ({ event }) => event } },
        'sender.open': {
          target: 'editingSender',
          actions: { type: 'setSenderForm', params: ({ event }) => event },
        },
      },
      always: { guard: 'hasSenderForm', target: 'editingSender' },
    },
    editingSender: {
      on: {
        'sender.edit': { actions: { type: 'editSenderForm', params: ({ event }) => event } },
        'sender.cancel': {
          target: 'choosing',
          actions: [{ type: 'setSenderForm', params: { form: null } }, 'clearRefusal'],
        },
        'sender.save': { target: 'savingSender', actions: 'clearRefusal' },
      },
    },
    savingSender: {
      tags: 'busy',
      invoke: {
        id: 'saveSender',
        src: 'saveSender',
        input: ({ context }) => context.senderForm,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'editingSender',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'setSavedSender', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'senderUnsaved',
      },
      on: { 'step.go': {} },
    },
    senderUnsaved: {
      on: {
        retry: 'savingSender',
        'sender.edit': {
          target: 'editingSender',
          actions: { type: 'editSenderForm', params: ({ event }) => event },
        },
      },
    },
  },
});
