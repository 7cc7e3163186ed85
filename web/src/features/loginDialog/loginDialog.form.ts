import { dialogSetup } from './loginDialog.setup.ts';

/** What can be done to every form while nothing is under way. */
export const editing = dialogSetup.createStateConfig({
  on: {
    'field.edit': { target: '.filling', actions: { type: 'setField', params: ({ event }) => event } },
    'kind.choose': {
      target: '.filling',
      actions: [{ type: 'setKind', params: ({ event }) => event }, 'refreshCaptcha'],
    },
    'mode.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '#loginDialog.open.mode.choosing',
      actions: [{ type: 'setMode', params: ({ event }) => event }, 'refreshCaptcha'],
    },
  },
});

/** What becomes of a request for a code. The picture is drawn anew once it was looked at. */
export const codeAnswers = dialogSetup.createStateConfig({
  on: {
    'code.sent': { actions: ['setCodeSent', 'refreshCaptcha'] },
    'code.refused': [
      {
        guard: { type: 'isCodeSpent', params: ({ event }) => event },
        actions: [{ type: 'setProblems', params: ({ event }) => event }, 'refreshCaptcha'],
      },
      { actions: { type: 'setProblems', params: ({ event }) => event } },
    ],
  },
});
