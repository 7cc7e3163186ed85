import { draftStates } from '../../flows/draftEditor.ts';
import { output, payload } from '../../lib/params.ts';
import { requestOf, warehouseEditorSetup } from './warehouseEditor.setup.ts';
import { blankWarehouse } from './warehouseForm.ts';

/** The areas of one of the couriers, above the form. */
const areas = warehouseEditorSetup.createStateConfig({
  exit: 'closeAreas',
  on: {
    'areas.close': 'filling',
    'areas.choose': { actions: { type: 'chooseAreas', params: payload } },
    'rule.edit': { actions: { type: 'editRule', params: payload } },
    'rules.apply': [
      {
        guard: { type: 'isRuleInvalid', params: payload },
        actions: { type: 'validateRule', params: payload },
      },
      { actions: [{ type: 'applyRule', params: payload }, 'saveUnsavedDraft'] },
    ],
    'rules.remove': { actions: [{ type: 'removeRules', params: payload }, 'saveUnsavedDraft'] },
    'rules.copy': { actions: [{ type: 'copyRules', params: payload }, 'saveUnsavedDraft'] },
  },
});

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
        'courier.add': {
          guard: { type: 'isNew', params: payload },
          target: '.filling',
          actions: [{ type: 'addCourier', params: payload }, 'saveUnsavedDraft'],
        },
        'courier.edit': {
          target: '.filling',
          actions: [{ type: 'editCourier', params: payload }, 'saveUnsavedDraft'],
        },
        'courier.remove': {
          target: '.filling',
          actions: [{ type: 'removeCourier', params: payload }, 'saveUnsavedDraft'],
        },
        'areas.open': {
          guard: { type: 'isThere', params: payload },
          target: '.areas',
          actions: { type: 'openAreas', params: payload },
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
        failed: { tags: 'failed' },
        areas,
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
