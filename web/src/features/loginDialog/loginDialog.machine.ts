import { assign, raise, setup } from 'xstate';
import { absent } from '../../lib/absent.ts';
import type { Refusal } from '../../lib/refusal.ts';
import {
  type LoginField,
  type LoginForm,
  loginProblems,
  type Problems,
  refusalProblems,
} from './loginDialog.rules.ts';

export type MemberKind = 'buyer' | 'seller';

interface Picture {
  captchaId: string;
  /** PNG as a data address. */
  picPath: string;
}

export interface Grant {
  kind: 'granted';
  token: string;
  identity: { uuid: string; authorityId: number; kind: MemberKind };
}

export type DrawnCaptcha = ({ kind: 'drawn' } & Picture) | Refusal;
export type SignInInput = LoginForm & { captchaId: string; kind: MemberKind };

interface LoginContext extends LoginForm {
  kind: MemberKind;
  /** Why the dialog stands here, in words. */
  message: string | null;
  problems: Problems;
  picture: Picture | null;
}

type LoginEvent =
  | { type: 'dialog.open'; message: string | null }
  | { type: 'dialog.close' }
  | { type: 'kind.choose'; kind: MemberKind }
  | { type: 'field.edit'; field: LoginField; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'form.submit' };

const clean = { phone: '', password: '', captcha: '', message: null, problems: {}, picture: null };

export const loginDialogMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as 'busy',
  },
  actors: {
    drawCaptcha: absent<DrawnCaptcha, MemberKind>(),
    signIn: absent<Grant | Refusal, SignInInput>(),
  },
  delays: { captchaLifetime: 110_000 },
  guards: {
    hasNoMessage: ({ context }) => context.message === null,
    canSend: ({ context }) => Object.keys(loginProblems(context)).length === 0,
    wasRefused: (_, { answer }: { answer: { kind: string } }) => answer.kind === 'refused',
  },
  actions: {
    wipe: assign(clean),
    setMessage: assign((_, params: { message: string | null }) => params),
    setKind: assign((_, { kind }: { kind: MemberKind }) => ({ kind, problems: {} })),
    setField: assign(({ context }, { field, value }: { field: LoginField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: field === 'password' ? value : value.trim(), problems };
    }),
    judgeForm: assign(({ context }) => ({ problems: loginProblems(context) })),
    keepRefusal: assign((_, { answer }: { answer: Grant | Refusal }) =>
      answer.kind === 'refused' ? { problems: refusalProblems(answer) } : {},
    ),
    clearProblems: assign({ problems: {} }),
    dropPicture: assign({ picture: null, captcha: '' }),
    takePicture: assign((_, { answer }: { answer: DrawnCaptcha }) =>
      answer.kind === 'drawn' ? { picture: { captchaId: answer.captchaId, picPath: answer.picPath } } : {},
    ),
    redraw: raise({ type: 'captcha.refresh' }),
    grantSession: (_, _params: { answer: Grant | Refusal }) => {},
  },
}).createMachine({
  id: 'loginDialog',
  context: { ...clean, kind: 'buyer' },
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: {
        'dialog.open': {
          target: 'open',
          actions: { type: 'setMessage', params: ({ event }) => ({ message: event.message }) },
        },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'dialog.close': 'closed',
        'dialog.open': {
          guard: 'hasNoMessage',
          actions: { type: 'setMessage', params: ({ event }) => ({ message: event.message }) },
        },
      },
      states: {
        mode: {
          initial: 'login',
          states: {
            login: {
              initial: 'form',
              states: {
                form: {
                  initial: 'filling',
                  on: {
                    'field.edit': {
                      target: '.filling',
                      actions: { type: 'setField', params: ({ event }) => event },
                    },
                    'kind.choose': {
                      target: '.filling',
                      actions: [{ type: 'setKind', params: ({ event }) => event }, 'redraw'],
                    },
                    'form.submit': [
                      { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
                      { target: '.filling', actions: 'judgeForm' },
                    ],
                  },
                  states: { filling: {}, broken: {} },
                },
                submitting: {
                  tags: 'busy',
                  invoke: {
                    id: 'signIn',
                    src: 'signIn',
                    input: ({ context }) => ({
                      phone: context.phone,
                      password: context.password,
                      captcha: context.captcha,
                      captchaId: context.picture?.captchaId ?? '',
                      kind: context.kind,
                    }),
                    onDone: [
                      {
                        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                        target: 'form',
                        actions: [
                          { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
                          'redraw',
                        ],
                      },
                      {
                        target: '#loginDialog.closed',
                        actions: { type: 'grantSession', params: ({ event }) => ({ answer: event.output }) },
                      },
                    ],
                    onError: { target: 'form.broken', actions: 'redraw' },
                  },
                },
              },
            },
          },
        },
        captcha: {
          initial: 'drawing',
          on: { 'captcha.refresh': '.drawing' },
          states: {
            drawing: {
              entry: 'dropPicture',
              invoke: {
                id: 'drawCaptcha',
                src: 'drawCaptcha',
                input: ({ context }) => context.kind,
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                    target: 'missing',
                  },
                  {
                    target: 'shown',
                    actions: { type: 'takePicture', params: ({ event }) => ({ answer: event.output }) },
                  },
                ],
                onError: 'missing',
              },
            },
            shown: { after: { captchaLifetime: 'drawing' } },
            missing: {},
          },
        },
      },
    },
  },
});
