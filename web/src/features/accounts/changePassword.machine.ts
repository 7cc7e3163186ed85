import { assign, raise, setup } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped } from '../../fields/credentials.ts';
import {
  codeFormOf,
  codeProof,
  type ProofEvent,
  problemsIn,
  provingByEither,
  wayGuards,
} from '../../flows/codeProof.ts';
import { noPicture, pictureIn } from '../../flows/drawingCaptcha.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type ChangeInput,
  changeInput,
  changeProblems,
  changeRefusal,
  type PasswordContext,
  type PasswordField,
  type Way,
} from './changePassword.rules.ts';

export type ChangeOutcome = { kind: 'changed' } | Refusal;

type PasswordEvent =
  | { type: 'editor.open'; phone: string }
  | { type: 'editor.close' }
  | { type: 'way.choose'; way: Way }
  | { type: 'field.edit'; field: PasswordField; value: string }
  | { type: 'form.save' }
  | ProofEvent;

/** What must not outlive the form that it was typed into. */
const secrets = { oldPassword: '', captcha: '', phoneCode: '', password: '', repassword: '' };
const blank = { ...secrets, way: 'old' as const, phone: '', problems: {}, picture: null, codeSent: false };

/** The dialog in which a person gives the account another password: with the old one, or with a code. */
export const changePasswordMachine = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    tags: {} as 'open' | 'busy' | 'failed' | 'pictureMissing',
  },
  actors: {
    ...codeProof.actors,
    changePassword: unprovidedActor<ChangeOutcome, ChangeInput>(),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    ...wayGuards,
    canSend: ({ context }) => Object.keys(changeProblems(context)).length === 0,
  },
  actions: {
    reset: assign(blank),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setWay: assign((_, { way }: { way: Way }) => ({ ...secrets, way, problems: {}, codeSent: false })),
    setField: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => ({
      [field]: asTyped(field, value),
      problems: remainingProblems(context.problems, field),
    })),
    setProblems: assign(problemsIn),
    validateForm: assign(({ context }) => ({ problems: changeProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign(({ context }, answer: ChangeOutcome) =>
      isRefusal(answer) ? { problems: changeRefusal(answer, context.way) } : {},
    ),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
    announce: unprovidedAction(),
  },
}).createMachine({
  id: 'changePassword',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'editor.open': { target: 'open', actions: { type: 'setPhone', params: payload } } },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'filling',
              on: {
                'editor.close': '#changePassword.closed',
                'way.choose': {
                  guard: { type: 'isOther', params: payload },
                  target: '.filling',
                  actions: { type: 'setWay', params: payload },
                },
                'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
                'code.request': {
                  guard: 'usesCode',
                  actions: ['clearProblems', { type: 'requestCode', params: codeFormOf }],
                },
                'form.save': [
                  { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, requestFailed: { tags: 'failed' } },
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
        proof: provingByEither,
      },
    },
  },
});
