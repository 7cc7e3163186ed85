import { goodsEditorSetup, requestOf } from './goodsEditor.setup.ts';

/**
 * Asks again for a creation whose answer was lost, as it was sent: only then is it known whether what is wanted now
 * makes new goods or changes those.
 */
const recovering = goodsEditorSetup.createStateConfig({
  tags: ['busy', 'form'],
  entry: 'clearProblems',
  invoke: {
    id: 'recoverGood',
    src: 'saveGood',
    input: ({ context }) => ({ ...requestOf(context), ...context.sent }),
    onDone: [
      {
        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'saving',
        actions: 'clearSent',
      },
      {
        target: 'saving',
        actions: [
          'clearDraft',
          {
            type: 'setSaved',
            params: ({ context, event }) => ({
              answer: event.output,
              asked: context.sent?.form ?? context.form,
            }),
          },
          'saveUnsavedDraft',
          'reportGoodName',
        ],
      },
    ],
    onError: 'editing.broken',
  },
  on: {
    'form.edit': { actions: [{ type: 'editForm', params: ({ event }) => event }, 'saveUnsavedDraft'] },
    'pictures.report': { actions: { type: 'setUploading', params: ({ event }) => event } },
  },
});

/** Typing goes on meanwhile. */
const saving = goodsEditorSetup.createStateConfig({
  tags: ['busy', 'form'],
  entry: ['recordSubmission', 'saveUnsavedDraft'],
  invoke: {
    id: 'saveGood',
    src: 'saveGood',
    input: ({ context }) => requestOf(context),
    onDone: [
      {
        guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output }) },
        target: 'missing',
      },
      {
        guard: { type: 'wasChanged', params: ({ event }) => ({ answer: event.output }) },
        target: 'comparing',
      },
      {
        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'editing',
        actions: [
          { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          'saveUnsavedDraft',
          'focusFirstProblem',
        ],
      },
      {
        guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
        target: 'saved',
        actions: [
          'clearDraft',
          {
            type: 'setSaved',
            params: ({ context, event }) => ({ answer: event.output, asked: context.asked }),
          },
          'saveUnsavedDraft',
          'reportGoodName',
          'refreshGoods',
        ],
      },
      {
        target: 'editing',
        actions: [
          'clearDraft',
          {
            type: 'setSaved',
            params: ({ context, event }) => ({ answer: event.output, asked: context.asked }),
          },
          'saveUnsavedDraft',
          'reportGoodName',
          'refreshGoods',
          'announceSaved',
        ],
      },
    ],
    // The same number goes with the next try.
    onError: 'editing.broken',
  },
  on: {
    'form.edit': { actions: [{ type: 'editForm', params: ({ event }) => event }, 'saveUnsavedDraft'] },
    'pictures.report': { actions: { type: 'setUploading', params: ({ event }) => event } },
  },
});

export const savingGood = { recovering, saving };
