import { draftStates } from '../../flows/draftEditor.ts';
import { output, payload } from '../../lib/params.ts';
import { blankGood } from './goodForm.ts';
import { goodsEditorSetup, requestOf } from './goodsEditor.setup.ts';

/** Typing goes on while something is under way. */
const typing = {
  'form.edit': { actions: [{ type: 'editForm', params: payload }, 'saveUnsavedDraft'] },
  'pictures.report': { actions: { type: 'setUploading', params: payload } },
} as const;

/** The draft goes, and what was typed since stays under the id that they have now. */
const storeSaved = [
  'clearDraft',
  { type: 'setSaved', params: output },
  'saveUnsavedDraft',
  'reportGoodName',
] as const;

const editing = goodsEditorSetup.createStateConfig({
  tags: 'form',
  initial: 'filling',
  on: {
    ...typing,
    'form.edit': { ...typing['form.edit'], target: '.filling' },
    'good.save': {
      guard: { type: 'canPublish', params: payload },
      target: '.checking',
      actions: { type: 'setPublish', params: payload },
    },
    'draft.save': [
      {
        guard: 'canStayOff',
        target: '.checking',
        actions: { type: 'setPublish', params: { publish: false } },
      },
      { actions: ['saveUnsavedDraft', 'announceKept'] },
    ],
  },
  states: {
    filling: {},
    /** No answer came: trying again makes nothing twice. */
    failed: { tags: 'failed' },
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

/**
 * Asks again for a creation whose answer was lost, as it was sent: only then is it known whether what is wanted now
 * makes new goods or changes those.
 */
const recovering = goodsEditorSetup.createStateConfig({
  tags: ['busy', 'form'],
  entry: 'submitAgain',
  invoke: {
    id: 'recoverItem',
    src: 'saveItem',
    input: ({ context }) => ({ ...requestOf(context), ...context.sent }),
    onDone: [
      { guard: { type: 'wasRefused', params: output }, target: 'saving', actions: 'clearSent' },
      { target: 'saving', actions: storeSaved },
    ],
    onError: 'editing.failed',
  },
  on: typing,
});

const saving = goodsEditorSetup.createStateConfig({
  tags: ['busy', 'form'],
  entry: ['recordSubmission', 'saveUnsavedDraft'],
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
        actions: [{ type: 'setRefusal', params: output }, 'saveUnsavedDraft', 'focusFirstProblem'],
      },
      { guard: 'isOver', target: 'saved', actions: storeSaved },
      { target: 'editing', actions: [...storeSaved, 'announceSaved'] },
    ],
    // The same number goes with the next try.
    onError: 'editing.failed',
  },
  on: typing,
});

/**
 * The page on which goods are written, new or changed. What is not saved is kept in the browser at every step; a draft
 * that is found at the opening is offered. Who saves what somebody else has changed is shown both.
 */
export const goodsEditorMachine = goodsEditorSetup.createMachine({
  id: 'goodsEditor',
  context: ({ input: { account, id } }) => ({
    ...{ account, id, item: null, clean: blankGood, form: blankGood, draft: null, uploading: [] },
    ...{ publish: false, submitted: blankGood, statusBefore: null, sent: null, problems: {}, current: null },
  }),
  initial: 'loading',
  states: {
    ...draftStates,
    offering: {
      on: {
        ...draftStates.offering.on,
        'draft.restore': [
          {
            guard: 'isDraftOld',
            target: 'changed',
            actions: ['restoreDraft', 'currentIsItem', 'saveUnsavedDraft'],
          },
          { target: 'editing', actions: ['restoreDraft', 'saveUnsavedDraft'] },
        ],
      },
    },
    editing,
    recovering,
    saving,
    comparing: { ...draftStates.comparing, on: typing },
    /** Two versions side by side. */
    changed: {
      entry: 'clearUploading',
      on: {
        ...draftStates.changed.on,
        'theirs.adoptOne': { actions: [{ type: 'adoptOne', params: payload }, 'saveUnsavedDraft'] },
      },
    },
    /** On sale, or before an operator. */
    saved: { entry: 'clearUploading', on: { 'good.edit': 'editing' } },
  },
});
