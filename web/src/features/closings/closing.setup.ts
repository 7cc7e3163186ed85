import { assign, fromCallback, raise, setup } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped, type CredentialProblems } from '../../fields/credentials.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { placed, proofProblems, proofRefusal } from './closing.rules.ts';
import type {
  Answer,
  CloseOutcome,
  ClosingContext,
  ClosingEvent,
  KeepOutcome,
  ProofField,
} from './closing.types.ts';

/** Before anything was typed. */
export const blankClosing: ClosingContext = {
  ...{ phone: '', captcha: '', phoneCode: '', problems: {}, picture: null, codeSent: false, refusal: null },
};

export const closingSetup = setup({
  types: { context: {} as ClosingContext, events: {} as ClosingEvent, tags: {} as 'busy' },
  actors: {
    drawCaptcha: unprovidedActor<DrawnCaptcha>(),
    closeAccount: unprovidedActor<CloseOutcome, string>(),
    keepAccount: unprovidedActor<KeepOutcome>(),
    /** Tells what became of a request for a code. */
    subscribeToCode: fromCallback(() => {}),
    /** Looks after a closing that goes on, and tells when the account is closed. */
    watchClosing: fromCallback(() => {}),
  },
  delays: {
    /** Shorter than the server remembers the answer. */
    captchaLifetime: 110_000,
  },
  guards: {
    canSend: ({ context }) => Object.keys(proofProblems(context)).length === 0,
    isCodeSpent: (_, { spent }: { spent: boolean }) => spent,
    wasRefused: (_, { answer }: { answer: Answer }) => isRefusal(answer),
    isClosed: (_, { answer }: { answer: Answer }) => answer.kind === 'closed',
  },
  actions: {
    clear: assign(blankClosing),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setField: assign(({ context }, { field, value }: { field: ProofField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: asTyped(field, value), problems };
    }),
    setProblems: assign((_, { problems }: { problems: CredentialProblems }) => ({
      problems: placed(problems),
    })),
    validateForm: assign(({ context }) => ({ problems: proofProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusedProof: assign((_, { answer }: { answer: Answer }) =>
      isRefusal(answer) ? { problems: proofRefusal(answer) } : {},
    ),
    setRefusal: assign((_, { answer }: { answer: Answer }) => ({
      refusal: isRefusal(answer) ? answer : null,
    })),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign({ picture: null, captcha: '' }),
    setPicture: assign((_, { answer }: { answer: DrawnCaptcha }) =>
      answer.kind === 'drawn' ? { picture: { captchaId: answer.captchaId, picPath: answer.picPath } } : {},
    ),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: (_, _form: CodeForm) => {},
    announceBegun: () => {},
    announceKept: () => {},
    /** Forgets what this browser keeps and ends the session, which says goodbye. */
    leave: () => {},
  },
});
