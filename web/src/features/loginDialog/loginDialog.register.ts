import { payload } from '../../lib/params.ts';
import { codeAnswers, editing } from './loginDialog.form.ts';
import { registerInput } from './loginDialog.rules.ts';
import { dialogSetup } from './loginDialog.setup.ts';

const inviterIsUsed = [{ type: 'setInviter', params: { superId: null } }, 'clearInviter'] as const;

/** Signing up: the code by short message proves the phone, the captcha is for sending it. */
export const registering = dialogSetup.createStateConfig({
  initial: 'form',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode', input: { scene: 'REGISTER' } },
  on: { ...codeAnswers.on },
  states: {
    form: {
      initial: 'filling',
      on: {
        ...editing.on,
        'code.request': { actions: ['clearNotes', { type: 'requestCode', params: { scene: 'REGISTER' } }] },
        'consent.set': {
          target: '.filling',
          actions: { type: 'setConsent', params: payload },
        },
        'inviter.remove': {
          actions: [{ type: 'setInviter', params: { superId: null } }, 'clearInviter'],
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
        id: 'register',
        src: 'register',
        input: ({ context }) => registerInput(context),
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
            guard: { type: 'wasGranted', params: ({ event }) => ({ answer: event.output }) },
            target: '#loginDialog.closed',
            actions: [
              ...inviterIsUsed,
              { type: 'grantSession', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            target: '#loginDialog.open.mode.choosing',
            actions: [
              ...inviterIsUsed,
              { type: 'goToLogin', params: { done: 'registered' } },
              'refreshCaptcha',
            ],
          },
        ],
        onError: { target: 'form.requestFailed', actions: 'refreshCaptcha' },
      },
    },
  },
});
