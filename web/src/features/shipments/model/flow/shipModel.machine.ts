import { output, payload } from '../../../../lib/params.ts';
import { quoting } from '../../shared/wizard/sharedStates.ts';
import { checkoutInput } from '../../shared/wizard/wizard.setup.ts';
import { modelBatch } from './modelBatch.ts';
import type { ModelContext } from './modelDraft.ts';
import { checkStep } from './shipModel.check.ts';
import { goodsStep } from './shipModel.goods.ts';
import { blankModelContext, exitsOf, modelDraftOf, shipModelSetup } from './shipModel.setup.ts';

/** Step 1: a file is chosen and read; where its columns are not clear, the person says what they are. */
const fileStep = shipModelSetup.createStateConfig({
  entry: { type: 'setStep', params: { step: 'file' } },
  initial: 'choosing',
  on: {
    'file.choose': {
      target: '.reading',
      actions: [{ type: 'setFile', params: payload }, 'clearRefusal'],
    },
  },
  states: {
    choosing: { on: { 'mapping.open': { guard: 'canMapAgain', target: 'mapping' } } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file, sheet, read, fields }, self }) => ({
          file: file as File,
          sheet,
          mapping: read && { header: read.header, fields },
          report: (progress) => self.send({ type: 'reading.progress', progress }),
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'choosing',
            actions: { type: 'setFileRefusal', params: output },
          },
          {
            guard: { type: 'needsMapping', params: output },
            target: 'mapping',
            actions: { type: 'setColumns', params: output },
          },
          {
            target: '#shipModel.composing.check',
            actions: { type: 'setRows', params: output },
          },
        ],
        onError: 'failed',
      },
      on: {
        'reading.progress': { actions: { type: 'setProgress', params: payload } },
        'reading.cancel': 'choosing',
        'step.go': {},
      },
    },
    mapping: {
      on: {
        'column.map': { actions: { type: 'mapColumn', params: payload } },
        'sheet.choose': { target: 'reading', actions: { type: 'setSheet', params: payload } },
        'mapping.confirm': { guard: 'hasMapped', target: 'reading' },
        'mapping.cancel': 'choosing',
      },
    },
    failed: { on: { retry: 'reading' } },
  },
});

/** Step 4: every parcel with its price as it is now; leads to the batch. */
const reviewStep = shipModelSetup.createStateConfig({
  entry: [{ type: 'setStep', params: { step: 'review' } }, 'assignIdempotencyKeys'],
  initial: 'quoting',
  states: {
    ...quoting(({ context }: { context: ModelContext }) => modelBatch(context), 'ready'),
    ready: {
      after: { quoteLifetime: 'quoting' },
      on: {
        'invalid.skip': { actions: { type: 'setSkip', params: payload } },
        'duplicates.allow': {
          target: 'quoting',
          actions: [{ type: 'allowDuplicates', params: payload }, 'clearQuote'],
        },
        'quote.refresh': { target: 'quoting', actions: 'clearRefusal' },
        'order.submit': { guard: 'canPay', target: '#shipModel.savingRequest', actions: 'recordSubmission' },
      },
    },
  },
});

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
