import { assign, raise, setup } from 'xstate';
import type { CaptchaPicture, DrawnCaptcha } from '../../fields/captcha.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type JoinDraft,
  type JoinField,
  type JoinForm,
  type JoinProblems,
  joinProblems,
  joinRefusal,
  trimmedJoin,
} from './join.rules.ts';

export type Applied = { kind: 'applied' } | Refusal;
export type ApplyInput = JoinForm & { captchaId: string };

interface Context extends JoinForm {
  picture: CaptchaPicture | null;
  problems: JoinProblems;
}

type Event =
  | { type: 'field.edit'; field: JoinField; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'form.submit' };

type Answer = { kind: string };

/** The application for a branch site, with the picture to be read beside it. */
export const joinMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { draft: JoinDraft | null },
    tags: {} as 'busy',
  },
  actors: {
    drawPicture: unprovidedActor<DrawnCaptcha>(),
    createJoin: unprovidedActor<Applied, ApplyInput>(),
  },
  delays: {
    /** Shorter than the server remembers the answer. */
    pictureLifetime: 110_000,
  },
  guards: {
    canSend: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    wasRefused: (_, { answer }: { answer: Answer }) => isRefusal(answer),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: JoinField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: value, problems };
    }),
    validateForm: assign(({ context }) => ({ problems: problemsOf(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, { answer }: { answer: Answer }) =>
      isRefusal(answer) ? { problems: joinRefusal(answer) } : {},
    ),
    dropPicture: assign({ picture: null, captcha: '' }),
    setPicture: assign((_, { answer }: { answer: DrawnCaptcha }) =>
      answer.kind === 'drawn' ? { picture: { captchaId: answer.captchaId, picPath: answer.picPath } } : {},
    ),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    saveDraft: (_, _draft: JoinDraft) => {},
    clearDraft: () => {},
  },
}).createMachine({
  id: 'join',
  context: ({ input: { draft } }) => ({
    ...{ name: '', phone: '', city: '', remark: '', ...draft, captcha: '' },
    ...{ picture: null, problems: {} },
  }),
  initial: 'applying',
  states: {
    applying: {
      type: 'parallel',
      states: {
        form: {
          initial: 'filling',
          states: {
            filling: {},
            requestFailed: {},
            submitting: {
              tags: 'busy',
              // What is being sent stays as it is.
              on: { 'field.edit': {}, 'form.submit': {} },
              invoke: {
                id: 'createJoin',
                src: 'createJoin',
                input: ({ context }) => ({
                  ...trimmedJoin(context),
                  captchaId: context.picture?.captchaId ?? '',
                }),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                    target: 'filling',
                    actions: [
                      { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
                      'refreshCaptcha',
                    ],
                  },
                  { target: '#join.applied' },
                ],
                onError: { target: 'requestFailed', actions: 'refreshCaptcha' },
              },
            },
          },
          on: {
            'field.edit': {
              target: '.filling',
              actions: [
                { type: 'setField', params: ({ event }) => event },
                { type: 'saveDraft', params: ({ context }) => draftOf(context) },
              ],
            },
            'form.submit': [
              { guard: 'canSend', target: '.submitting', actions: 'clearProblems' },
              { target: '.filling', actions: 'validateForm' },
            ],
          },
        },
        picture: {
          initial: 'drawing',
          on: { 'captcha.refresh': '.drawing' },
          states: {
            drawing: {
              entry: 'dropPicture',
              invoke: {
                id: 'drawPicture',
                src: 'drawPicture',
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                    target: 'missing',
                  },
                  {
                    target: 'shown',
                    actions: { type: 'setPicture', params: ({ event }) => ({ answer: event.output }) },
                  },
                ],
                onError: 'missing',
              },
            },
            shown: { after: { pictureLifetime: 'drawing' } },
            missing: {},
          },
        },
      },
    },
    applied: { entry: 'clearDraft' },
  },
});

function problemsOf(context: Context): JoinProblems {
  return joinProblems({ ...context, hasPicture: context.picture !== null });
}

function draftOf({ name, phone, city, remark }: Context): JoinDraft {
  return { name, phone, city, remark };
}
