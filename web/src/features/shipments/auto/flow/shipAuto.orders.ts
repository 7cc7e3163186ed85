import { ignoring, merging, splitting } from './shipAuto.actions.ts';
import { pulling } from './shipAuto.pulling.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Step 2: the shop's orders, read anew, filtered, merged, and chosen. */
export const ordersStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'orders' } }, 'clearQuote'],
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
      exit: 'clearRefusal',
      on: { retry: 'pulling', 'pull.cancel': { target: 'choosing', actions: 'dropPull' } },
    },
    choosing: {
      on: {
        'orders.pull': {
          target: 'pulling',
          actions: [{ type: 'beginPull', params: ({ event }) => event }, 'clearRefusal'],
        },
        'orders.chooseAll': { target: 'finding', actions: 'clearRefusal' },
        'orders.merge': {
          guard: { type: 'hasGroups', params: ({ event }) => event },
          target: 'merging',
          actions: 'clearRefusal',
        },
        'merge.split': { target: 'splitting', actions: 'clearRefusal' },
        'orders.ignore': {
          guard: { type: 'hasIds', params: ({ event }) => event },
          target: 'ignoring',
          actions: 'clearRefusal',
        },
        'orders.restore': {
          guard: { type: 'hasIds', params: ({ event }) => event },
          target: 'ignoring',
          actions: 'clearRefusal',
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
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'setFound', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'choosing', actions: 'setNoAnswer' },
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
          actions: { type: 'retainWaiting', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'deciding', actions: 'clearPlan' },
      },
      on: { 'step.go': {} },
    },
  },
});
