import { assign, fromCallback, raise, setup } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped, type CredentialProblems } from '../../fields/credentials.ts';
import { codeProof, noPicture, pictureIn } from '../../flows/codeProof.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
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
    ...codeProof.actors,
    closeAccount: unprovidedActor<CloseOutcome, string>(),
    keepAccount: unprovidedActor<KeepOutcome>(),
    /** Watches a pending closing and reports when the account is closed. */
    watchClosing: fromCallback(() => {}),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    canSend: ({ context }) => Object.keys(proofProblems(context)).length === 0,
    isClosed: (_, answer: Answer) => answer.kind === 'closed',
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
    setRefusedProof: assign((_, answer: Answer) =>
      isRefusal(answer) ? { problems: proofRefusal(answer) } : {},
    ),
    setRefusal: assign((_, answer: Answer) => ({
      refusal: isRefusal(answer) ? answer : null,
    })),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
    announceBegun: () => {},
    announceKept: () => {},
    /** Clears the browser storage and ends the session, which shows the farewell. */
    leave: () => {},
  },
});
