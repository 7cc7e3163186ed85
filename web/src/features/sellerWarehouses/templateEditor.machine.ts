import { draftStates } from '../../flows/draftEditor.ts';
import { output, payload } from '../../lib/params.ts';
import { areasState, courierEvents } from './couriersEditing.ts';
import { templateEditorSetup } from './templateEditor.setup.ts';
import { blankTemplate } from './templateForm.ts';

/** The page on which a freight template is written, new or changed, with its unsaved changes kept as a warehouse's are. */
export const templateEditorMachine = templateEditorSetup.createMachine({
  id: 'templateEditor',
  context: ({ input: { account, id } }) => ({
    ...{ account, id, item: null, form: blankTemplate, draft: null },
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
        ...courierEvents,
        'form.save': [
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
        input: ({ context: { id, form, item } }) => ({ id, form, version: item?.version ?? null }),
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          { guard: { type: 'wasChanged', params: output }, target: 'comparing' },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'editing',
            actions: [{ type: 'setRefusal', params: output }, 'showProblem'],
          },
          { target: 'saved', actions: ['clearDraft', { type: 'finish', params: output }] },
        ],
        onError: 'editing.failed',
      },
    },
    saved: {},
  },
});
