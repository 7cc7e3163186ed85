import { checkStep } from './shipModel.check.ts';
import { fileStep } from './shipModel.file.ts';
import { goodsStep } from './shipModel.goods.ts';
import { paying, placing } from './shipModel.order.ts';
import { reviewStep } from './shipModel.review.ts';
import { blankModelContext, shipModelSetup } from './shipModel.setup.ts';

/** A shipment from a file: file, check, goods, review; then the batch is placed, paid, and done. */
export const shipModelMachine = shipModelSetup.createMachine({
  id: 'shipModel',
  context: ({ input }) => blankModelContext(input),
  invoke: { id: 'draftAutosave', src: 'draftAutosave', input: ({ context: { account } }) => ({ account }) },
  initial: 'opening',
  on: {
    'draft.saved': { actions: 'clearSaveFailed' },
    'draft.saveFailed': { actions: 'setSaveFailed' },
  },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openModel',
        src: 'openModel',
        input: ({ context: { account } }) => ({ account }),
        onDone: { target: 'resuming', actions: { type: 'resume', params: ({ event }) => event.output } },
        onError: 'unopened',
      },
    },
    unopened: { on: { retry: 'opening' } },
    resuming: {
      always: [
        { guard: 'hasPlaced', target: 'paying.unpaid' },
        { guard: 'hasUnansweredSubmission', target: 'placing.unsure' },
        { guard: 'resumesAtGoods', target: 'composing.review' },
        { guard: 'resumesAtCheck', target: 'composing.goods' },
        { guard: 'resumesAtFile', target: 'composing.check' },
        { target: 'composing.file' },
      ],
    },
    composing: {
      initial: 'file',
      on: {
        'step.go': [
          {
            guard: { type: 'canEnterFile', params: ({ event }) => event },
            target: '.file',
            actions: 'clearRefusal',
          },
          {
            guard: { type: 'canEnterCheck', params: ({ event }) => event },
            target: '.check',
            actions: 'clearRefusal',
          },
          {
            guard: { type: 'canEnterGoods', params: ({ event }) => event },
            target: '.goods',
            actions: 'clearRefusal',
          },
        ],
      },
      states: {
        file: fileStep,
        check: checkStep,
        goods: goodsStep,
        review: reviewStep,
      },
    },
    placing,
    paying,
    shipped: {
      on: { 'order.again': { target: 'resuming', actions: 'startOver' } },
    },
  },
});
