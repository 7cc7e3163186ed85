import { assign, fromCallback, raise, setup } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped, credentialRefusal } from '../../fields/credentials.ts';
import {
  blankProof,
  codeFormOf,
  codeProof,
  PROOF_FIELDS,
  type Proof,
  type ProofEvent,
  type ProofField,
  type ProofProblems,
  problemsIn,
  proofProblems,
  provingByCode,
} from '../../flows/codeProof.ts';
import { noPicture, pictureIn } from '../../flows/drawingCaptcha.ts';
import { outcomeGuards, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** `closed`: for good; `begun`: it goes on by itself. */
export type CloseOutcome = { kind: 'closed' | 'begun' } | Refusal;

interface ClosingContext extends Proof {
  problems: ProofProblems;
}

type ClosingEvent =
  | { type: 'editor.open'; phone: string }
  | { type: 'editor.close' }
  | { type: 'field.edit'; field: ProofField; value: string }
  | { type: 'form.save' }
  | { type: 'closing.confirm' }
  | { type: 'closing.dismiss' }
  | { type: 'account.closed' }
  | ProofEvent;

const blank = { ...blankProof, phone: '', problems: {} };

/** Closing the account: a code to its phone, the question whether that is meant, and the end, whoever brings it about. */
export const closingMachine = setup({
  types: {
    context: {} as ClosingContext,
    events: {} as ClosingEvent,
    tags: {} as 'open' | 'busy' | 'failed' | 'pictureMissing',
  },
  actors: {
    ...codeProof.actors,
    closeAccount: unprovidedActor<CloseOutcome, string>(),
    /** Watches a pending closing and reports when the account is closed. */
    watchClosing: fromCallback(() => {}),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    canSend: ({ context }) => Object.keys(proofProblems(context)).length === 0,
    isClosed: (_, answer: CloseOutcome) => answer.kind === 'closed',
  },
  actions: {
    clear: assign(blank),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setField: assign(({ context }, { field, value }: { field: ProofField; value: string }) => ({
      [field]: asTyped(field, value),
      problems: remainingProblems(context.problems, field),
    })),
    setProblems: assign(problemsIn),
    validateForm: assign(({ context }) => ({ problems: proofProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: CloseOutcome) =>
      isRefusal(answer) ? { problems: credentialRefusal(answer, PROOF_FIELDS) } : {},
    ),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
    announceBegun: unprovidedAction(),
    /** Clears the browser storage and ends the session, which shows the farewell. */
    leave: unprovidedAction(),
  },
}).createMachine({
  id: 'closing',
  context: blank,
  invoke: { id: 'watchClosing', src: 'watchClosing' },
  initial: 'idle',
  on: { 'account.closed': '.closed' },
  states: {
    idle: {
      entry: 'clear',
      on: { 'editor.open': { target: 'verifying', actions: { type: 'setPhone', params: payload } } },
    },
    verifying: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              tags: 'open',
              initial: 'filling',
              on: {
                'editor.close': '#closing.idle',
                'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
                'code.request': {
                  actions: ['clearProblems', { type: 'requestCode', params: codeFormOf }],
                },
                'form.save': [
                  { guard: 'canSend', target: 'confirming', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, failed: { tags: 'failed' } },
            },
            confirming: { on: { 'closing.confirm': 'closing', 'closing.dismiss': 'editing' } },
            closing: {
              tags: 'busy',
              invoke: {
                id: 'closeAccount',
                src: 'closeAccount',
                input: ({ context }) => context.phoneCode,
                onDone: [
                  refusedTo('editing'),
                  { guard: { type: 'isClosed', params: output }, target: '#closing.closed' },
                  { target: '#closing.idle', actions: 'announceBegun' },
                ],
                onError: 'editing.failed',
              },
            },
          },
        },
        proof: provingByCode,
      },
    },
    closed: { entry: ['clear', 'leave'], on: { 'account.closed': {} } },
  },
});
