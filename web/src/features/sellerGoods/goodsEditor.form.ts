import { goodsEditorSetup } from './goodsEditor.setup.ts';

/** The form. What is to be saved is judged first. */
export const editingGood = goodsEditorSetup.createStateConfig({
  tags: 'form',
  initial: 'filling',
  on: {
    'form.edit': {
      target: '.filling',
      actions: [{ type: 'editForm', params: ({ event }) => event }, 'keepUnsaved'],
    },
    'pictures.report': { actions: { type: 'noteUploading', params: ({ event }) => event } },
    'good.save': {
      guard: { type: 'canPublish', params: ({ event }) => event },
      target: '.checking',
      actions: { type: 'wish', params: ({ event }) => event },
    },
    'draft.save': [
      {
        guard: 'canStayOff',
        target: '.checking',
        actions: { type: 'wish', params: { publish: false } },
      },
      { actions: ['keepUnsaved', 'announceKept'] },
    ],
  },
  states: {
    filling: {},
    /** No answer came: trying again makes nothing twice. */
    broken: {},
    checking: {
      always: [
        { guard: 'isUploading', target: 'filling', actions: ['askForPictures', 'pointOut'] },
        { guard: 'isUnsound', target: 'filling', actions: ['judgeForm', 'pointOut'] },
        { guard: 'isOvertaken', target: '#goodsEditor.recovering' },
        { target: '#goodsEditor.saving' },
      ],
    },
  },
});
