import { useSelector } from '@xstate/react';
import { captchaFieldText } from '../../../fields/fields.text.ts';
import { type LoginDialogActor, selectCodeSent, selectInviter } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import { Captcha } from './Captcha.tsx';
import { ConsentField } from './ConsentField.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { InviterLine } from './InviterLine.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Signing up: the phone proved by a code, a password, and who invited. */
export function RegisterForm({ actor }: { actor: LoginDialogActor }) {
  const sent = useSelector(actor, selectCodeSent);
  const superId = useSelector(actor, selectInviter);
  return (
    <CredentialForm actor={actor} mode="register">
      <PhoneField actor={actor} />
      <Captcha actor={actor} {...(sent ? { placeholder: captchaFieldText.again } : {})} />
      <PhoneCode actor={actor} scene="REGISTER" />
      <NewPasswordFields actor={actor} label={loginText.password} />
      <ConsentField actor={actor} />
      {superId !== null && (
        <InviterLine superId={superId} onRemove={() => actor.send({ type: 'inviter.remove' })} />
      )}
    </CredentialForm>
  );
}
