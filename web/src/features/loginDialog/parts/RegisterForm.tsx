import { useSelector } from '@xstate/react';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { selectCodeSent, selectInviter } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { InviterLine } from './InviterLine.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Signing up: the phone proved by a code, a password, and who invited. */
export function RegisterForm({ actor }: { actor: LoginDialogActor }) {
  const sent = useSelector(actor, selectCodeSent);
  const superId = useSelector(actor, selectInviter);
  return (
    <CredentialForm actor={actor} mode="register">
      <PhoneField actor={actor} />
      <CaptchaField actor={actor} {...(sent ? { placeholder: loginText.captchaAgainHint } : {})} />
      <CodeField actor={actor} scene="REGISTER" />
      <NewPasswordFields actor={actor} label={loginText.password} />
      {superId !== null && (
        <InviterLine superId={superId} onRemove={() => actor.send({ type: 'inviter.remove' })} />
      )}
    </CredentialForm>
  );
}
