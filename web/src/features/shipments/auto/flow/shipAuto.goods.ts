import { editingSender } from './shipAuto.sender.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Step 3: the goods for the orders, the sender, and the notification of the shop. */
export const goodsStep = shipAutoSetup.createStateConfig({
  entry: [
    { type: 'setStep', params: { step: 'goods' } },
    { type: 'setSkip', params: { skip: false } },
    'clearQuote',
    'clearPlan',
  ],
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
    'numBy.choose': { actions: { type: 'setNumBy', params: ({ event }) => event } },
    'num.change': { actions: { type: 'fitGoods', params: ({ event: { num } }) => ({ num }) } },
    'autoSend.change': { actions: { type: 'setAutoSend', params: ({ event }) => event } },
    'address.choose': { actions: { type: 'setAddress', params: ({ event }) => event } },
    'remark.edit': { actions: { type: 'setRemark', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasSenderForm', target: 'editingSender' },
        { guard: 'hasPlan', target: 'fitting.planned' },
        { guard: 'plansByMappings', target: 'fitting.planning' },
        { guard: 'isMissingFacts', target: 'fitting.loading' },
        { target: 'fitting.single' },
      ],
    },
    fitting: {
      initial: 'planning',
      on: {
        'mode.choose': {
          target: 'deciding',
          actions: [{ type: 'setMode', params: ({ event }) => event }, 'clearRefusal'],
        },
        'sender.choose': { actions: { type: 'setSender', params: ({ event }) => event } },
        'sender.open': {
          target: 'editingSender',
          actions: [{ type: 'setSenderForm', params: ({ event }) => event }, 'clearRefusal'],
        },
      },
      states: {
        planning: {
          tags: 'busy',
          invoke: {
            id: 'planOrders',
            src: 'planOrders',
            input: ({ context: { shopId, chosen } }) => ({ shopId: shopId ?? 0, chosen }),
            onDone: [
              {
                guard: { type: 'foundChanges', params: ({ event }) => ({ answer: event.output }) },
                target: '#shipAuto.composing.orders.rechecking',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'refused',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'planned',
                actions: { type: 'setPlan', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: 'broken',
          },
        },
        planned: {
          on: {
            'plan.refresh': 'planning',
            'unplanned.exclude': { actions: 'excludeUnplanned' },
            'step.go': {
              guard: { type: 'canEnterReview', params: ({ event }) => event },
              target: '#shipAuto.composing.review',
            },
          },
        },
        refused: { on: { retry: { target: 'planning', actions: 'clearRefusal' } } },
        broken: { on: { retry: 'planning' } },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadGoods',
            src: 'loadGoods',
            input: ({ context }) => context.goodId ?? 0,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'single',
                actions: [
                  { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
                  'dropGoods',
                ],
              },
              {
                target: 'single',
                actions: { type: 'setFacts', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: 'unloaded',
          },
          on: {
            'goods.choose': {
              target: 'loading',
              reenter: true,
              actions: { type: 'setGoods', params: ({ event }) => event },
            },
          },
        },
        single: {
          on: {
            'goods.choose': {
              target: 'loading',
              actions: [{ type: 'setGoods', params: ({ event }) => event }, 'clearRefusal'],
            },
            'step.go': {
              guard: { type: 'canEnterReview', params: ({ event }) => event },
              target: '#shipAuto.composing.review',
            },
          },
        },
        unloaded: { on: { retry: 'loading' } },
      },
    },
    editingSender,
  },
});
