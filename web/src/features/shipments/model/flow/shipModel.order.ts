import { modelBatch } from './modelBatch.ts';
import { modelDraftOf, shipModelSetup } from './shipModel.setup.ts';

/**
 * The batch is being placed. The request is kept before it goes out, so that a page that dies on the way can send the
 * same one again; while no answer is known, nothing else may be sent.
 */
export const placing = shipModelSetup.createStateConfig({
  initial: 'keeping',
  states: {
    keeping: {
      tags: 'busy',
      entry: 'recordSubmission',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ account: context.account, draft: modelDraftOf(context) }),
        onDone: 'creating',
        onError: 'creating',
      },
    },
    creating: {
      tags: 'busy',
      entry: 'recordSubmission',
      invoke: {
        id: 'createBatch',
        src: 'createBatch',
        input: ({ context }) => ({
          batch: context.sent ?? modelBatch(context),
          clientNo: context.createNo ?? '',
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipModel.composing.review',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'rotateBatchKey',
            ],
          },
          {
            target: '#shipModel.paying',
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
            guard: { type: 'canEnterCheck', params: ({ event }) => event },
            target: '#shipModel.composing.check',
            actions: 'clearRequest',
          },
          {
            guard: { type: 'canEnterGoods', params: ({ event }) => event },
            target: '#shipModel.composing.goods',
            actions: 'clearRequest',
          },
        ],
      },
    },
  },
});

/** The batch stands and is being paid from the balance: all of its orders or none. */
export const paying = shipModelSetup.createStateConfig({
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
            target: '#shipModel.shipped',
            actions: { type: 'setReceipt', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unsure',
      },
    },
    unpaid: {
      on: {
        'order.submit': 'requesting',
        'order.again': { target: '#shipModel.resuming', actions: ['dropPlaced', 'dropFile', 'startOver'] },
      },
    },
    unsure: { on: { retry: 'requesting' } },
    closed: {
      on: { 'order.again': { target: '#shipModel.resuming', actions: 'dropPlaced' } },
    },
  },
});
