import { draftStates } from '../../flows/draftEditor.ts';
import { output, payload } from '../../lib/params.ts';
import { areasState, courierEvents } from './couriersEditing.ts';
import { requestOf, warehouseEditorSetup } from './warehouseEditor.setup.ts';
import { blankWarehouse } from './warehouseForm.ts';

/**
 * The page on which a warehouse is written, new or changed. What is not saved is kept in the browser at every step; a
 * draft that is found at the opening is offered. Who saves what somebody else has changed is shown what differs.
 */
export const warehouseEditorMachine = warehouseEditorSetup.createMachine({
  id: 'warehouseEditor',
  context: ({ input: { account, id } }) => ({
    ...{ account, id, item: null, form: blankWarehouse, draft: null, uploading: false },
    ...{ problems: {}, areas: null, current: null },
  }),
  initial: 'loading',
  states: {
    ...draftStates,
    editing: {
      initial: 'filling',
      tags: 'form',
      on: {
        'form.edit': {
          target: '.filling',
          actions: [{ type: 'editForm', params: payload }, 'saveUnsavedDraft'],
        },
        'logo.report': { actions: { type: 'setUploading', params: payload } },
        ...courierEvents,
        'form.save': [
          { guard: 'isUploading', target: '.filling', actions: ['setLogoMissing', 'showProblem'] },
          { guard: 'isInvalid', target: '.filling', actions: ['validateForm', 'showProblem'] },
          { target: 'saving', actions: 'clearProblems' },
        ],
      },
      states: {
        filling: {},
        /** No answer came. */
        failed: { tags: 'failed' },
        areas: areasState,
      },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveItem',
        src: 'saveItem',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          { guard: { type: 'wasChanged', params: output }, target: 'comparing' },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'editing',
            actions: [{ type: 'setRefusal', params: output }, 'showProblem'],
          },
          { target: 'saved', actions: ['clearDraft', 'finish'] },
        ],
        onError: 'editing.failed',
      },
    },
    saved: {},
  },
});
