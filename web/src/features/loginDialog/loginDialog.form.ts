import { payload } from '../../lib/params.ts';
import { dialogSetup } from './loginDialog.setup.ts';

/** What can be done to every form while nothing is under way. */
export const editing = dialogSetup.createStateConfig({
  on: {
    'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
    'kind.choose': {
      target: '.filling',
      actions: [{ type: 'setKind', params: payload }, 'refreshCaptcha'],
    },
    'mode.choose': {
      guard: { type: 'isOther', params: payload },
      target: '#loginDialog.open.mode.choosing',
      actions: [{ type: 'setMode', params: payload }, 'refreshCaptcha'],
    },
  },
});

/** What becomes of a request for a code. The picture is drawn anew once it was looked at. */
export const codeAnswers = dialogSetup.createStateConfig({
  on: {
    'code.sent': { actions: ['setCodeSent', 'refreshCaptcha'] },
    'code.refused': [
      {
        guard: { type: 'isCodeSpent', params: payload },
        actions: [{ type: 'setProblems', params: payload }, 'refreshCaptcha'],
      },
      { actions: { type: 'setProblems', params: payload } },
    ],
  },
});
