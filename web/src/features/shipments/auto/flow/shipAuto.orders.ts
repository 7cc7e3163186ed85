import { ignoring, merging, splitting } from './shipAuto.deeds.ts';
import { pulling } from './shipAuto.pulling.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Step 2: the shop's orders, read anew, filtered, merged, and chosen. */
export const ordersStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'orders' } }, 'forgetQuote'],
  initial: 'deciding',
  on: {
    'filter.change': { actions: { type: 'changeFilter', params: ({ event }) => event } },
    'page.go': { actions: { type: 'setPage', params: ({ event }) => event } },
    'orders.choose': { actions: { type: 'chooseOrders', params: ({ event }) => event } },
    'orders.clear': { actions: 'clearChosen' },
  },
  states: {
    deciding: { always: [{ guard: 'isPulling', target: 'pulling' }, { target: 'choosing' }] },
    pulling,
    pullFailed: {
      exit: 'forgetRefusal',
      on: { retry: 'pulling', 'pull.cancel': { target: 'choosing', actions: 'dropPull' } },
    },
    choosing: {
      on: {
        'orders.pull': {
          target: 'pulling',
          actions: [{ type: 'beginPull', params: ({ event }) => event }, 'forgetRefusal'],
        },
        'orders.chooseAll': { target: 'finding', actions: 'forgetRefusal' },
        'orders.merge': {
          guard: { type: 'hasGroups', params: ({ event }) => event },
          target: 'merging',
          actions: 'forgetRefusal',
        },
        'merge.split': { target: 'splitting', actions: 'forgetRefusal' },
        'orders.ignore': {
          guard: { type: 'hasIds', params: ({ event }) => event },
          target: 'ignoring',
          actions: 'forgetRefusal',
        },
        'orders.takeBack': {
          guard: { type: 'hasIds', params: ({ event }) => event },
          target: 'ignoring',
          actions: 'forgetRefusal',
        },
      },
    },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findOrders',
        src: 'findOrders',
        input: ({ context: { shopId, filter } }) => ({ shopId: shopId ?? 0, filter }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'takeFound', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'choosing', actions: 'noteSilence' },
      },
    },
    merging,
    splitting,
    ignoring,
    rechecking: {
      tags: 'busy',
      invoke: {
        id: 'recheckOrders',
        src: 'recheckOrders',
        input: ({ context: { shopId, chosen } }) => ({ shopId: shopId ?? 0, chosen }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepWaiting', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'deciding', actions: 'forgetPlan' },
      },
      on: { 'step.go': {} },
    },
  },
});
