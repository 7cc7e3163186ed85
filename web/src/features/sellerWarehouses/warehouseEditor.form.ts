import { warehouseEditorSetup } from './warehouseEditor.setup.ts';

/** The form, and above it the areas of one of its couriers. */
export const editingWarehouse = warehouseEditorSetup.createStateConfig({
  initial: 'filling',
  tags: 'form',
  on: {
    'form.edit': {
      target: '.filling',
      actions: [{ type: 'editForm', params: ({ event }) => event }, 'keepUnsaved'],
    },
    'logo.report': { actions: { type: 'noteUploading', params: ({ event }) => event } },
    'courier.add': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.filling',
      actions: [{ type: 'addCourier', params: ({ event }) => event }, 'keepUnsaved'],
    },
    'courier.edit': {
      target: '.filling',
      actions: [{ type: 'editCourier', params: ({ event }) => event }, 'keepUnsaved'],
    },
    'courier.remove': {
      target: '.filling',
      actions: [{ type: 'removeCourier', params: ({ event }) => event }, 'keepUnsaved'],
    },
    'areas.open': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.areas',
      actions: { type: 'openAreas', params: ({ event }) => event },
    },
    'form.save': [
      { guard: 'isUploading', target: '.filling', actions: ['askForLogo', 'showProblem'] },
      { guard: 'isUnsound', target: '.filling', actions: ['judgeForm', 'showProblem'] },
      { target: 'saving', actions: 'clearProblems' },
    ],
  },
  states: {
    filling: {},
    /** No answer came. */
    broken: {},
    areas: {
      exit: 'closeAreas',
      on: {
        'areas.close': 'filling',
        'areas.choose': { actions: { type: 'chooseAreas', params: ({ event }) => event } },
        'wish.edit': { actions: { type: 'editWish', params: ({ event }) => event } },
        'rules.apply': [
          {
            guard: { type: 'isWishUnsound', params: ({ event }) => event },
            actions: { type: 'judgeWish', params: ({ event }) => event },
          },
          { actions: [{ type: 'applyWish', params: ({ event }) => event }, 'keepUnsaved'] },
        ],
        'rules.remove': {
          actions: [{ type: 'removeRules', params: ({ event }) => event }, 'keepUnsaved'],
        },
        'rules.copy': { actions: [{ type: 'copyRules', params: ({ event }) => event }, 'keepUnsaved'] },
      },
    },
  },
});
