import {
  type CredentialField,
  credentialRefusal,
  passwordProblem,
  repasswordProblem,
} from '../../fields/credentials.ts';
import { type Proof, proofProblems } from '../../flows/codeProof.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** What proves that the account is the person's: the password of before, or a code sent to the phone. */
export type Way = 'old' | 'code';

export type PasswordField = 'oldPassword' | Exclude<CredentialField, 'phone'>;
export type PasswordProblems = Partial<Record<PasswordField | 'form', Problem>>;

export interface PasswordContext extends Proof, Record<PasswordField, string> {
  /** The way that was chosen last; the chart follows it. */
  way: Way;
  problems: PasswordProblems;
}

export type ChangeInput = ({ oldPassword: string } | { phoneCode: string }) & {
  password: string;
  repassword: string;
};

/** Everything that keeps the form from being sent; empty when it can go. */
export function changeProblems(form: PasswordContext): PasswordProblems {
  const { way, oldPassword, password, repassword } = form;
  const codes = {
    oldPassword: way === 'old' ? passwordProblem(oldPassword) : null,
    password: passwordProblem(password),
    repassword: repasswordProblem(repassword, password),
  };
  const problems: PasswordProblems = way === 'code' ? proofProblems(form) : {};
  for (const [field, code] of Object.entries(codes)) if (code) problems[field as PasswordField] = { code };
  return problems;
}

export function changeInput(form: PasswordContext): ChangeInput {
  const { way, oldPassword, phoneCode, password, repassword } = form;
  return { ...(way === 'old' ? { oldPassword } : { phoneCode }), password, repassword };
}

const OF_OLD_PASSWORD = ['OLD_PASSWORD_WRONG', 'LOGIN_LOCKED'];
const SHOWN = {
  old: ['password', 'repassword'],
  code: ['captcha', 'phoneCode', 'password', 'repassword'],
} as const satisfies Record<Way, readonly PasswordField[]>;

/** The server's refusal, at the field that it speaks of. */
export function changeRefusal({ errorKey, msg }: Refusal, way: Way): PasswordProblems {
  if (OF_OLD_PASSWORD.includes(errorKey)) {
    return { [way === 'old' ? 'oldPassword' : 'form']: { code: errorKey, msg } };
  }
  return credentialRefusal<Exclude<PasswordField, 'oldPassword'>>({ errorKey, msg }, SHOWN[way]);
}
