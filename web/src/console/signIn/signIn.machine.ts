import { assign, setup } from 'xstate';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { remainingProblems } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { digitsOf, recoveryCodeOf } from '../proof/oneTimeCode.ts';
import type { Granted } from '../session/consoleSession.machine.ts';
import {
  credentialProblems,
  isProof,
  newPasswordProblems,
  placeOfRefusal,
  type SignInField,
  type SignInForm,
  type SignInProblems,
} from './signIn.rules.ts';

/** A sign-in whose password was right. */
export interface Challenge {
  challenge: string;
  /** A password of one's own has to be chosen. */
  needsPassword: boolean;
  /** What a new authenticator is set up with; null once there is one. */
  otpauthUrl: string | null;
}

export type Begun = { kind: 'begun'; challenge: Challenge } | Refusal;
export type Proven = { kind: 'proven'; granted: Granted; recoveryCodes: readonly string[] } | Refusal;

/** What the second factor is proven with. */
export interface Proof {
  challenge: string;
  code: string;
  newPassword: string | null;
}

interface Context extends SignInForm {
  challenge: Challenge | null;
  code: string;
  /** The code is one of recovery, not of the authenticator. */
  byRecovery: boolean;
  problems: SignInProblems;
  granted: Granted | null;
  recoveryCodes: readonly string[];
  /** The person says that the recovery codes are kept. */
  saved: boolean;
}

type Event =
  | { type: 'credentials.edit'; field: 'name' | 'password'; value: string }
  | { type: 'newPassword.edit'; field: 'newPassword' | 'repeated'; value: string }
  | { type: 'form.submit' }
  | { type: 'code.edit'; value: string }
  | { type: 'code.submit' }
  | { type: 'recovery.toggle' }
  | { type: 'signIn.restart' }
  | { type: 'codes.tick'; saved: boolean }
  | { type: 'codes.finish' };

const secrets = { password: '', newPassword: '', repeated: '', code: '' };
const clean: Context = {
  ...{ name: '', ...secrets, challenge: null, byRecovery: false, problems: {} },
  ...{ granted: null, recoveryCodes: [], saved: false },
};
const codeIn = ({ byRecovery }: Context, value: string) =>
  byRecovery ? recoveryCodeOf(value) : digitsOf(value);
const isEmpty = (problems: SignInProblems) => Object.keys(problems).length === 0;
const placeIn = ({ challenge }: Context, answer: Proven) =>
  isRefusal(answer) ? placeOfRefusal(answer.errorKey, challenge?.needsPassword ?? false) : null;

/** Signing in to the console: password, then the second factor, which the first sign-in sets up. */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'failed' | 'credentials' | 'code',
  },
  actors: {
    beginSignIn: unprovidedActor<Begun, { name: string; password: string }>(),
    proveSignIn: unprovidedActor<Proven, Proof>(),
  },
  guards: {
    ...outcomeGuards,
    canBegin: ({ context }) => isEmpty(credentialProblems(context)),
    needsPassword: (_, answer: Begun) => answer.kind === 'begun' && answer.challenge.needsPassword,
    canSetPassword: ({ context }) => isEmpty(newPasswordProblems(context)),
    hasAuthenticator: ({ context }) => context.challenge?.otpauthUrl === null,
    // A recovery code is sent by hand: letters that are alike are looked at again.
    isWhole: ({ context }, { value }: { value: string }) =>
      !context.byRecovery && isProof(digitsOf(value), false),
    canProve: ({ context }) => isProof(context.code, context.byRecovery),
    challengeIsOver: ({ context }, answer: Proven) => placeIn(context, answer) === 'form',
    passwordIsRefused: ({ context }, answer: Proven) => placeIn(context, answer) === 'newPassword',
    hasRecoveryCodes: (_, answer: Proven) => answer.kind === 'proven' && answer.recoveryCodes.length > 0,
    isSaved: ({ context }) => context.saved,
  },
  actions: {
    clearSecrets: assign({ ...secrets, challenge: null, byRecovery: false }),
    clearCode: assign({ code: '' }),
    clearProblems: assign({ problems: {} }),
    setField: assign(({ context }, { field, value }: { field: SignInField; value: string }) => ({
      [field]: value,
      problems: remainingProblems(context.problems, field),
    })),
    validateCredentials: assign(({ context }) => ({ problems: credentialProblems(context) })),
    validateNewPassword: assign(({ context }) => ({ problems: newPasswordProblems(context) })),
    setChallenge: assign((_, answer: Begun) => ({
      challenge: answer.kind === 'begun' ? answer.challenge : null,
      problems: {},
    })),
    setRefusal: assign((_, answer: Begun | Proven) =>
      isRefusal(answer) ? { problems: { form: { code: answer.errorKey, msg: answer.msg } } } : {},
    ),
    setProofRefusal: assign(({ context }, answer: Proven) =>
      isRefusal(answer)
        ? { problems: { [placeIn(context, answer) ?? 'form']: { code: answer.errorKey, msg: answer.msg } } }
        : {},
    ),
    setCode: assign(({ context }, { value }: { value: string }) => ({
      code: codeIn(context, value),
      problems: {},
    })),
    refuseIncomplete: assign(({ context }) => ({
      problems: { code: { code: context.byRecovery ? 'shortRecovery' : 'short' } },
    })),
    toggleRecovery: assign(({ context }) => ({ byRecovery: !context.byRecovery, code: '', problems: {} })),
    setGranted: assign((_, answer: Proven) =>
      answer.kind === 'proven' ? { granted: answer.granted, recoveryCodes: answer.recoveryCodes } : {},
    ),
    setSaved: assign((_, { saved }: { saved: boolean }) => ({ saved })),
    grant: unprovidedAction<{ granted: Granted | null }>(),
  },
}).createMachine({
  id: 'signIn',
  context: clean,
  initial: 'credentials',
  states: {
    credentials: {
      tags: 'credentials',
      entry: 'clearSecrets',
      initial: 'editing',
      on: {
        'credentials.edit': { target: '.editing', actions: { type: 'setField', params: payload } },
        'form.submit': [
          { guard: 'canBegin', target: 'beginning', actions: 'clearProblems' },
          { target: '.editing', actions: 'validateCredentials' },
        ],
      },
      states: { editing: {}, requestFailed: { tags: 'failed' } },
    },
    beginning: {
      tags: ['busy', 'credentials'],
      invoke: {
        id: 'beginSignIn',
        src: 'beginSignIn',
        input: ({ context: { name, password } }) => ({ name: name.trim(), password }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'credentials',
            actions: { type: 'setRefusal', params: output },
          },
          {
            guard: { type: 'needsPassword', params: output },
            target: 'choosingPassword',
            actions: { type: 'setChallenge', params: output },
          },
          { target: 'code', actions: { type: 'setChallenge', params: output } },
        ],
        onError: 'credentials.requestFailed',
      },
    },
    choosingPassword: {
      entry: 'clearCode',
      on: {
        'newPassword.edit': { actions: { type: 'setField', params: payload } },
        'form.submit': [
          { guard: 'canSetPassword', target: 'code', actions: 'clearProblems' },
          { actions: 'validateNewPassword' },
        ],
        'signIn.restart': { target: 'credentials', actions: 'clearProblems' },
      },
    },
    code: {
      tags: 'code',
      entry: 'clearCode',
      initial: 'typing',
      on: {
        'code.edit': [
          {
            guard: { type: 'isWhole', params: payload },
            target: 'proving',
            actions: { type: 'setCode', params: payload },
          },
          { target: '.typing', actions: { type: 'setCode', params: payload } },
        ],
        'code.submit': [
          { guard: 'canProve', target: 'proving' },
          { target: '.typing', actions: 'refuseIncomplete' },
        ],
        'recovery.toggle': { guard: 'hasAuthenticator', target: '.typing', actions: 'toggleRecovery' },
        'signIn.restart': { target: 'credentials', actions: 'clearProblems' },
      },
      states: { typing: {}, requestFailed: { tags: 'failed' } },
    },
    proving: {
      tags: ['busy', 'code'],
      invoke: {
        id: 'proveSignIn',
        src: 'proveSignIn',
        input: ({ context: { challenge, code, newPassword } }) => ({
          challenge: challenge?.challenge ?? '',
          code,
          newPassword: challenge?.needsPassword ? newPassword : null,
        }),
        onDone: [
          {
            guard: { type: 'challengeIsOver', params: output },
            target: 'credentials',
            actions: { type: 'setProofRefusal', params: output },
          },
          {
            guard: { type: 'passwordIsRefused', params: output },
            target: 'choosingPassword',
            actions: { type: 'setProofRefusal', params: output },
          },
          {
            guard: { type: 'wasRefused', params: output },
            target: 'code',
            actions: { type: 'setProofRefusal', params: output },
          },
          {
            guard: { type: 'hasRecoveryCodes', params: output },
            target: 'savingCodes',
            actions: { type: 'setGranted', params: output },
          },
          { target: 'done', actions: { type: 'setGranted', params: output } },
        ],
        onError: 'code.requestFailed',
      },
    },
    savingCodes: {
      entry: 'clearSecrets',
      on: {
        'codes.tick': { actions: { type: 'setSaved', params: payload } },
        'codes.finish': { guard: 'isSaved', target: 'done' },
      },
    },
    done: {
      type: 'final',
      entry: [{ type: 'grant', params: ({ context: { granted } }) => ({ granted }) }, 'clearSecrets'],
    },
  },
});
