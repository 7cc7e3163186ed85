import { payload } from '../../../../lib/params.ts';
import { editingSender, loadingGoods } from '../../shared/wizard/sharedStates.ts';
import { shipModelSetup } from './shipModel.setup.ts';

/** Step 3: what is in the parcels, who brings and who sends them. */
export const goodsStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'goods' } }, 'clearQuote', 'clearRefusal'],
  initial: 'deciding',
  on: {
    'warehouse.choose': {
      guard: { type: 'offersWarehouse', params: payload },
      actions: { type: 'fitGoods', params: payload },
    },
    'courier.choose': {
      guard: { type: 'offersCourier', params: payload },
      actions: { type: 'fitGoods', params: payload },
    },
    'num.change': { actions: { type: 'fitGoods', params: payload } },
    'numBy.choose': { actions: { type: 'setNumBy', params: payload } },
    'split.choose': {
      guard: { type: 'offersSplit', params: payload },
      actions: { type: 'setSplit', params: payload },
    },
    'platform.choose': { actions: { type: 'setPlatform', params: payload } },
    'remark.edit': { actions: { type: 'setRemark', params: payload } },
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
          actions: [{ type: 'setGoods', params: payload }, 'clearSplit', 'clearRefusal'],
        },
        'sender.choose': { actions: { type: 'setSender', params: payload } },
        'sender.open': {
          target: 'editingSender',
          actions: [{ type: 'setSenderForm', params: payload }, 'clearRefusal'],
        },
      },
      states: {
        loading: loadingGoods('choosing'),
        choosing: {
          on: {
            'step.go': {
              guard: { type: 'canEnterReview', params: payload },
              target: '#shipModel.composing.review',
            },
          },
        },
        loadFailed: { on: { retry: 'loading' } },
      },
    },
    editingSender,
  },
});
