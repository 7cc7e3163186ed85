import { codeAnswers, editing } from './loginDialog.form.ts';
import { signInInput } from './loginDialog.rules.ts';
import { dialogSetup } from './loginDialog.setup.ts';

/** Signing in with phone, password and captcha; with a code too when the server wants one. */
export const signingIn = dialogSetup.createStateConfig({
  initial: 'form',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode', input: { scene: 'LOGIN' } },
  on: { ...codeAnswers.on },
  states: {
    form: {
      initial: 'filling',
      on: {
        ...editing.on,
        'code.request': {
          guard: 'needsCode',
          actions: ['clearNotes', { type: 'requestCode', params: { scene: 'LOGIN' } }],
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
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => signInInput(context),
        onDone: [
          {
            guard: { type: 'isCodeRequired', params: ({ event }) => ({ answer: event.output }) },
            target: 'form',
            actions: [
              'setCodeMissing',
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'refreshCaptcha',
            ],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form',
            actions: [
              { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              'refreshCaptcha',
            ],
          },
          {
            target: '#loginDialog.closed',
            actions: { type: 'grantSession', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'form.requestFailed', actions: 'refreshCaptcha' },
      },
    },
  },
});
