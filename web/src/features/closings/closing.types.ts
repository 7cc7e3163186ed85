import type { CaptchaPicture } from '../../fields/captcha.ts';
import type { CodeOutcome } from '../../fields/codeRequest.ts';
import type { CredentialProblem } from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';

export type ProofField = 'captcha' | 'phoneCode';
export type ProofProblems = Partial<Record<ProofField | 'form', CredentialProblem>>;

/** `closed`: for good; `begun`: it goes on by itself. */
export type CloseOutcome = { kind: 'closed' | 'begun' } | Refusal;
export type KeepOutcome = { kind: 'kept' } | Refusal;

export interface ClosingContext extends Record<ProofField, string> {
  /** The account's own. */
  phone: string;
  problems: ProofProblems;
  picture: CaptchaPicture | null;
  /** A code was sent from this form. */
  codeSent: boolean;
  /** Why it cannot be taken back. */
  refusal: Refusal | null;
}

export type ClosingEvent =
  | { type: 'dialog.open'; phone: string }
  | { type: 'dialog.close' }
  | { type: 'field.edit'; field: ProofField; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'code.request' }
  | CodeOutcome
  | { type: 'form.submit' }
  | { type: 'closing.confirm' }
  | { type: 'closing.dismiss' }
  | { type: 'keep.ask' }
  | { type: 'keep.accept' }
  | { type: 'keep.dismiss' }
  | { type: 'account.closed' };

/** Any answer of an actor: what was asked for, or a refusal. */
export type Answer = { kind: string };
