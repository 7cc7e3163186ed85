import { editingWarehouse } from './warehouseEditor.form.ts';
import { requestOf, warehouseEditorSetup } from './warehouseEditor.setup.ts';
import { blankWarehouse } from './warehouseForm.ts';

/**
 * The page on which a warehouse is written, new or changed. What is not saved is kept in the browser at every step; a
 * draft that is found at the opening is offered. Who saves what somebody else has changed is shown what differs.
 */
export const warehouseEditorMachine = warehouseEditorSetup.createMachine({
  id: 'warehouseEditor',
  context: ({ input: { account, id } }) => ({
    ...{ account, id, warehouse: null, form: blankWarehouse, draft: null, uploading: false },
    ...{ problems: {}, areas: null, current: null },
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadWarehouse',
        src: 'loadWarehouse',
        input: ({ context: { account, id } }) => ({ account, id }),
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
          { guard: 'isDraftOld', target: 'changed', actions: ['restoreDraft', 'currentIsRead'] },
          { target: 'editing', actions: 'restoreDraft' },
        ],
        'draft.discard': { target: 'editing', actions: ['clearFound', 'clearDraft'] },
      },
    },
    editing: editingWarehouse,
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveWarehouse',
        src: 'saveWarehouse',
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
              'showProblem',
            ],
          },
          { target: 'saved', actions: ['clearDraft', 'finish'] },
        ],
        onError: 'editing.broken',
      },
    },
    /** Reads what holds now, after somebody else has changed it. */
    comparing: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'loadCurrent',
        src: 'loadWarehouse',
        input: ({ context: { account, id } }) => ({ account, id }),
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
    },
    /** Nothing is saved before the person has decided. */
    changed: {
      on: {
        'theirs.adopt': {
          target: 'editing',
          actions: ['adoptTheirs', 'resolveConflict', 'saveUnsavedDraft'],
        },
        'mine.keep': { target: 'editing', actions: ['resolveConflict', 'saveUnsavedDraft'] },
      },
    },
    saved: {},
  },
});
