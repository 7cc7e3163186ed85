import { payload } from '../../../../lib/params.ts';
import { goodIdsOf } from '../../shared/wizard/basket.ts';
import {
  choosingDelivery,
  choosingItems,
  choosingSender,
  editingSender,
  entering,
  loadingGoods,
} from '../../shared/wizard/wizardStates.ts';
import type { ModelContext } from './modelDraft.ts';
import { shipModelSetup } from './shipModel.setup.ts';

/** Step 3: what is in the parcels, who brings and who sends them. */
export const goodsStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'goods' } }, 'confirmGoods', 'clearQuote', 'clearRefusal'],
  initial: 'deciding',
  on: {
    ...choosingDelivery,
    'split.choose': {
      guard: { type: 'offersSplit', params: payload },
      actions: { type: 'setSplit', params: payload },
    },
    'link.choose': { actions: { type: 'setLink', params: payload } },
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
        ...choosingItems('.loading', 'deciding'),
        ...choosingSender,
      },
      states: {
        ...loadingGoods(({ context }: { context: ModelContext }) => goodIdsOf(context.lines), 'choosing'),
        choosing: { on: { 'step.go': entering('review', '#shipModel.composing.review') } },
      },
    },
    editingSender,
  },
});
