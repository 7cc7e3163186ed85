import { assign, raise, setup } from 'xstate';
import type { ExportAnswer } from '../../exports/exporting.machine.ts';
import type { CodeForm, CodeOutcome } from '../../fields/codeRequest.ts';
import { asTyped, type CredentialProblems } from '../../fields/credentials.ts';
import { codeFormOf, codeProof, noPicture, pictureIn, provingByCode } from '../../flows/codeProof.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { copyProblems, copyRefusal, unphoned } from './dataCopy.rules.ts';
import type { CopyContext, CopyField } from './dataCopy.types.ts';

type CopyEvent =
  | { type: 'dialog.open'; phone: string }
  | { type: 'dialog.close' }
  | { type: 'field.edit'; field: CopyField; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'code.request' }
  | CodeOutcome
  | { type: 'form.submit' };

const blank: CopyContext = {
  ...{ phone: '', captcha: '', phoneCode: '', problems: {}, picture: null, codeSent: false },
};

const copySetup = setup({
  types: { context: {} as CopyContext, events: {} as CopyEvent, tags: {} as 'busy' },
  actors: {
    ...codeProof.actors,
    exportData: unprovidedActor<ExportAnswer, { phoneCode: string }>(),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    canSend: ({ context }) => Object.keys(copyProblems(context)).length === 0,
  },
  actions: {
    clearSecrets: assign(blank),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setField: assign(({ context }, { field, value }: { field: CopyField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: asTyped(field, value), problems };
    }),
    setProblems: assign((_, { problems }: { problems: CredentialProblems }) => ({
      problems: unphoned(problems),
    })),
    validateForm: assign(({ context }) => ({ problems: copyProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: { kind: string }) =>
      isRefusal(answer) ? { problems: copyRefusal(answer) } : {},
    ),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
    /** The page goes on with the file. */
    passToExports: unprovidedAction<ExportAnswer>(),
  },
});

/** The dialog in which a person proves by a code who asks for a copy of their data; the page's export goes on with it. */
export const dataCopyMachine = copySetup.createMachine({
  id: 'dataCopy',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearSecrets',
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
                'dialog.close': '#dataCopy.closed',
                'field.edit': {
                  target: '.filling',
                  actions: { type: 'setField', params: payload },
                },
                'code.request': {
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
              states: { filling: {}, failed: {} },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'exportData',
                src: 'exportData',
                input: ({ context: { phoneCode } }) => ({ phoneCode }),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: output },
                    target: 'editing',
                    actions: { type: 'setRefusal', params: output },
                  },
                  {
                    target: '#dataCopy.closed',
                    actions: { type: 'passToExports', params: output },
                  },
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
