import { assertEvent } from 'xstate';
import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** The shop's orders are being read at the server, which goes on when nobody waits. */
const pulling = shipAutoSetup.createStateConfig({
  tags: 'pulling',
  initial: 'confirming',
  on: { 'pull.cancel': { target: 'choosing', actions: 'dropPull' } },
  states: {
    confirming: {
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
            guard: { type: 'wasRefused', params: output },
            target: '#shipAuto.composing.orders.pullFailed',
            actions: ['dropPull', { type: 'setRefusal', params: output }],
          },
          {
            guard: { type: 'continues', params: output },
            target: 'pausing',
            actions: { type: 'storeProgress', params: output },
          },
          {
            target: '#shipAuto.composing.orders.choosing',
            actions: { type: 'storeProgress', params: output },
          },
        ],
        onError: '#shipAuto.composing.orders.pullFailed',
      },
    },
    pausing: { after: { pullPause: 'confirming' } },
  },
});

const change = { target: 'changing', actions: 'clearRefusal' } as const;

/** Step 2: the shop's orders, read anew, filtered, merged, and chosen. */
export const ordersStep = shipAutoSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'orders' } }, 'clearQuote'],
  initial: 'deciding',
  on: {
    'filter.change': { actions: { type: 'changeFilter', params: payload } },
    'page.go': { actions: { type: 'setPage', params: payload } },
    'orders.choose': { actions: { type: 'chooseOrders', params: payload } },
    'orders.clear': { actions: 'clearParcels' },
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
          actions: [{ type: 'beginPull', params: payload }, 'clearRefusal'],
        },
        'orders.chooseAll': { target: 'finding', actions: 'clearRefusal' },
        'orders.merge': { ...change, guard: { type: 'hasGroups', params: payload } },
        'merge.split': change,
        'orders.ignore': { ...change, guard: { type: 'hasIds', params: payload } },
        'orders.restore': { ...change, guard: { type: 'hasIds', params: payload } },
      },
    },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findOrders',
        src: 'findOrders',
        input: ({ context: { shopId, filter } }) => ({ shopId: shopId ?? 0, filter }),
        onDone: [
          refusedTo('choosing'),
          { target: 'choosing', actions: { type: 'addFound', params: output } },
        ],
        onError: { target: 'choosing', actions: 'setNoAnswer' },
      },
    },
    // Orders become one parcel, a parcel is taken apart, or orders are left out of what waits, or taken back in.
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeOrders',
        src: 'changeOrders',
        input: ({ event }) => {
          assertEvent(event, ['orders.merge', 'merge.split', 'orders.ignore', 'orders.restore']);
          return event;
        },
        onDone: [
          refusedTo('choosing'),
          { target: 'choosing', actions: { type: 'storeChange', params: output } },
        ],
        onError: { target: 'rechecking', actions: 'setNoAnswer' },
      },
      on: { 'step.go': {} },
    },
    rechecking: {
      tags: 'busy',
      invoke: {
        id: 'recheckOrders',
        src: 'recheckOrders',
        input: ({ context: { shopId, chosen } }) => ({ shopId: shopId ?? 0, chosen }),
        onDone: { target: 'deciding', actions: { type: 'retainWaiting', params: output } },
        onError: { target: 'deciding', actions: 'clearPlan' },
      },
      on: { 'step.go': {} },
    },
  },
});
