import { modelBatch } from './modelBatch.ts';
import { modelDraftOf, shipModelSetup } from './shipModel.setup.ts';

/** Step 4: every parcel with its price as it is now; leads to the batch. */
export const reviewStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'numberRequests'],
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
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'takeQuote', params: ({ event }) => ({ answer: event.output }) },
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
          actions: [{ type: 'allowDuplicates', params: ({ event }) => event }, 'forgetQuote'],
        },
        'quote.refresh': { target: 'quoting', actions: 'forgetRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipModel.placing' },
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'forgetRefusal' } } },
    broken: { on: { retry: 'quoting' } },
  },
});
