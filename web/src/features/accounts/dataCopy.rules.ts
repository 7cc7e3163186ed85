import { type CredentialProblems, codeProblem, credentialRefusal } from '../../fields/credentials.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { CopyContext, CopyProblems } from './dataCopy.types.ts';

/** Everything that keeps the form from being sent; empty when it can go. The picture is for sending the code. */
export function copyProblems({ codeSent, phoneCode, picture, captcha }: CopyContext): CopyProblems {
  const needsPicture = !codeSent && phoneCode === '';
  const ofPicture = needsPicture ? (picture === null ? 'noPicture' : codeProblem(captcha)) : null;
  const ofCode = codeProblem(phoneCode);
  return {
    ...(ofPicture !== null && { captcha: { code: ofPicture } }),
    ...(ofCode !== null && { phoneCode: { code: ofCode } }),
  };
}

/** The server's refusal, at the field that it speaks of. */
export function copyRefusal({ errorKey, msg }: Refusal): CopyProblems {
  return unphoned(credentialRefusal({ errorKey, msg }, ['captcha', 'phoneCode']));
}

/** What is wrong with the phone stands at the form: the dialog only shows it. */
export function unphoned({ phone, captcha, phoneCode, form }: CredentialProblems): CopyProblems {
  const atForm = form ?? phone;
  return {
    ...(captcha && { captcha }),
    ...(phoneCode && { phoneCode }),
    ...(atForm && { form: atForm }),
  };
}
