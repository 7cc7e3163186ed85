import { payload } from '../../lib/params.ts';
import { captchaPicture } from './loginDialog.captcha.ts';
import { findingPassword } from './loginDialog.findPassword.ts';
import { registering } from './loginDialog.register.ts';
import { blankForm, dialogSetup } from './loginDialog.setup.ts';
import { signingIn } from './loginDialog.signIn.ts';

/** The dialog that signs in and up: five modes, and the captcha beside them. */
export const loginDialogMachine = dialogSetup.createMachine({
  id: 'loginDialog',
  context: ({ input }) => ({ ...blankForm, kind: 'buyer', superId: input.superId }),
  invoke: { id: 'watchInviter', src: 'watchInviter' },
  on: {
    'inviter.found': { actions: { type: 'setInviter', params: payload } },
  },
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'dialog.open': { target: 'open', actions: { type: 'setOpening', params: payload } },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'dialog.close': 'closed',
        'dialog.open': {
          guard: 'takesMessage',
          actions: { type: 'setMessage', params: payload },
        },
      },
      states: {
        mode: {
          initial: 'choosing',
          states: {
            choosing: {
              entry: 'clearSecrets',
              always: [
                { guard: { type: 'isMode', params: { mode: 'wechat' } }, target: 'wechat' },
                { guard: { type: 'isMode', params: { mode: 'phone' } }, target: 'phone' },
                { guard: { type: 'isMode', params: { mode: 'register' } }, target: 'register' },
                { guard: { type: 'isMode', params: { mode: 'findPassword' } }, target: 'findPassword' },
                { target: 'login' },
              ],
            },
            login: signingIn,
            wechat: signingIn,
            phone: {
              on: {
                'mode.choose': {
                  guard: { type: 'isOther', params: payload },
                  target: 'choosing',
                  actions: [{ type: 'setMode', params: payload }, 'refreshCaptcha'],
                },
              },
            },
            register: registering,
            findPassword: findingPassword,
          },
        },
        captcha: captchaPicture,
      },
    },
  },
});
