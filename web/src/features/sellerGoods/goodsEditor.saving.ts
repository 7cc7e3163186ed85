import { goodsEditorSetup, wishOf } from './goodsEditor.setup.ts';

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
    input: ({ context }) => ({ ...wishOf(context), ...context.sent }),
    onDone: [
      {
        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'saving',
        actions: 'forgetSent',
      },
      {
        target: 'saving',
        actions: [
          'forgetDraft',
          {
            type: 'takeSaved',
            params: ({ context, event }) => ({
              answer: event.output,
              asked: context.sent?.form ?? context.form,
            }),
          },
          'keepUnsaved',
          'nameGood',
        ],
      },
    ],
    onError: 'editing.broken',
  },
  on: {
    'form.edit': { actions: [{ type: 'editForm', params: ({ event }) => event }, 'keepUnsaved'] },
    'pictures.report': { actions: { type: 'noteUploading', params: ({ event }) => event } },
  },
});

/** Typing goes on meanwhile. */
const saving = goodsEditorSetup.createStateConfig({
  tags: ['busy', 'form'],
  entry: ['noteSent', 'keepUnsaved'],
  invoke: {
    id: 'saveGood',
    src: 'saveGood',
    input: ({ context }) => wishOf(context),
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
          { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
          'keepUnsaved',
          'pointOut',
        ],
      },
      {
        guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
        target: 'saved',
        actions: [
          'forgetDraft',
          {
            type: 'takeSaved',
            params: ({ context, event }) => ({ answer: event.output, asked: context.asked }),
          },
          'keepUnsaved',
          'nameGood',
          'refreshGoods',
        ],
      },
      {
        target: 'editing',
        actions: [
          'forgetDraft',
          {
            type: 'takeSaved',
            params: ({ context, event }) => ({ answer: event.output, asked: context.asked }),
          },
          'keepUnsaved',
          'nameGood',
          'refreshGoods',
          'announceSaved',
        ],
      },
    ],
    // The same number goes with the next try.
    onError: 'editing.broken',
  },
  on: {
    'form.edit': { actions: [{ type: 'editForm', params: ({ event }) => event }, 'keepUnsaved'] },
    'pictures.report': { actions: { type: 'noteUploading', params: ({ event }) => event } },
  },
});

export const savingGood = { recovering, saving };
