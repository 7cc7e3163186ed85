import { quotingFor } from './shipByHand.quoting.ts';
import { shipByHandSetup } from './shipByHand.setup.ts';

/** Step 4: every parcel with its price as it is now; leads to the order. */
export const reviewStep = shipByHandSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  exit: 'clearPriceChange',
  initial: 'quoting',
  states: {
    quoting: quotingFor('ready'),
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipByHand.placing' },
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'clearRefusal' } } },
    broken: { on: { retry: 'quoting' } },
  },
});
