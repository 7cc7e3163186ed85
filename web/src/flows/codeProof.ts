import { fromCallback } from 'xstate';
import type { CaptchaPicture, DrawnCaptcha } from '../fields/captcha.ts';
import type { CodeForm, CodeOutcome } from '../fields/codeRequest.ts';
import { type CredentialProblems, codeProblem } from '../fields/credentials.ts';
import type { Problem } from '../lib/problems.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { captchaDelays, codeAnswers, codeGuards, drawingCaptcha } from './drawingCaptcha.ts';

export const PROOF_FIELDS = ['captcha', 'phoneCode'] as const;
export type ProofField = (typeof PROOF_FIELDS)[number];
export type ProofProblems = Partial<Record<ProofField | 'form', Problem>>;

/** What a chart knows in which a phone is proven by a code. */
export interface Proof extends Record<ProofField, string> {
  /** The account's own. */
  phone: string;
  picture: CaptchaPicture | null;
  /** A code was sent from this form. */
  codeSent: boolean;
}

/** Events that such a chart takes beside those of its form. */
export type ProofEvent = { type: 'captcha.refresh' } | { type: 'code.request' } | CodeOutcome;

/** Before anything was typed. */
export const blankProof = { captcha: '', phoneCode: '', picture: null, codeSent: false };

/** Parts of the `setup()` of such a chart. */
export const codeProof = {
  actors: {
    drawCaptcha: unprovidedActor<DrawnCaptcha>(),
    /** Tells what became of a request for a code. */
    subscribeToCode: fromCallback(() => {}),
  },
  delays: captchaDelays,
  guards: codeGuards,
};

/** What keeps a form from being sent that is proven by a code: the code, and what it is asked for with. */
export function proofProblems({ codeSent, phoneCode, picture, captcha }: Proof): ProofProblems {
  const code = codeProblem(phoneCode);
  if (!code) return {};
  // The picture is for sending the code.
  const unread = codeSent ? null : picture === null ? 'noPicture' : codeProblem(captcha);
  return { ...(unread && { captcha: { code: unread } }), phoneCode: { code } };
}

/** For `setProblems: assign(problemsIn)`. What is wrong with the phone stands at the form, which only shows it. */
export function problemsIn(
  _: unknown,
  { problems: { phone, captcha, phoneCode, form = phone } }: { problems: CredentialProblems },
): { problems: ProofProblems } {
  return {
    problems: { ...(captcha && { captcha }), ...(phoneCode && { phoneCode }), ...(form && { form }) },
  };
}

/** The params of `requestCode`: the phone, and what was read in the picture. */
export function codeFormOf({ context: { phone, captcha, picture } }: { context: Proof }): CodeForm {
  return { phone, captcha, captchaId: picture?.captchaId ?? '' };
}

/** The state in which a code comes to the phone: the picture to be read for it, and what becomes of asking. */
export const provingByCode = {
  ...drawingCaptcha,
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode' },
  exit: 'dropPicture',
  on: { ...drawingCaptcha.on, ...codeAnswers },
} as const;

/** Guards of a chart in which a password will do too, and the person chooses. */
export const wayGuards = {
  isOther: ({ context }: { context: { way: string } }, { way }: { way: string }) => context.way !== way,
  usesCode: ({ context }: { context: { way: string } }) => context.way === 'code',
  usesPassword: ({ context }: { context: { way: string } }) => context.way !== 'code',
};

/** The state of its proof, which follows the way that was chosen last. */
export const provingByEither = {
  initial: 'byPassword',
  states: {
    byPassword: { always: { guard: 'usesCode', target: 'byCode' } },
    byCode: { ...provingByCode, always: { guard: 'usesPassword', target: 'byPassword' } },
  },
} as const;
