import { useSelector } from '@xstate/react';
import { type LoginDialogActor, selectCodeSent } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneField } from './PhoneField.tsx';

/** A new password, with the phone proved by a code. */
export function FindPasswordForm({ actor }: { actor: LoginDialogActor }) {
  const sent = useSelector(actor, selectCodeSent);
  return (
    <CredentialForm actor={actor} mode="findPassword">
      <PhoneField actor={actor} />
      <CaptchaField actor={actor} {...(sent ? { placeholder: loginText.captchaAgainHint } : {})} />
      <CodeField actor={actor} scene="FIND_PASSWORD" />
      <NewPasswordFields actor={actor} label={loginText.newPassword} />
    </CredentialForm>
  );
}
