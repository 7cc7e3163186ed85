import { assign, fromCallback, raise, setup } from 'xstate';
import type { ExportAnswer } from '../../exports/exporting.machine.ts';
import type { CaptchaPicture, DrawnCaptcha } from '../../fields/captcha.ts';
import type { CodeForm, CodeOutcome } from '../../fields/codeRequest.ts';
import { asTyped, type CredentialProblems } from '../../fields/credentials.ts';
import { isRefusal } from '../../lib/refusal.ts';
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
    drawCaptcha: unprovidedActor<DrawnCaptcha>(),
    exportData: unprovidedActor<ExportAnswer, { phoneCode: string }>(),
    /** Tells what became of a request for a code. */
    subscribeToCode: fromCallback(() => {}),
  },
  delays: {
    /** Shorter than the server remembers the answer. */
    captchaLifetime: 110_000,
  },
  guards: {
    canSend: ({ context }) => Object.keys(copyProblems(context)).length === 0,
    isCodeSpent: (_, { spent }: { spent: boolean }) => spent,
    wasRefused: (_, { answer }: { answer: { kind: string } }) => isRefusal(answer),
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
    setRefusal: assign((_, { answer }: { answer: { kind: string } }) =>
      isRefusal(answer) ? { problems: copyRefusal(answer) } : {},
    ),
    setCodeSent: assign({ codeSent: true }),
    clearPicture: assign({ picture: null, captcha: '' }),
    setPicture: assign((_, { answer }: { answer: DrawnCaptcha }): { picture?: CaptchaPicture } =>
      answer.kind === 'drawn' ? { picture: { captchaId: answer.captchaId, picPath: answer.picPath } } : {},
    ),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: (_, _form: CodeForm) => {},
    /** The page goes on with the file. */
    passToExports: (_, _params: { answer: ExportAnswer }) => {},
  },
});

/** A code to the phone: the picture to be read for it, and what becomes of asking. The picture is drawn anew once used. */
const proving = copySetup.createStateConfig({
  initial: 'drawing',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode' },
  on: {
    'captcha.refresh': '.drawing',
    'code.sent': { actions: ['setCodeSent', 'refreshCaptcha'] },
    'code.refused': [
      {
        guard: { type: 'isCodeSpent', params: ({ event }) => event },
        actions: [{ type: 'setProblems', params: ({ event }) => event }, 'refreshCaptcha'],
      },
      { actions: { type: 'setProblems', params: ({ event }) => event } },
    ],
  },
  states: {
    drawing: {
      entry: 'clearPicture',
      invoke: {
        id: 'drawCaptcha',
        src: 'drawCaptcha',
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
    shown: { after: { captchaLifetime: 'drawing' } },
    missing: {},
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
                'dialog.close': '#dataCopy.closed',
                'field.edit': {
                  target: '.filling',
                  actions: { type: 'setField', params: ({ event }) => event },
                },
                'code.request': {
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
                    guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                    target: 'editing',
                    actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    target: '#dataCopy.closed',
                    actions: { type: 'passToExports', params: ({ event }) => ({ answer: event.output }) },
                  },
                ],
                onError: 'editing.failed',
              },
            },
          },
        },
        proof: proving,
      },
    },
  },
});
