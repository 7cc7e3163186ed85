import { sendableRows } from './recipientRules.ts';
import { draftOf, shipByHandSetup } from './shipByHand.setup.ts';

/** Step 4: every parcel with its price as it is now; leads to the order. */
export const reviewStep = shipByHandSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'numberRequests'],
  exit: 'forgetPriceChange',
  initial: 'quoting',
  states: {
    quoting: {
      tags: ['busy', 'pricing'],
      invoke: {
        id: 'quoteShipment',
        src: 'quoteShipment',
        input: ({ context }) => ({ draft: draftOf(context), rows: sendableRows(context.rows) }),
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
        'quote.refresh': { target: 'quoting', actions: 'forgetRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipByHand.placing' },
      },
    },
    refused: { on: { retry: 'quoting' } },
    broken: { on: { retry: 'quoting' } },
  },
});
