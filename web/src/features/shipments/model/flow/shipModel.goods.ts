import { payload } from '../../../../lib/params.ts';
import {
  choosingDelivery,
  choosingSender,
  editingSender,
  entering,
  loadingGoods,
} from '../../shared/wizard/wizardStates.ts';
import { shipModelSetup } from './shipModel.setup.ts';

/** Step 3: what is in the parcels, who brings and who sends them. */
export const goodsStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'goods' } }, 'clearQuote', 'clearRefusal'],
  initial: 'deciding',
  on: {
    ...choosingDelivery,
    'split.choose': {
      guard: { type: 'offersSplit', params: payload },
      actions: { type: 'setSplit', params: payload },
    },
    'platform.choose': { actions: { type: 'setPlatform', params: payload } },
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
        ...choosingSender,
      },
      states: {
        ...loadingGoods('choosing'),
        choosing: { on: { 'step.go': entering('review', '#shipModel.composing.review') } },
      },
    },
    editingSender,
  },
});
