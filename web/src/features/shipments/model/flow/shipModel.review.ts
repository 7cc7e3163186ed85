import { modelBatch } from './modelBatch.ts';
import { modelDraftOf, shipModelSetup } from './shipModel.setup.ts';

/** Step 4: every parcel with its price as it is now; leads to the batch. */
export const reviewStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  initial: 'quoting',
  states: {
    quoting: {
      tags: ['busy', 'pricing'],
      invoke: {
        id: 'quoteBatch',
        src: 'quoteBatch',
        input: ({ context }) => modelBatch(modelDraftOf(context)),
        onDone: [
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
        'duplicates.allow': {
          target: 'quoting',
          actions: [{ type: 'allowDuplicates', params: ({ event }) => event }, 'clearQuote'],
        },
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipModel.placing' },
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'clearRefusal' } } },
    broken: { on: { retry: 'quoting' } },
  },
});
