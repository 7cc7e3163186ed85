import { assign, type EventObject, fromCallback, raise, setup } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import { asTyped, type CredentialField, type CredentialProblems } from '../../fields/credentials.ts';
import { captchaDelays, codeGuards, noPicture, pictureIn } from '../../flows/drawingCaptcha.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { entrancesIn } from './entrances.ts';
import { formProblems, refusalProblems, usesCode } from './loginDialog.rules.ts';
import type {
  Accepted,
  Answer,
  ChooseInput,
  Consent,
  DialogContext,
  DialogEvent,
  DialogScene,
  Done,
  Grant,
  JoinInput,
  MemberKind,
  Mode,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

/** What must not outlive the form that it was typed into. */
const secrets = { password: '', repassword: '', captcha: '', phoneCode: '', consent: null };
const noCode = { codeNeeded: false, codeSent: false, phoneCode: '' };

/** The form before anything was typed. */
export const blankForm = {
  ...{ ...secrets, ...noCode, phone: '', mode: 'login' as Mode, problems: {}, picture: null },
  ...{ message: null, done: null, invitation: null, entrances: null, accountId: null },
};

export const dialogSetup = setup({
  types: {
    context: {} as DialogContext,
    events: {} as DialogEvent,
    input: {} as { superId: string | null },
    tags: {} as 'busy' | 'failed' | 'pictureMissing',
  },
  actors: {
    drawCaptcha: unprovidedActor<DrawnCaptcha, { kind: MemberKind }>(),
    signIn: unprovidedActor<Grant | Refusal, SignInInput>(),
    register: unprovidedActor<Grant | Accepted, RegisterInput>(),
    resetPassword: unprovidedActor<Accepted, ResetInput>(),
    join: unprovidedActor<Grant | Refusal, JoinInput>(),
    chooseAccount: unprovidedActor<Grant | Refusal, ChooseInput>(),
    /** Reports the result of a code request. */
    subscribeToCode: fromCallback<EventObject, { scene: DialogScene }>(() => {}),
    /** Reports an inviter whose id appears in the URL. */
    watchInviter: fromCallback(() => {}),
  },
  delays: captchaDelays,
  guards: {
    ...outcomeGuards,
    ...codeGuards,
    isOther: ({ context }, { mode }: { mode: Mode }) => context.mode !== mode,
    isMode: ({ context }, { mode }: { mode: Mode }) => context.mode === mode,
    takesMessage: ({ context }) => context.message === null && Object.keys(context.problems).length === 0,
    canSend: ({ context }) => Object.keys(formProblems(context)).length === 0,
    usesCode: ({ context }) => usesCode(context),
    isCodeRequired: (_, answer: Answer) => isRefusal(answer) && answer.errorKey === 'LOGIN_CODE_NEEDED',
    offersAccounts: (_, answer: Answer) => entrancesIn(answer) !== null,
    wasGranted: (_, answer: Answer) => answer.kind === 'granted',
  },
  actions: {
    reset: assign(blankForm),
    clearSecrets: assign({ ...secrets, ...noCode, problems: {} }),
    setOpening: assign(
      (
        { context },
        {
          message,
          mode,
          kind,
          phone,
          invitation,
        }: Omit<Extract<DialogEvent, { type: 'dialog.open' }>, 'type'>,
      ) => ({
        ...{ message, mode, kind: kind ?? context.kind, phone: phone ?? '' },
        invitation: invitation ?? null,
      }),
    ),
    setMessage: assign((_, { message }: { message: string | null }) => ({ message, done: null })),
    setMode: assign((_, { mode }: { mode: Mode }) => ({ mode, message: null, done: null })),
    setKind: assign(({ context }, { kind }: { kind: MemberKind }) => ({
      ...{ kind, problems: {} },
      ...(context.codeNeeded ? noCode : {}),
    })),
    setField: assign(({ context }, { field, value }: { field: CredentialField; value: string }) => ({
      // The pending code request was for the previous number.
      ...(field === 'phone' && context.codeNeeded ? noCode : {}),
      [field]: asTyped(field, value),
      problems: remainingProblems(context.problems, field),
    })),
    setConsent: assign(({ context }, { consent }: { consent: Consent | null }) => ({
      consent,
      problems: remainingProblems(context.problems, 'consent'),
    })),
    setProblems: assign((_, { problems }: { problems: CredentialProblems }) => ({ problems })),
    validateForm: assign(({ context }) => ({ problems: formProblems(context), message: null, done: null })),
    setRefusal: assign(({ context }, answer: Answer) =>
      isRefusal(answer)
        ? {
            problems: refusalProblems(answer, context),
            ...(answer.errorKey === 'CONSENT_CHANGED' ? { consent: null } : {}),
          }
        : {},
    ),
    setEntrances: assign((_, answer: Answer) => ({
      ...{ ...secrets, ...noCode, problems: {} },
      entrances: entrancesIn(answer),
    })),
    clearEntrances: assign({ entrances: null, accountId: null }),
    setAccount: assign((_, { accountId }: { accountId: number }) => ({ accountId })),
    explainRefusal: assign((_, answer: Answer) => (isRefusal(answer) ? { message: answer.msg } : {})),
    clearNotes: assign({ problems: {}, message: null, done: null }),
    setCodeMissing: assign({ codeNeeded: true }),
    setCodeSent: assign({ codeSent: true }),
    goToLogin: assign((_, { done }: { done: Done }) => ({ mode: 'login' as const, done })),
    setInviter: assign((_, { superId }: { superId: string | null }) => ({ superId })),
    dropPicture: assign(noPicture),
    setPicture: assign(pictureIn),
    refreshCaptcha: raise({ type: 'captcha.refresh' }),
    /** Asks for a code with the phone and the captcha of the form. */
    requestCode: unprovidedAction<{ scene: DialogScene }>(),
    grantSession: unprovidedAction<Grant | Accepted>(),
    clearInviter: unprovidedAction(),
  },
});
