import { type CredentialProblems, codeProblem, credentialRefusal } from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { ClosingContext, ProofProblems } from './closing.types.ts';

/** Everything that keeps the code from being sent on; empty when it can go. */
export function proofProblems({ codeSent, phoneCode, picture, captcha }: ClosingContext): ProofProblems {
  const code = codeProblem(phoneCode);
  if (!code) return {};
  // The picture is for sending the code.
  const read = codeSent ? null : picture === null ? 'noPicture' : codeProblem(captcha);
  return { ...(read ? { captcha: { code: read } } : {}), phoneCode: { code } };
}

/** The server's refusal, at the field that it speaks of. */
export function proofRefusal({ errorKey, msg }: Refusal): ProofProblems {
  return placed(credentialRefusal({ errorKey, msg }, ['captcha', 'phoneCode']));
}

/** What is wrong with another field stands at the form: the dialog has none. */
export function placed({ phone, password, repassword, ...problems }: CredentialProblems): ProofProblems {
  const other = phone ?? password ?? repassword;
  return other ? { form: other, ...problems } : problems;
}
