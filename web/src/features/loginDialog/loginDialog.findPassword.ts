import { codeAnswers, editing } from './loginDialog.form.ts';
import { resetInput } from './loginDialog.rules.ts';
import { dialogSetup } from './loginDialog.setup.ts';

/** Resets a forgotten password; the code by short message proves the phone. */
export const findingPassword = dialogSetup.createStateConfig({
  initial: 'form',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode', input: { scene: 'FIND_PASSWORD' } },
  on: { ...codeAnswers.on },
  states: {
    form: {
      initial: 'filling',
      on: {
        ...editing.on,
        'code.request': {
          actions: ['clearNotes', { type: 'requestCode', params: { scene: 'FIND_PASSWORD' } }],
        },
        'form.submit': [
          { guard: 'canSend', target: 'submitting', actions: 'clearNotes' },
          { target: '.filling', actions: 'validateForm' },
        ],
      },
      states: { filling: {}, requestFailed: {} },
    },
    submitting: {
      tags: 'busy',
      // No reason to sign in may come to stand beside what the answer brings.
      on: { 'dialog.open': {} },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => resetInput(context),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'refreshCaptcha',
            ],
          },
          {
            target: '#loginDialog.open.mode.choosing',
            actions: [{ type: 'goToLogin', params: { done: 'passwordReset' } }, 'refreshCaptcha'],
          },
        ],
        onError: { target: 'form.requestFailed', actions: 'refreshCaptcha' },
      },
    },
  },
});
