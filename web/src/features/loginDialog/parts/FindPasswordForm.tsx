import { useSelector } from '@xstate/react';
import { captchaFieldText } from '../../../fields/fields.text.ts';
import { type LoginDialogActor, selectCodeSent } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import { Captcha } from './Captcha.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { PhoneField } from './PhoneField.tsx';

/** A new password, with the phone proved by a code. */
export function FindPasswordForm({ actor }: { actor: LoginDialogActor }) {
  const sent = useSelector(actor, selectCodeSent);
  return (
    <CredentialForm actor={actor} mode="findPassword">
      <PhoneField actor={actor} />
      <Captcha actor={actor} {...(sent ? { placeholder: captchaFieldText.again } : {})} />
      <PhoneCode actor={actor} scene="FIND_PASSWORD" />
      <NewPasswordFields actor={actor} label={loginText.newPassword} />
    </CredentialForm>
  );
}
