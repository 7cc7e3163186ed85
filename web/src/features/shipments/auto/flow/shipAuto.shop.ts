import { shipAutoSetup } from './shipAuto.setup.ts';

/** Step 1: whose orders; a shop whose binding has ended says so when it is read. */
export const shopStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'shop' } }, 'clearQuote'],
  initial: 'choosing',
  on: {
    'shop.choose': {
      target: '.reading',
      actions: [{ type: 'setShop', params: ({ event }) => event }, 'clearRefusal'],
    },
  },
  states: {
    choosing: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readShop',
        src: 'readShop',
        input: ({ context }) => context.shopId ?? 0,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: '#shipAuto.composing.orders.pulling',
            actions: { type: 'setLoadedShop', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'broken',
      },
      on: { 'shop.choose': {}, 'step.go': {} },
    },
    broken: { on: { retry: 'reading' } },
  },
});
