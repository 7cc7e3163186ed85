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
            actions: { type: 'takeLoaded', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'takeLoaded', params: ({ event }) => ({ answer: event.output }) },
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
            actions: ['restoreDraft', 'currentIsGood', 'keepUnsaved'],
          },
          { target: 'editing', actions: ['restoreDraft', 'keepUnsaved'] },
        ],
        'draft.discard': { target: 'editing', actions: ['forgetFound', 'keepUnsaved'] },
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
            actions: { type: 'takeCurrent', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'editing.broken',
      },
      on: {
        'form.edit': { actions: [{ type: 'editForm', params: ({ event }) => event }, 'keepUnsaved'] },
        'pictures.report': { actions: { type: 'noteUploading', params: ({ event }) => event } },
      },
    },
    /** Two versions side by side; nothing is saved before the person has decided. */
    changed: {
      entry: 'forgetUploading',
      on: {
        'theirs.takeOne': { actions: [{ type: 'takeOne', params: ({ event }) => event }, 'keepUnsaved'] },
        'theirs.take': { target: 'editing', actions: ['takeTheirs', 'settle', 'keepUnsaved'] },
        'mine.keep': { target: 'editing', actions: ['settle', 'keepUnsaved'] },
      },
    },
    /** On sale, or before an operator. */
    saved: { entry: 'forgetUploading', on: { 'good.edit': 'editing' } },
  },
});
