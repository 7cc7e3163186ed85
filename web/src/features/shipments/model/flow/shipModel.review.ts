import { payload } from '../../../../lib/params.ts';
import { quoting } from '../../shared/wizard/sharedStates.ts';
import { modelBatch } from './modelBatch.ts';
import { shipModelSetup } from './shipModel.setup.ts';
import type { ModelContext } from './shipModel.types.ts';

/** Step 4: every parcel with its price as it is now; leads to the batch. */
export const reviewStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  initial: 'quoting',
  states: {
    ...quoting(({ context }: { context: ModelContext }) => modelBatch(context), 'ready'),
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'invalid.skip': { actions: { type: 'setSkip', params: payload } },
        'duplicates.allow': {
          target: 'quoting',
          actions: [{ type: 'allowDuplicates', params: payload }, 'clearQuote'],
        },
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipModel.savingRequest', actions: 'recordSubmission' },
      },
    },
  },
});
