import { payload } from '../../../../lib/params.ts';
import { quoting } from '../../shared/wizard/sharedStates.ts';
import { batchInput } from './batchInput.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';
import type { AutoContext } from './shipAuto.types.ts';

const { refused, ...priced } = quoting(
  ({ context }: { context: AutoContext }) => batchInput(context),
  'ready',
);

/** Step 4: every parcel with its price as it is now; leads to the batch. */
export const reviewStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  initial: 'quoting',
  states: {
    ...priced,
    refused: {
      ...refused,
      always: { guard: 'foundChanges', target: '#shipAuto.composing.orders.rechecking' },
    },
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'invalid.skip': { actions: { type: 'setSkip', params: payload } },
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipAuto.checkout', actions: 'recordSubmission' },
      },
    },
  },
});
