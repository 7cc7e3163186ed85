import { assign, raise, setup } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import { asTyped, type CredentialProblems } from '../../fields/credentials.ts';
import { codeProof, noPicture, pictureIn } from '../../flows/codeProof.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { changeProblems, changeRefusal, unphoned } from './changePassword.rules.ts';
import type {
  Answer,
  ChangeInput,
  ChangeOutcome,
  PasswordContext,
  PasswordEvent,
  PasswordField,
  Way,
} from './changePassword.types.ts';

/** What must not outlive the form that it was typed into. */
const secrets = { oldPassword: '', captcha: '', phoneCode: '', password: '', repassword: '' };

/** The dialog before anything was typed. */
export const blankChange: PasswordContext = {
  ...{ ...secrets, way: 'old', phone: '', problems: {}, picture: null, codeSent: false },
};

export const changeSetup = setup({
  types: { context: {} as PasswordContext, events: {} as PasswordEvent, tags: {} as 'busy' },
  actors: {
    ...codeProof.actors,
    changePassword: unprovidedActor<ChangeOutcome, ChangeInput>(),
  },
  delays: codeProof.delays,
  guards: {
    ...outcomeGuards,
    ...codeProof.guards,
    isOther: ({ context }, { way }: { way: Way }) => context.way !== way,
    usesCode: ({ context }) => context.way === 'code',
    usesOldPassword: ({ context }) => context.way === 'old',
    canSend: ({ context }) => Object.keys(changeProblems(context)).length === 0,
  },
  actions: {
    reset: assign(blankChange),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setWay: assign((_, { way }: { way: Way }) => ({ ...secrets, way, problems: {}, codeSent: false })),
    setField: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: asTyped(field, value), problems };
    }),
    setProblems: assign((_, { problems }: { problems: CredentialProblems }) => ({
      problems: unphoned(problems),
    })),
    validateForm: assign(({ context }) => ({ problems: changeProblems(context) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign(({ context }, answer: Answer) =>
      isRefusal(answer) ? { problems: changeRefusal(answer, context.way) } : {},
    ),
    setCodeSent: assign({ codeSent: true }),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    requestCode: unprovidedAction<CodeForm>(),
    announce: () => {},
  },
});
