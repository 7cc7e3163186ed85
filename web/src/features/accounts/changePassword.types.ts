import type { CaptchaPicture } from '../../fields/captcha.ts';
import type { CodeOutcome } from '../../fields/codeRequest.ts';
import type { CredentialField, CredentialProblem } from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** What proves that the account is the person's: the password of before, or a code sent to the phone. */
export type Way = 'old' | 'code';

export type PasswordField = 'oldPassword' | Exclude<CredentialField, 'phone'>;
export type PasswordProblems = Partial<Record<PasswordField | 'form', CredentialProblem>>;

export type ChangeInput = ({ oldPassword: string } | { phoneCode: string }) & {
  password: string;
  repassword: string;
};
export type ChangeOutcome = { kind: 'changed' } | Refusal;

export interface PasswordContext extends Record<PasswordField, string> {
  /** The way that was chosen last; the chart follows it. */
  way: Way;
  /** The account's own. */
  phone: string;
  problems: PasswordProblems;
  picture: CaptchaPicture | null;
  /** A code was sent from this form. */
  codeSent: boolean;
}

export type PasswordEvent =
  | { type: 'dialog.open'; phone: string }
  | { type: 'dialog.close' }
  | { type: 'way.choose'; way: Way }
  | { type: 'field.edit'; field: PasswordField; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'code.request' }
  | CodeOutcome
  | { type: 'form.submit' };

/** Any answer of an actor: what was asked for, or a refusal. */
export type Answer = { kind: string };
