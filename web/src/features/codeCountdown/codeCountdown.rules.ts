import type { CodeForm } from '../../fields/codeRequest.ts';
import {
  type CredentialProblems,
  codeProblem,
  credentialRefusal,
  phoneProblem,
} from '../../fields/credentials.ts';

/** Everything that keeps the code from being asked for; empty when it can be. */
export function requestProblems({ phone, captcha, captchaId }: CodeForm): CredentialProblems {
  const wrongPhone = phoneProblem(phone);
  const wrongCaptcha = captchaId === '' ? 'noPicture' : codeProblem(captcha);
  return {
    ...(wrongPhone ? { phone: { code: wrongPhone } } : {}),
    ...(wrongCaptcha ? { captcha: { code: wrongCaptcha } } : {}),
  };
}

/** The server's refusal, at the field that it speaks of. */
export function sendingProblems(refused: { errorKey: string; msg: string }): CredentialProblems {
  return credentialRefusal(refused, ['phone', 'captcha', 'phoneCode']);
}
