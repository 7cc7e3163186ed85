import { blankGood } from './goodForm.ts';
import { editingGood } from './goodsEditor.form.ts';
import { savingGood } from './goodsEditor.saving.ts';
import { goodsEditorSetup } from './goodsEditor.setup.ts';

/**
 * The page on which goods are written, new or changed. What is not saved is kept in the browser at every step; a draft
 * that is found at the opening is offered. Who saves what somebody else has changed is shown both.
 */
export const goodsEditorMachine = goodsEditorSetup.createMachine({
  id: 'goodsEditor',
  context: ({ input: { account, goodId } }) => ({
    ...{ account, goodId, good: null, clean: blankGood, form: blankGood, draft: null, uploading: [] },
    ...{ publish: false, asked: blankGood, sent: null, problems: {}, current: null },
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadGood',
        src: 'loadGood',
        input: ({ context: { account, goodId } }) => ({ account, goodId }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output }) },
            target: 'missing',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'unloaded',
          },
          {
            guard: { type: 'hasDraft', params: ({ event }) => ({ answer: event.output }) },
            target: 'offering',
            actions: { type: 'setLoaded', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'setLoaded', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: { on: { 'load.retry': 'loading' } },
    missing: {},
    /** Unsaved changes of an earlier time were found. */
    offering: {
      on: {
        'draft.restore': [
          {
            guard: 'isDraftOld',
            target: 'changed',
            actions: ['restoreDraft', 'currentIsGood', 'saveUnsavedDraft'],
          },
          { target: 'editing', actions: ['restoreDraft', 'saveUnsavedDraft'] },
        ],
        'draft.discard': { target: 'editing', actions: ['clearFound', 'saveUnsavedDraft'] },
      },
    },
    editing: editingGood,
    ...savingGood,
    /** Reads what holds now, after somebody else has changed it. */
    comparing: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'loadCurrent',
        src: 'loadGood',
        input: ({ context: { account, goodId } }) => ({ account, goodId }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output }) },
            target: 'missing',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing.broken',
          },
          {
            target: 'changed',
            actions: { type: 'setCurrent', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'editing.broken',
      },
      on: {
        'form.edit': { actions: [{ type: 'editForm', params: ({ event }) => event }, 'saveUnsavedDraft'] },
        'pictures.report': { actions: { type: 'setUploading', params: ({ event }) => event } },
      },
    },
    /** Two versions side by side; nothing is saved before the person has decided. */
    changed: {
      entry: 'clearUploading',
      on: {
        'theirs.adoptOne': {
          actions: [{ type: 'adoptOne', params: ({ event }) => event }, 'saveUnsavedDraft'],
        },
        'theirs.adopt': {
          target: 'editing',
          actions: ['adoptTheirs', 'resolveConflict', 'saveUnsavedDraft'],
        },
        'mine.keep': { target: 'editing', actions: ['resolveConflict', 'saveUnsavedDraft'] },
      },
    },
    /** On sale, or before an operator. */
    saved: { entry: 'clearUploading', on: { 'good.edit': 'editing' } },
  },
});
