import { warehouseEditorSetup } from './warehouseEditor.setup.ts';

/** The form, and above it the areas of one of its couriers. */
export const editingWarehouse = warehouseEditorSetup.createStateConfig({
  initial: 'filling',
  tags: 'form',
  on: {
    'form.edit': {
      target: '.filling',
      actions: [{ type: 'editForm', params: ({ event }) => event }, 'saveUnsavedDraft'],
    },
    'logo.report': { actions: { type: 'setUploading', params: ({ event }) => event } },
    'courier.add': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.filling',
      actions: [{ type: 'addCourier', params: ({ event }) => event }, 'saveUnsavedDraft'],
    },
    'courier.edit': {
      target: '.filling',
      actions: [{ type: 'editCourier', params: ({ event }) => event }, 'saveUnsavedDraft'],
    },
    'courier.remove': {
      target: '.filling',
      actions: [{ type: 'removeCourier', params: ({ event }) => event }, 'saveUnsavedDraft'],
    },
    'areas.open': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.areas',
      actions: { type: 'openAreas', params: ({ event }) => event },
    },
    'form.save': [
      { guard: 'isUploading', target: '.filling', actions: ['setLogoMissing', 'showProblem'] },
      { guard: 'isInvalid', target: '.filling', actions: ['validateForm', 'showProblem'] },
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
        'rule.edit': { actions: { type: 'editRule', params: ({ event }) => event } },
        'rules.apply': [
          {
            guard: { type: 'isRuleInvalid', params: ({ event }) => event },
            actions: { type: 'validateRule', params: ({ event }) => event },
          },
          { actions: [{ type: 'applyRule', params: ({ event }) => event }, 'saveUnsavedDraft'] },
        ],
        'rules.remove': {
          actions: [{ type: 'removeRules', params: ({ event }) => event }, 'saveUnsavedDraft'],
        },
        'rules.copy': { actions: [{ type: 'copyRules', params: ({ event }) => event }, 'saveUnsavedDraft'] },
      },
    },
  },
});
