import { batchInput } from './batchInput.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** The batch is being placed. While no answer is known, only the same request may be sent again. */
export const placing = shipAutoSetup.createStateConfig({
  initial: 'creating',
  states: {
    creating: {
      tags: 'busy',
      entry: 'noteSending',
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
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'renumberBatch',
            ],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipAuto.composing.review',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'renumberBatch',
            ],
          },
          {
            target: '#shipAuto.paying',
            actions: { type: 'takePlaced', params: ({ event }) => ({ answer: event.output }) },
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
            guard: { type: 'leadsToOrders', params: ({ event }) => event },
            target: '#shipAuto.composing.orders.rechecking',
            actions: 'forgetRequest',
          },
          {
            guard: { type: 'leadsToGoods', params: ({ event }) => event },
            target: '#shipAuto.composing.goods',
            actions: 'forgetRequest',
          },
        ],
      },
    },
  },
});

/** The batch stands and is being paid from the balance. */
export const paying = shipAutoSetup.createStateConfig({
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'busy',
      entry: ['numberRequests', 'forgetRefusal'],
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
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'unpaid',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'renumberPayment',
            ],
          },
          {
            target: '#shipAuto.shipped',
            actions: { type: 'takeReceipt', params: ({ event }) => ({ answer: event.output }) },
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
