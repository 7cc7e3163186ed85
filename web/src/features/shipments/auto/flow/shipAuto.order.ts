import { batchInput } from './batchInput.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Places the batch. While the outcome is unknown, only the same request may be sent again. */
export const placing = shipAutoSetup.createStateConfig({
  initial: 'creating',
  states: {
    creating: {
      tags: 'busy',
      entry: 'recordSubmission',
      invoke: {
        id: 'createBatch',
        src: 'createBatch',
        input: ({ context }) => ({
          batch: context.sent ?? batchInput(context),
          clientNo: context.createNo ?? '',
        }),
        onDone: [
          {
            guard: { type: 'foundChanges', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipAuto.composing.orders.rechecking',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'rotateBatchKey',
            ],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipAuto.composing.review',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'rotateBatchKey',
            ],
          },
          {
            target: '#shipAuto.paying',
            actions: { type: 'setPlaced', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unsure',
      },
    },
    unsure: {
      on: {
        retry: 'creating',
        'step.go': [
          {
            guard: { type: 'canEnterOrders', params: ({ event }) => event },
            target: '#shipAuto.composing.orders.rechecking',
            actions: 'clearRequest',
          },
          {
            guard: { type: 'canEnterGoods', params: ({ event }) => event },
            target: '#shipAuto.composing.goods',
            actions: 'clearRequest',
          },
        ],
      },
    },
  },
});

/** Pays the placed batch from the balance. */
export const paying = shipAutoSetup.createStateConfig({
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'busy',
      entry: ['assignIdempotencyKeys', 'clearRefusal'],
      invoke: {
        id: 'payBatch',
        src: 'payBatch',
        input: ({ context }) => ({
          batchNo: context.placed?.batchNo ?? '',
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
            target: '#shipAuto.shipped',
            actions: { type: 'setReceipt', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unsure',
      },
    },
    unpaid: {
      on: {
        'order.submit': 'requesting',
        'order.again': { target: '#shipAuto.resuming', actions: ['dropPlaced', 'startOver'] },
      },
    },
    unsure: { on: { retry: 'requesting' } },
    closed: {
      on: { 'order.again': { target: '#shipAuto.resuming', actions: 'dropPlaced' } },
    },
  },
});
