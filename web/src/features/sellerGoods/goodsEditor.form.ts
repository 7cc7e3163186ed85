import { goodsEditorSetup } from './goodsEditor.setup.ts';

/** The form. It is validated before it is saved. */
export const editingGood = goodsEditorSetup.createStateConfig({
  tags: 'form',
  initial: 'filling',
  on: {
    'form.edit': {
      target: '.filling',
      actions: [{ type: 'editForm', params: ({ event }) => event }, 'saveUnsavedDraft'],
    },
    'pictures.report': { actions: { type: 'setUploading', params: ({ event }) => event } },
    'good.save': {
      guard: { type: 'canPublish', params: ({ event }) => event },
      target: '.checking',
      actions: { type: 'request', params: ({ event }) => event },
    },
    'draft.save': [
      {
        guard: 'canStayOff',
        target: '.checking',
        actions: { type: 'request', params: { publish: false } },
      },
      { actions: ['saveUnsavedDraft', 'announceKept'] },
    ],
  },
  states: {
    filling: {},
    /** No answer came: trying again makes nothing twice. */
    broken: {},
    checking: {
      always: [
        { guard: 'isUploading', target: 'filling', actions: ['setPicturesMissing', 'focusFirstProblem'] },
        { guard: 'isInvalid', target: 'filling', actions: ['validateForm', 'focusFirstProblem'] },
        { guard: 'isOvertaken', target: '#goodsEditor.recovering' },
        { target: '#goodsEditor.saving' },
      ],
    },
  },
});
