import { codeAnswers, drawingCaptcha } from '../../flows/drawingCaptcha.ts';
import { output, payload } from '../../lib/params.ts';
import {
  chooseInput,
  joinInput,
  registerInput,
  resetInput,
  sceneOf,
  signInInput,
} from './loginDialog.rules.ts';
import { blankForm, dialogSetup } from './loginDialog.setup.ts';

/** The way to another form, or to none. */
const leading = {
  'mode.choose': {
    guard: { type: 'isOther', params: payload },
    target: '#loginDialog.open.mode.choosing',
    actions: [{ type: 'setMode', params: payload }, 'refreshCaptcha'],
  },
} as const;

/** Every form while nothing is under way. */
const form = dialogSetup.createStateConfig({
  initial: 'filling',
  on: {
    ...leading,
    'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
    'kind.choose': {
      target: '.filling',
      actions: [{ type: 'setKind', params: payload }, 'refreshCaptcha'],
    },
    'code.request': {
      guard: 'usesCode',
      actions: ['clearNotes', { type: 'requestCode', params: ({ context }) => sceneOf(context) }],
    },
    'form.submit': [
      { guard: 'canSend', target: 'submitting', actions: 'clearNotes' },
      { target: '.filling', actions: 'validateForm' },
    ],
  },
  states: { filling: {}, requestFailed: { tags: 'failed' } },
});

/** What every mode with a form has: what becomes of a code that was asked for. */
const withCode = dialogSetup.createStateConfig({
  initial: 'form',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode', input: ({ context }) => sceneOf(context) },
  on: codeAnswers,
});

/** While a form is sent no reason to sign in may come to stand beside what the answer brings. */
const sending = dialogSetup.createStateConfig({ tags: 'busy', on: { 'dialog.open': {} } });

/** The branch of a refused form. */
const refused = {
  guard: { type: 'wasRefused', params: output },
  target: 'form',
  actions: [{ type: 'setRefusal', params: output }, 'refreshCaptcha'],
} as const;

const failed = { target: 'form.requestFailed', actions: 'refreshCaptcha' } as const;

/** Signing in with phone, password and captcha; with a code too when the server wants one. */
const signingIn = dialogSetup.createStateConfig({
  ...withCode,
  states: {
    form,
    submitting: {
      ...sending,
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => signInInput(context),
        onDone: [
          {
            guard: { type: 'isCodeRequired', params: output },
            target: 'form',
            actions: ['setCodeMissing', { type: 'setRefusal', params: output }, 'refreshCaptcha'],
          },
          {
            guard: { type: 'offersAccounts', params: output },
            target: '#loginDialog.open.mode.accounts',
            actions: { type: 'setEntrances', params: output },
          },
          refused,
          { target: '#loginDialog.closed', actions: { type: 'grantSession', params: output } },
        ],
        onError: failed,
      },
    },
  },
});

/** The phone can enter several accounts, and its password was right: which one it is to be. */
const choosingAccount = dialogSetup.createStateConfig({
  initial: 'offered',
  exit: 'clearEntrances',
  states: {
    offered: {
      initial: 'waiting',
      on: {
        'dialog.open': {},
        'account.choose': { target: 'entering', actions: { type: 'setAccount', params: payload } },
        'accounts.leave': { target: '#loginDialog.open.mode.choosing', actions: 'refreshCaptcha' },
      },
      states: { waiting: {}, requestFailed: { tags: 'failed' } },
    },
    entering: {
      ...sending,
      invoke: {
        id: 'chooseAccount',
        src: 'chooseAccount',
        input: ({ context }) => chooseInput(context),
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: '#loginDialog.open.mode.choosing',
            actions: [{ type: 'explainRefusal', params: output }, 'refreshCaptcha'],
          },
          { target: '#loginDialog.closed', actions: { type: 'grantSession', params: output } },
        ],
        onError: 'offered.requestFailed',
      },
    },
  },
});

const dropInviter = [{ type: 'setInviter', params: { superId: null } }, 'clearInviter'] as const;

/** Signing up: the code by short message proves the phone, the captcha is for sending it. */
const registering = dialogSetup.createStateConfig({
  ...withCode,
  states: {
    form: {
      ...form,
      on: {
        ...form.on,
        'consent.set': { target: '.filling', actions: { type: 'setConsent', params: payload } },
        'inviter.remove': { actions: dropInviter },
      },
    },
    submitting: {
      ...sending,
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registerInput(context),
        onDone: [
          refused,
          {
            guard: { type: 'wasGranted', params: output },
            target: '#loginDialog.closed',
            actions: [...dropInviter, { type: 'grantSession', params: output }],
          },
          {
            target: '#loginDialog.open.mode.choosing',
            actions: [
              ...dropInviter,
              { type: 'goToLogin', params: { done: 'registered' } },
              'refreshCaptcha',
            ],
          },
        ],
        onError: failed,
      },
    },
  },
});

/** Becoming a member of somebody else's account by an invitation. */
const joining = dialogSetup.createStateConfig({
  ...withCode,
  states: {
    form: {
      ...form,
      on: {
        ...form.on,
        // The account is the invitation's.
        'mode.choose': {},
        'kind.choose': {},
        'consent.set': { target: '.filling', actions: { type: 'setConsent', params: payload } },
      },
    },
    submitting: {
      ...sending,
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => joinInput(context),
        onDone: [
          refused,
          { target: '#loginDialog.closed', actions: { type: 'grantSession', params: output } },
        ],
        onError: failed,
      },
    },
  },
});

/** Resets a forgotten password; the code by short message proves the phone. */
const findingPassword = dialogSetup.createStateConfig({
  ...withCode,
  states: {
    form,
    submitting: {
      ...sending,
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => resetInput(context),
        onDone: [
          refused,
          {
            target: '#loginDialog.open.mode.choosing',
            actions: [{ type: 'goToLogin', params: { done: 'passwordReset' } }, 'refreshCaptcha'],
          },
        ],
        onError: failed,
      },
    },
  },
});

/** The dialog that signs in and up: its modes, and the captcha beside them. */
export const loginDialogMachine = dialogSetup.createMachine({
  id: 'loginDialog',
  context: ({ input }) => ({ ...blankForm, kind: 'buyer', superId: input.superId }),
  invoke: { id: 'watchInviter', src: 'watchInviter' },
  on: { 'inviter.found': { actions: { type: 'setInviter', params: payload } } },
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'dialog.open': { target: 'open', actions: { type: 'setOpening', params: payload } } },
    },
    open: {
      type: 'parallel',
      on: {
        'dialog.close': 'closed',
        'dialog.open': { guard: 'takesMessage', actions: { type: 'setMessage', params: payload } },
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
                { guard: { type: 'isMode', params: { mode: 'join' } }, target: 'join' },
                { target: 'login' },
              ],
            },
            login: signingIn,
            wechat: signingIn,
            phone: { on: leading },
            register: registering,
            findPassword: findingPassword,
            join: joining,
            accounts: choosingAccount,
          },
        },
        captcha: drawingCaptcha,
      },
    },
  },
});
