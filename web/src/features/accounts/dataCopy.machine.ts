import { assign, raise, setup } from 'xstate';
import type { ExportAnswer } from '../../exports/exporting.machine.ts';
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
import { isRefusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

interface CopyContext extends Proof {
  problems: ProofProblems;
}

type CopyEvent =
  | { type: 'editor.open'; phone: string }
  | { type: 'editor.close' }
  | { type: 'field.edit'; field: ProofField; value: string }
  | { type: 'form.save' }
  | ProofEvent;

const blank = { ...blankProof, phone: '', problems: {} };

/** The dialog in which a person proves by a code who asks for a copy of their data; the page's export goes on with it. */
export const dataCopyMachine = setup({
  types: {
    context: {} as CopyContext,
    events: {} as CopyEvent,
    tags: {} as 'open' | 'busy' | 'failed' | 'pictureMissing',
  },
  actors: {
    ...codeProof.actors,
    exportData: unprovidedActor<ExportAnswer, { phoneCode: string }>(),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    canSend: ({ context }) => Object.keys(proofProblems(context)).length === 0,
  },
  actions: {
    clearSecrets: assign(blank),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setField: assign(({ context }, { field, value }: { field: ProofField; value: string }) => ({
      [field]: asTyped(field, value),
      problems: remainingProblems(context.problems, field),
    })),
    setProblems: assign(problemsIn),
    validateForm: assign(({ context }) => ({ problems: proofProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: ExportAnswer) =>
      isRefusal(answer) ? { problems: credentialRefusal(answer, PROOF_FIELDS) } : {},
    ),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
    /** The page goes on with the file. */
    passToExports: unprovidedAction<ExportAnswer>(),
  },
}).createMachine({
  id: 'dataCopy',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearSecrets',
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
                'editor.close': '#dataCopy.closed',
                'field.edit': { target: '.filling', actions: { type: 'setField', params: payload } },
                'code.request': {
                  actions: ['clearProblems', { type: 'requestCode', params: codeFormOf }],
                },
                'form.save': [
                  { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
                  { target: '.filling', actions: 'validateForm' },
                ],
              },
              states: { filling: {}, failed: { tags: 'failed' } },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'exportData',
                src: 'exportData',
                input: ({ context: { phoneCode } }) => ({ phoneCode }),
                onDone: [
                  refusedTo('editing'),
                  { target: '#dataCopy.closed', actions: { type: 'passToExports', params: output } },
                ],
                onError: 'editing.failed',
              },
            },
          },
        },
        proof: provingByCode,
      },
    },
  },
});
