import { editingSender } from './shipModel.sender.ts';
import { shipModelSetup } from './shipModel.setup.ts';

/** Step 3: what is in the parcels, who brings and who sends them. */
export const goodsStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'goods' } }, 'clearQuote', 'clearRefusal'],
  initial: 'deciding',
  on: {
    'warehouse.choose': {
      guard: { type: 'offersWarehouse', params: ({ event }) => event },
      actions: { type: 'fitGoods', params: ({ event: { warehouseId } }) => ({ warehouseId }) },
    },
    'courier.choose': {
      guard: { type: 'offersCourier', params: ({ event }) => event },
      actions: { type: 'fitGoods', params: ({ event: { courierId } }) => ({ courierId }) },
    },
    'num.change': { actions: { type: 'fitGoods', params: ({ event: { num } }) => ({ num }) } },
    'numBy.choose': { actions: { type: 'setNumBy', params: ({ event }) => event } },
    'split.choose': {
      guard: { type: 'offersSplit', params: ({ event }) => event },
      actions: { type: 'setSplit', params: ({ event }) => event },
    },
    'platform.choose': { actions: { type: 'setPlatform', params: ({ event }) => event } },
    'remark.edit': { actions: { type: 'setRemark', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasSenderForm', target: 'editingSender' },
        { guard: 'isMissingFacts', target: 'fitting.loading' },
        { target: 'fitting.choosing' },
      ],
    },
    fitting: {
      initial: 'choosing',
      on: {
        'goods.choose': {
          target: '.loading',
          actions: [{ type: 'setGoods', params: ({ event }) => event }, 'clearRefusal'],
        },
        'sender.choose': { actions: { type: 'setSender', params: ({ event }) => event } },
        'sender.open': {
          target: 'editingSender',
          actions: [{ type: 'setSenderForm', params: ({ event }) => event }, 'clearRefusal'],
        },
      },
      states: {
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
                actions: [
                  { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
                  'dropGoods',
                ],
              },
              {
                target: 'choosing',
                actions: { type: 'setFacts', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: 'unloaded',
          },
        },
        choosing: {
          on: {
            'step.go': {
              guard: { type: 'canEnterReview', params: ({ event }) => event },
              target: '#shipModel.composing.review',
            },
          },
        },
        unloaded: { on: { retry: 'loading' } },
      },
    },
    editingSender,
  },
});
