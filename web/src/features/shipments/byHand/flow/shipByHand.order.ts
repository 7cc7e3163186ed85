import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { draftOf, shipByHandSetup } from './shipByHand.setup.ts';

/** The order is being placed. While no answer is known, only the same request may be sent again. */
export const placing = shipByHandSetup.createStateConfig({
  initial: 'creating',
  states: {
    creating: {
      tags: 'busy',
      entry: 'recordSubmission',
      invoke: {
        id: 'createShipment',
        src: 'createShipment',
        input: ({ context }) => ({
          draft: draftOf(context),
          rows: sendableRows(context.rows),
          quoteNo: context.sentQuoteNo ?? '',
          clientNo: context.createNo ?? '',
        }),
        onDone: [
          {
            guard: { type: 'namesRows', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipByHand.composing.review.ready',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'rotateOrderKey',
            ],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipByHand.composing.review',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'rotateOrderKey',
            ],
          },
          {
            target: '#shipByHand.paying',
            actions: { type: 'setPlaced', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unsure',
      },
    },
    unsure: {
      on: {
        retry: 'creating',
        'step.go': { target: '#shipByHand.composing.recipients', actions: 'clearRequest' },
      },
    },
  },
});

/** The order stands and is being paid from the balance. */
export const paying = shipByHandSetup.createStateConfig({
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'busy',
      entry: ['assignIdempotencyKeys', 'clearRefusal'],
      invoke: {
        id: 'payShipment',
        src: 'payShipment',
        input: ({ context }) => ({
          orderId: context.placed?.orderId ?? 0,
          clientNo: context.payNo ?? '',
        }),
        onDone: [
          {
            guard: { type: 'wasClosed', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'unpaid',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'rotatePaymentKey',
            ],
          },
          {
            target: '#shipByHand.shipped',
            actions: { type: 'setReceipt', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unsure',
      },
    },
    unpaid: {
      on: {
        'order.submit': 'requesting',
        'order.again': {
          target: '#shipByHand.composing.goods',
          actions: ['dropPlaced', 'startOver'],
        },
      },
    },
    unsure: { on: { retry: 'requesting' } },
    closed: {
      on: {
        'order.again': { target: '#shipByHand.composing.recipients', actions: 'dropPlaced' },
      },
    },
  },
});
