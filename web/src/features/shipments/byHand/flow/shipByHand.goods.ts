import { shipByHandSetup } from './shipByHand.setup.ts';

/** Step 1: the goods, the warehouse, the pieces a parcel. */
export const goodsStep = shipByHandSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'goods' } },
  initial: 'choosing',
  on: {
    'goods.choose': {
      target: '.loading',
      actions: [{ type: 'setGoods', params: ({ event }) => event }, 'clearRefusal'],
    },
    'warehouse.choose': {
      guard: { type: 'offersWarehouse', params: ({ event }) => event },
      actions: { type: 'setWarehouse', params: ({ event }) => event },
    },
    'num.change': { actions: { type: 'setNum', params: ({ event }) => event } },
  },
  states: {
    choosing: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadGoods',
        src: 'loadGoods',
        input: ({ context }) => context.goodId ?? 0,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            actions: [{ type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) }, 'dropGoods'],
          },
          {
            target: 'choosing',
            actions: { type: 'setFacts', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'broken',
      },
    },
    broken: { on: { retry: 'loading' } },
  },
});
