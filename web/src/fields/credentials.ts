import type { Problem } from '../lib/problems.ts';

/** What a person proves with who they are: every field of signing in, signing up and setting a password. */
export type CredentialField = 'phone' | 'password' | 'repassword' | 'captcha' | 'phoneCode';

export type CredentialProblems = Partial<Record<CredentialField | 'form', Problem>>;

const PHONE_LENGTH = 11;
const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 18;

/** The code of what is wrong with a phone number, or null. */
export function phoneProblem(phone: string): string | null {
  if (phone === '') return 'required';
  return phone.length === PHONE_LENGTH ? null : 'length';
}

/** The code of what is wrong with a password, or null; characters are counted as people see them. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'required';
  const { length } = [...password];
  return length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH ? 'length' : null;
}

/** The code of what is wrong with the repeated password, or null. */
export function repasswordProblem(repassword: string, password: string): string | null {
  return passwordProblem(repassword) ?? (repassword === password ? null : 'differ');
}

/** The code of what is wrong with a captcha or a phone code, or null. */
export function codeProblem(code: string): string | null {
  return code === '' ? 'required' : null;
}

/** A phone number without what people put between and before its digits. */
export function trimmedPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^\+86/, '');
}

/** A phone number with its middle hidden: 138****0001. */
export function maskedPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d*(\d{4})$/, '$1****$2');
}

/** What a field keeps of what was typed into it: of a password everything. */
export function asTyped(field: string, value: string): string {
  if (field === 'phone') return trimmedPhone(value);
  return field === 'captcha' || field === 'phoneCode' ? value.trim() : value;
}

const PLACE: Record<string, CredentialField> = {
  CAPTCHA_WRONG: 'captcha',
  CAPTCHA_EXPIRED: 'captcha',
  PHONE_CODE_WRONG: 'phoneCode',
  PHONE_CODE_EXPIRED: 'phoneCode',
  PHONE_CODE_LIMIT: 'phoneCode',
  LOGIN_CODE_NEEDED: 'phoneCode',
  PHONE_TAKEN: 'phone',
  ACCOUNT_MISSING: 'phone',
  MEMBER_ALREADY: 'phone',
  LOGIN_FROZEN: 'phone',
  LOGIN_WRONG: 'password',
  LOGIN_LOCKED: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_NEEDED: 'password',
  JOIN_PASSWORD: 'password',
  PASSWORDS_DIFFER: 'repassword',
};

/** The server's refusal at the field that it speaks of; at the form when that field is not among the shown. */
export function credentialRefusal<Field extends CredentialField>(
  { errorKey, msg }: { errorKey: string; msg: string },
  shown: readonly Field[],
): Partial<Record<Field | 'form', Problem>> {
  const place = shown.find((field) => field === PLACE[errorKey]) ?? 'form';
  return { [place]: { code: errorKey, msg } } as Partial<Record<Field | 'form', Problem>>;
}
