import { shipAutoSetup } from './shipAuto.setup.ts';

/** The server pulls the shop's orders, and continues when the page is left. */
export const pulling = shipAutoSetup.createStateConfig({
  tags: 'pulling',
  initial: 'asking',
  on: {
    'pull.cancel': { target: 'choosing', actions: 'dropPull' },
  },
  states: {
    asking: {
      invoke: {
        id: 'pullOrders',
        src: 'pullOrders',
        input: ({ context: { shopId, pullTaskId, pullDays } }) => ({
          shopId: shopId ?? 0,
          taskId: pullTaskId,
          days: pullDays,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: '#shipAuto.composing.orders.pullFailed',
            actions: ['dropPull', { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            guard: { type: 'goesOn', params: ({ event }) => ({ answer: event.output }) },
            target: 'pausing',
            actions: { type: 'setProgress', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: '#shipAuto.composing.orders.choosing',
            actions: { type: 'setProgress', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: '#shipAuto.composing.orders.pullFailed',
      },
    },
    pausing: { after: { pullPause: 'asking' } },
  },
});
