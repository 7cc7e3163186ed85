import { batchInput } from './batchInput.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Step 4: every parcel with its price as it is now; leads to the batch. */
export const reviewStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  initial: 'quoting',
  states: {
    quoting: {
      tags: ['busy', 'pricing'],
      invoke: {
        id: 'quoteBatch',
        src: 'quoteBatch',
        input: ({ context }) => batchInput(context),
        onDone: [
          {
            guard: { type: 'foundChanges', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipAuto.composing.orders.rechecking',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'setQuote', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'broken',
      },
    },
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'invalid.skip': { actions: { type: 'setSkip', params: ({ event }) => event } },
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipAuto.placing' },
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'clearRefusal' } } },
    broken: { on: { retry: 'quoting' } },
  },
});
