import { useSelector } from '@xstate/react';
import { type LoginDialogActor, selectForm } from '../loginDialog.selectors.ts';
import { Captcha } from './Captcha.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Phone, password and captcha; a code too once the server wants one. */
export function SignInForm({ actor, mode }: { actor: LoginDialogActor; mode: 'login' | 'wechat' }) {
  const { codeNeeded } = useSelector(actor, selectForm);
  return (
    <CredentialForm actor={actor} mode={mode}>
      <PhoneField actor={actor} />
      <PasswordField actor={actor} />
      <Captcha actor={actor} />
      {codeNeeded && <PhoneCode actor={actor} scene="LOGIN" />}
    </CredentialForm>
  );
}
