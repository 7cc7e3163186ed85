import { quotingFor } from './shipByHand.quoting.ts';
import { shipByHandSetup } from './shipByHand.setup.ts';

/** Step 3: the recipients, priced anew half a second after every change. */
export const recipientsStep = shipByHandSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'recipients' } },
  initial: 'deciding',
  on: {
    'recipients.changed': [
      {
        guard: { type: 'changesRows', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'setRows', params: ({ event }) => event },
      },
      { actions: { type: 'setRows', params: ({ event }) => event } },
    ],
    'duplicates.allow': {
      target: '.deciding',
      actions: { type: 'allowDuplicates', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      entry: 'clearRefusal',
      always: [{ guard: 'hasSendable', target: 'settling' }, { target: 'empty' }],
    },
    empty: {},
    settling: { tags: 'pricing', after: { quoteSettle: 'quoting' } },
    quoting: quotingFor('quoted'),
    quoted: {
      on: {
        'step.go': {
          guard: { type: 'canEnterReview', params: ({ event }) => event },
          target: '#shipByHand.composing.review',
        },
      },
    },
    refused: { on: { retry: { target: 'quoting', actions: 'clearRefusal' } } },
    broken: { on: { retry: 'quoting' } },
  },
});
