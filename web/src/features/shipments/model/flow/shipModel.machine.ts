import { output, payload } from '../../../../lib/params.ts';
import { checkoutInput } from '../../shared/wizard/wizard.setup.ts';
import { checkStep } from './shipModel.check.ts';
import { fileStep } from './shipModel.file.ts';
import { goodsStep } from './shipModel.goods.ts';
import { reviewStep } from './shipModel.review.ts';
import { blankModelContext, exitsOf, modelDraftOf, shipModelSetup } from './shipModel.setup.ts';

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
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context: { account } }) => ({ account }),
        onDone: { target: 'resuming', actions: { type: 'resume', params: output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { retry: 'opening' } },
    resuming: {
      always: [
        { guard: 'hasPlaced', target: 'checkout' },
        { guard: 'hasUnansweredSubmission', target: 'checkout' },
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
            guard: { type: 'canEnterFile', params: payload },
            target: '.file',
            actions: 'clearRefusal',
          },
          {
            guard: { type: 'canEnterCheck', params: payload },
            target: '.check',
            actions: 'clearRefusal',
          },
          {
            guard: { type: 'canEnterGoods', params: payload },
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
    // So that a page that dies on the way can send the same request again.
    savingRequest: {
      tags: 'busy',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ account: context.account, draft: modelDraftOf(context) }),
        onDone: 'checkout',
        onError: 'checkout',
      },
    },
    checkout: {
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => checkoutInput(context, exitsOf(context)),
        onDone: [
          {
            guard: { type: 'wasPaid', params: output },
            target: 'shipped',
            actions: [{ type: 'storeReceipt', params: output }, 'dropFile'],
          },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'composing.review',
            actions: [{ type: 'setRefusal', params: output }, 'rotateOrderKey'],
          },
          {
            guard: { type: 'wasLeftForGoods', params: output },
            target: 'composing.goods',
            actions: 'clearRequest',
          },
          { guard: { type: 'wasLeft', params: output }, target: 'composing.check', actions: 'clearRequest' },
          {
            guard: { type: 'wasAbandoned', params: output },
            target: 'resuming',
            actions: ['clearPlaced', 'dropFile', 'startOver'],
          },
          { target: 'resuming', actions: 'clearPlaced' },
        ],
      },
      on: { 'checkout.changed': { actions: { type: 'storeCheckout', params: payload } } },
    },
    shipped: {
      on: { 'order.again': { target: 'resuming', actions: 'startOver' } },
    },
  },
});
