import type { Problem } from '../../lib/problems.ts';
import { isRecoveryCode, isWholeCode } from '../proof/oneTimeCode.ts';

export type SignInField = 'name' | 'password' | 'newPassword' | 'repeated';

export type SignInProblems = Partial<Record<SignInField | 'code' | 'form', Problem>>;

export type SignInForm = Record<SignInField, string>;

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 64;
const REQUIRED: Problem = { code: 'required' };

/** What is wrong with name and password. */
export function credentialProblems({ name, password }: SignInForm): SignInProblems {
  return { ...(name.trim() ? {} : { name: REQUIRED }), ...(password ? {} : { password: REQUIRED }) };
}

/** What is wrong with the password that is chosen. */
export function newPasswordProblems({ newPassword, repeated, password }: SignInForm): SignInProblems {
  const { length } = [...newPassword];
  if (length < MIN_PASSWORD || length > MAX_PASSWORD)
    return { newPassword: length === 0 ? REQUIRED : { code: 'length' } };
  if (newPassword === password) return { newPassword: { code: 'same' } };
  return repeated === newPassword ? {} : { repeated: { code: 'differ' } };
}

/** Whether nothing is missing of a code of either kind. */
export function isProof(code: string, byRecovery: boolean): boolean {
  return byRecovery ? isRecoveryCode(code) : isWholeCode(code);
}

const OF_NEW_PASSWORD: ReadonlySet<string> = new Set(['PASSWORD_COMMON', 'PASSWORD_SAME', 'BAD_PARAM']);

/** Where a refusal of the second factor leads. */
export function placeOfRefusal(errorKey: string, needsPassword: boolean): 'form' | 'newPassword' | 'code' {
  if (errorKey === 'OPERATOR_CHALLENGE') return 'form';
  return needsPassword && OF_NEW_PASSWORD.has(errorKey) ? 'newPassword' : 'code';
}
