import type { CaptchaPicture } from '../../fields/captcha.ts';
import { type CredentialField, codeProblem, credentialRefusal } from '../../fields/credentials.ts';
import type { MemberRole } from '../../graphql/generated/graphql.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { GrantableRole } from './memberForm.ts';

export type TransferField = 'captcha' | 'ownCode' | 'memberCode';
export type TransferProblems = Partial<Record<TransferField | 'form', Problem>>;

/** Who is to be the owner. */
export interface NewOwner {
  id: number;
  name: string;
}

export interface TransferContext extends Record<TransferField, string> {
  member: NewOwner | null;
  roles: readonly GrantableRole[];
  /** What the owner is afterwards; null: nothing. */
  stayAs: MemberRole | null;
  picture: CaptchaPicture | null;
  /** When other codes may be sent, in epoch milliseconds; null while none were. */
  resendAt: number | null;
  problems: TransferProblems;
}

export interface CodesInput {
  id: number;
  captcha: string;
  captchaId: string;
}

export interface TransferInput {
  id: number;
  ownCode: string;
  memberCode: string;
  stayAs?: MemberRole;
}

/** What keeps the codes from being asked for. */
export function codesProblems({ picture, captcha }: TransferContext): TransferProblems {
  const code = picture === null ? 'noPicture' : codeProblem(captcha);
  return code ? { captcha: { code } } : {};
}

/** What keeps the account from being handed over: both codes, and what they are asked for with. */
export function transferProblems(form: TransferContext): TransferProblems {
  const problems: TransferProblems = form.resendAt === null ? codesProblems(form) : {};
  for (const field of ['ownCode', 'memberCode'] as const) {
    const code = codeProblem(form[field]);
    if (code) problems[field] = { code };
  }
  return problems;
}

export function codesInput({ member, captcha, picture }: TransferContext): CodesInput {
  return { id: member?.id ?? 0, captcha, captchaId: picture?.captchaId ?? '' };
}

export function transferInput({ member, ownCode, memberCode, stayAs }: TransferContext): TransferInput {
  return { id: member?.id ?? 0, ownCode, memberCode, ...(stayAs && { stayAs }) };
}

const SHOWN: readonly CredentialField[] = ['captcha'];

/** The refusal at its field. Which of both codes is wrong is not said. */
export function transferRefusal({ errorKey, msg }: Refusal): TransferProblems {
  return credentialRefusal({ errorKey, msg }, SHOWN) as TransferProblems;
}
