import { provingByCode } from './changePassword.code.ts';
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
        'dialog.open': { target: 'open', actions: { type: 'setPhone', params: ({ event }) => event } },
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
                  guard: { type: 'isOther', params: ({ event }) => event },
                  target: '.filling',
                  actions: { type: 'setWay', params: ({ event }) => event },
                },
                'field.edit': {
                  target: '.filling',
                  actions: { type: 'setField', params: ({ event }) => event },
                },
                'code.request': {
                  guard: 'isByCode',
                  actions: [
                    'clearProblems',
                    {
                      type: 'requestCode',
                      params: ({ context: { phone, captcha, picture } }) => ({
                        ...{ phone, captcha, captchaId: picture?.captchaId ?? '' },
                      }),
                    },
                  ],
                },
                'form.submit': [
                  { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, broken: {} },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => changeInput(context),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                    target: 'editing',
                    actions: [
                      { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
                      'refreshCaptcha',
                    ],
                  },
                  { target: '#changePassword.closed', actions: 'announce' },
                ],
                onError: { target: 'editing.broken', actions: 'refreshCaptcha' },
              },
            },
          },
        },
        proof: {
          initial: 'byOld',
          states: {
            byOld: { always: { guard: 'isByCode', target: 'byCode' } },
            byCode: provingByCode,
          },
        },
      },
    },
  },
});
