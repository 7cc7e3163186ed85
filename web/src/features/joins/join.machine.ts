import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { CaptchaPicture, DrawnCaptcha } from '../../fields/captcha.ts';
import { captchaDelays, drawingCaptcha, noPicture, pictureIn } from '../../flows/drawingCaptcha.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
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

export type JoinActor = ActorRefFrom<typeof joinMachine>;
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

/** The application for a branch site, with the picture to be read beside it. */
export const joinMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { draft: JoinDraft | null },
    tags: {} as 'busy' | 'pictureMissing',
  },
  actors: {
    drawCaptcha: unprovidedActor<DrawnCaptcha>(),
    createJoin: unprovidedActor<Applied, ApplyInput>(),
  },
  delays: captchaDelays,
  guards: {
    canSend: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    ...outcomeGuards,
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: JoinField; value: string }) => ({
      [field]: value,
      problems: remainingProblems(context.problems, field),
    })),
    validateForm: assign(({ context }) => ({ problems: problemsOf(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: Applied) => (isRefusal(answer) ? { problems: joinRefusal(answer) } : {})),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    saveDraft: unprovidedAction<JoinDraft>(),
    clearDraft: unprovidedAction(),
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
                    guard: { type: 'wasRefused', params: output },
                    target: 'filling',
                    actions: [{ type: 'setRefusal', params: output }, 'refreshCaptcha'],
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
                { type: 'setField', params: payload },
                { type: 'saveDraft', params: ({ context }) => draftOf(context) },
              ],
            },
            'form.submit': [
              { guard: 'canSend', target: '.submitting', actions: 'clearProblems' },
              { target: '.filling', actions: 'validateForm' },
            ],
          },
        },
        picture: drawingCaptcha,
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
