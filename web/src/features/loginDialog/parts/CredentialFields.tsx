import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { CaptchaField } from '../../../fields/CaptchaField.tsx';
import { CodeField } from '../../../fields/CodeField.tsx';
import { credentialProblemText } from '../../../fields/credentials.text.ts';
import type { CredentialField } from '../../../fields/credentials.ts';
import { captchaFieldText } from '../../../fields/fields.text.ts';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { cx } from '../../../ui/base/cx.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { PasswordInput } from '../../../ui/inputs/PasswordInput.tsx';
import { useCodeCountdown } from '../../codeCountdown/useCodeCountdown.ts';
import { sceneOf } from '../loginDialog.rules.ts';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './CredentialForm.module.css';

interface Props {
  actor: LoginDialogActor;
}

/** One field of the form: what stands in it, what is wrong with it, and how it changes. */
function useCredential(actor: LoginDialogActor, field: CredentialField) {
  const { [field]: value, problems } = useFields(actor, field, 'problems');
  return {
    value,
    error: credentialProblemText(field, problems[field]),
    onChange: (typed: string) => actor.send({ type: 'field.edit', field, value: typed }),
  };
}

/** The phone number that the account goes by; the first field of every form. */
export function PhoneField({ actor }: Props) {
  const { error, ...input } = useCredential(actor, 'phone');
  return (
    <Field label={loginText.phone} error={error} className={styles.row}>
      {(wiring) => (
        <Input
          {...wiring}
          {...input}
          data-autofocus
          name="username"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          maxLength={20}
          placeholder={loginText.phoneHint}
        />
      )}
    </Field>
  );
}

interface PasswordProps extends Props, Pick<ComponentProps<typeof PasswordInput>, 'name' | 'placeholder'> {
  field?: 'password' | 'repassword';
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** The password that the account has; or, one of two side by side, that it shall have. */
export function PasswordField({ actor, field = 'password', label, autoComplete, ...rest }: PasswordProps) {
  const { error, ...input } = useCredential(actor, field);
  const isNew = autoComplete === 'new-password';
  return (
    <Field label={label} error={error} className={cx(styles.row, isNew && styles.half)}>
      {(wiring) => (
        <PasswordInput {...wiring} {...input} {...rest} autoComplete={autoComplete} maxLength={64} />
      )}
    </Field>
  );
}

/** What stands on the dialog's picture. */
export function Captcha({ actor }: Props) {
  const { picture, mode, codeSent } = useFields(actor, 'picture', 'mode', 'codeSent');
  const isUsed = codeSent && sceneOf({ mode }).scene !== 'LOGIN';
  return (
    <CaptchaField
      {...useCredential(actor, 'captcha')}
      {...(isUsed ? { placeholder: captchaFieldText.again } : {})}
      picture={picture}
      missing={useTag(actor, 'pictureMissing')}
      onRefresh={() => actor.send({ type: 'captcha.refresh' })}
      className={styles.row}
    />
  );
}

/** The code of the short message that the dialog sends for the form. */
export function PhoneCode({ actor }: Props) {
  const { mode, codeSent } = useFields(actor, 'mode', 'codeSent');
  const { sending, resendAt } = useCodeCountdown(sceneOf({ mode }).scene);
  return (
    <CodeField
      {...useCredential(actor, 'phoneCode')}
      sending={sending}
      resendAt={resendAt}
      sent={codeSent}
      canSend={useSelector(actor, (snapshot) => snapshot.can({ type: 'code.request' }))}
      onSend={() => actor.send({ type: 'code.request' })}
      className={styles.row}
    />
  );
}
