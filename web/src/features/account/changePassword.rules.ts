import { type CredentialProblem, passwordProblem, repasswordProblem } from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';

export type PasswordField = 'oldPassword' | 'password' | 'repassword';
export type PasswordForm = Record<PasswordField, string>;
export type PasswordProblems = Partial<Record<PasswordField | 'form', CredentialProblem>>;

/** Everything that keeps the form from being sent; empty when it can go. */
export function changeProblems({ oldPassword, password, repassword }: PasswordForm): PasswordProblems {
  const codes = {
    oldPassword: passwordProblem(oldPassword),
    password: passwordProblem(password),
    repassword: repasswordProblem(repassword, password),
  };
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, { code }]] : [])),
  );
}

const PLACE: Record<string, PasswordField> = {
  OLD_PASSWORD_WRONG: 'oldPassword',
  LOGIN_LOCKED: 'oldPassword',
  PASSWORD_COMMON: 'password',
  PASSWORDS_DIFFER: 'repassword',
};

/** The server's refusal, at the field that it speaks of. */
export function changeRefusal({ errorKey, msg }: Refusal): PasswordProblems {
  return { [PLACE[errorKey] ?? 'form']: { code: errorKey, msg } };
}
