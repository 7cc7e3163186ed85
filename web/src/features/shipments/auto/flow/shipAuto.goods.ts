import { refusedTo } from '../../../../lib/outcome.ts';
import { output, payload } from '../../../../lib/params.ts';
import {
  choosingDelivery,
  choosingSender,
  editingSender,
  entering,
  loadingGoods,
} from '../../shared/wizard/wizardStates.ts';
import { shipAutoSetup } from './shipAuto.setup.ts';
import type { AutoContext } from './shipAuto.types.ts';

const toReview = entering('review', '#shipAuto.composing.review');
const { loading, loadFailed } = loadingGoods(
  ({ context }: { context: AutoContext }) => context.goodId ?? 0,
  'single',
);

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
    ...choosingDelivery,
    'quantity.change': { actions: { type: 'fitGoods', params: payload } },
    'split.choose': { actions: { type: 'setSplit', params: payload } },
    'autoSend.change': { actions: { type: 'setAutoSend', params: payload } },
    'address.choose': { actions: { type: 'setAddress', params: payload } },
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
          actions: [{ type: 'setMode', params: payload }, 'clearRefusal'],
        },
        ...choosingSender,
      },
      states: {
        planning: {
          tags: 'busy',
          invoke: {
            id: 'planOrders',
            src: 'planOrders',
            input: ({ context: { shopId, chosen, fallbackIds } }) => ({
              ...{ shopId: shopId ?? 0, chosen, fallbackIds },
            }),
            onDone: [
              refusedTo('refused'),
              { target: 'planned', actions: { type: 'storePlan', params: output } },
            ],
            onError: 'failed',
          },
        },
        planned: {
          on: {
            'plan.refresh': 'planning',
            'fallback.accept': {
              guard: { type: 'suggestsFallback', params: payload },
              target: 'planning',
              actions: { type: 'acceptFallback', params: payload },
            },
            'unplanned.exclude': { actions: 'excludeUnplanned' },
            // Handed to 1688, or not bought this time.
            'sourced.exclude': { guard: 'hasSourced', actions: 'excludeSourced' },
            'step.go': toReview,
          },
        },
        refused: {
          always: { guard: 'foundChanges', target: '#shipAuto.composing.orders.rechecking' },
          on: { retry: { target: 'planning', actions: 'clearRefusal' } },
        },
        failed: { on: { retry: 'planning' } },
        loading: {
          ...loading,
          on: {
            'goods.choose': {
              target: 'loading',
              reenter: true,
              actions: { type: 'setGoods', params: payload },
            },
          },
        },
        single: {
          on: {
            'sku.choose': {
              guard: { type: 'offersSku', params: payload },
              actions: { type: 'setSku', params: payload },
            },
            'goods.choose': {
              target: 'loading',
              actions: [{ type: 'setGoods', params: payload }, 'clearRefusal'],
            },
            'step.go': toReview,
          },
        },
        loadFailed,
      },
    },
    editingSender,
  },
});
