import { codeFormOf, provingByCode } from '../../flows/codeProof.ts';
import { output, payload } from '../../lib/params.ts';
import { changeInput } from './changePassword.rules.ts';
import { blankChange, changeSetup } from './changePassword.setup.ts';

/** The dialog in which a person gives the account another password: with the old one, or with a code. */
export const changePasswordMachine = changeSetup.createMachine({
  id: 'changePassword',
  context: blankChange,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'dialog.open': { target: 'open', actions: { type: 'setPhone', params: payload } },
      },
    },
    open: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'filling',
              on: {
                'dialog.close': '#changePassword.closed',
                'way.choose': {
                  guard: { type: 'isOther', params: payload },
                  target: '.filling',
                  actions: { type: 'setWay', params: payload },
                },
                'field.edit': {
                  target: '.filling',
                  actions: { type: 'setField', params: payload },
                },
                'code.request': {
                  guard: 'usesCode',
                  actions: [
                    'clearProblems',
                    {
                      type: 'requestCode',
                      params: codeFormOf,
                    },
                  ],
                },
                'form.submit': [
                  { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, requestFailed: {} },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => changeInput(context),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: output },
                    target: 'editing',
                    actions: [{ type: 'setRefusal', params: output }, 'refreshCaptcha'],
                  },
                  { target: '#changePassword.closed', actions: 'announce' },
                ],
                onError: { target: 'editing.requestFailed', actions: 'refreshCaptcha' },
              },
            },
          },
        },
        proof: {
          initial: 'byOldPassword',
          states: {
            byOldPassword: { always: { guard: 'usesCode', target: 'byCode' } },
            byCode: { ...provingByCode, always: { guard: 'usesOldPassword', target: 'byOldPassword' } },
          },
        },
      },
    },
  },
});
