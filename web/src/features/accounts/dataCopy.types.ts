import type { CaptchaPicture } from '../../fields/captcha.ts';
import type { CredentialProblem } from '../../fields/credentials.ts';

export type CopyField = 'captcha' | 'phoneCode';
export type CopyProblems = Partial<Record<CopyField | 'form', CredentialProblem>>;

export interface CopyContext extends Record<CopyField, string> {
  /** The account's own. */
  phone: string;
  problems: CopyProblems;
  picture: CaptchaPicture | null;
  /** A code was sent from this form. */
  codeSent: boolean;
}
