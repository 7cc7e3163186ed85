import { output, payload } from '../../../../lib/params.ts';
import { exitsOf } from '../../shared/wizard/wizard.setup.ts';
import {
  checkingOut,
  closedTo,
  entering,
  hearingTurn,
  leftTo,
  opening,
  rejectedTo,
  resuming,
  reviewing,
  watchingTurn,
} from '../../shared/wizard/wizardStates.ts';
import { modelBatch } from './modelBatch.ts';
import type { ModelContext } from './modelDraft.ts';
import { MODEL_STEPS } from './modelDraft.ts';
import { checkStep } from './shipModel.check.ts';
import { goodsStep } from './shipModel.goods.ts';
import { blankModelContext, modelDraftOf, modelNeeds, shipModelSetup } from './shipModel.setup.ts';

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

/** Step 4; leads to the batch. */
const reviewStep = shipModelSetup.createStateConfig(
  reviewing(({ context }: { context: ModelContext }) => modelBatch(context), '#shipModel.savingRequest', {
    'rows.revise': {
      target: 'quoting',
      actions: [{ type: 'reviseRows', params: payload }, 'clearQuote'],
    },
    'rows.undo': { guard: 'hasRevised', target: 'quoting', actions: ['undo', 'clearQuote'] },
    'invalid.skip': { actions: [{ type: 'setSkip', params: payload }, 'clearRefusal'] },
    'duplicates.allow': {
      target: 'quoting',
      actions: [{ type: 'allowDuplicates', params: payload }, 'clearQuote'],
    },
  }),
);

/** A shipment from a file: file, check, goods, review; then the batch is placed, paid, and done. */
export const shipModelMachine = shipModelSetup.createMachine({
  id: 'shipModel',
  context: ({ input }) => blankModelContext(input),
  invoke: [
    { id: 'draftAutosave', src: 'draftAutosave', input: ({ context: { account } }) => ({ account }) },
    watchingTurn,
  ],
  initial: 'opening',
  on: {
    ...hearingTurn,
    'draft.saved': { actions: 'clearSaveFailed' },
    'draft.saveFailed': { actions: 'setSaveFailed' },
  },
  states: {
    ...opening(({ context: { account, entry } }: { context: ModelContext }) => ({ account, entry })),
    resuming: resuming(MODEL_STEPS),
    composing: {
      initial: 'file',
      on: { 'step.go': MODEL_STEPS.slice(0, -1).map((step) => entering(step, `.${step}`)) },
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
    ...checkingOut(
      (context: ModelContext) => exitsOf(modelNeeds, context),
      'resuming',
      rejectedTo('wasRefused', 'composing.review'),
      leftTo('wasLeftForGoods', 'composing.goods'),
      leftTo('wasLeft', 'composing.check'),
      ...closedTo('resuming', 'resuming'),
    ),
  },
});
