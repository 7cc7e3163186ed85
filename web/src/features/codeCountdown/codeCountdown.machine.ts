import { assign, emit, setup } from 'xstate';
import { type CodeForm, type CodeOutcome, RESEND_WAIT_MS } from '../../fields/codeRequest.ts';
import {
  type CredentialProblems,
  codeProblem,
  credentialRefusal,
  phoneProblem,
} from '../../fields/credentials.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type SentCode = { kind: 'sent' } | Refusal;

interface Context {
  scene: CodeScene;
  /** Epoch milliseconds; null until a code was sent. */
  resendAt: number | null;
  problems: CredentialProblems;
}

/** Sends codes by short message for one scene, and waits before it sends another. */
export const codeCountdownMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'code.request' } & CodeForm,
    emitted: {} as CodeOutcome,
    input: {} as { scene: CodeScene; resendAt: number | null },
    tags: {} as 'busy',
  },
  actors: {
    sendCode: unprovidedActor<SentCode, CodeForm & { scene: CodeScene }>(),
  },
  delays: {
    untilResend: ({ context }) => Math.max(0, (context.resendAt ?? 0) - Date.now()),
  },
  guards: {
    isWaiting: ({ context }) => context.resendAt !== null,
    isIncomplete: (_, form: CodeForm) => Object.keys(requestProblems(form)).length > 0,
    ...outcomeGuards,
  },
  actions: {
    validateRequest: assign((_, form: CodeForm) => ({ problems: requestProblems(form) })),
    setRefusal: assign((_, answer: SentCode) =>
      isRefusal(answer) ? { problems: credentialRefusal(answer, ['phone', 'captcha', 'phoneCode']) } : {},
    ),
    setSendFailed: assign({ problems: { phoneCode: { code: 'unsent' } } }),
    clearProblems: assign({ problems: {} }),
    startWait: assign(() => ({ resendAt: Date.now() + RESEND_WAIT_MS })),
    rememberWait: unprovidedAction<{ resendAt: number | null }>(),
    reportSent: emit({ type: 'code.sent' }),
    reportRefused: emit(({ context }, { spent }: { spent: boolean }) => ({
      type: 'code.refused' as const,
      problems: context.problems,
      spent,
    })),
  },
}).createMachine({
  id: 'codeCountdown',
  context: ({ input }) => ({ ...input, problems: {} }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isWaiting', target: 'waiting' }, { target: 'ready' }] },
    ready: {
      initial: 'idle',
      on: {
        'code.request': [
          {
            guard: { type: 'isIncomplete', params: payload },
            target: '.refused',
            actions: [
              { type: 'validateRequest', params: payload },
              { type: 'reportRefused', params: { spent: false } },
            ],
          },
          { target: 'sending' },
        ],
      },
      states: { idle: {}, refused: {}, requestFailed: {} },
    },
    sending: {
      tags: 'busy',
      entry: 'clearProblems',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { scene }, event: { phone, captcha, captchaId } }) => ({
          ...{ scene, phone, captcha, captchaId },
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'ready.refused',
            actions: [
              { type: 'setRefusal', params: output },
              { type: 'reportRefused', params: { spent: true } },
            ],
          },
          { target: 'waiting', actions: ['startWait', 'reportSent'] },
        ],
        onError: {
          target: 'ready.requestFailed',
          actions: ['setSendFailed', { type: 'reportRefused', params: { spent: true } }],
        },
      },
    },
    waiting: {
      entry: { type: 'rememberWait', params: ({ context: { resendAt } }) => ({ resendAt }) },
      after: { untilResend: 'ready' },
    },
  },
});

/** Everything that keeps the code from being asked for; empty when it can be. */
function requestProblems({ phone, captcha, captchaId }: CodeForm): CredentialProblems {
  const wrongPhone = phoneProblem(phone);
  const wrongCaptcha = captchaId === '' ? 'noPicture' : codeProblem(captcha);
  return {
    ...(wrongPhone ? { phone: { code: wrongPhone } } : {}),
    ...(wrongCaptcha ? { captcha: { code: wrongCaptcha } } : {}),
  };
}
