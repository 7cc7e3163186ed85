import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { draftOf, shipByHandSetup } from './shipByHand.setup.ts';

/** Asks what the rows cost now; leads to `priced`, or to `refused` or `broken` beside it. */
export function quotingFor(priced: string) {
  return shipByHandSetup.createStateConfig({
    tags: ['busy', 'pricing'],
    invoke: {
      id: 'quoteShipment',
      src: 'quoteShipment',
      input: ({ context }) => ({ draft: draftOf(context), rows: sendableRows(context.rows) }),
      onDone: [
        {
          guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
          target: 'refused',
          actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
        },
        {
          target: priced,
          actions: { type: 'setQuote', params: ({ event }) => ({ answer: event.output }) },
        },
      ],
      onError: 'broken',
    },
  });
}
