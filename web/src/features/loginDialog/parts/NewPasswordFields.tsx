import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

/** The password that the account shall have, twice, side by side. */
export function NewPasswordFields({ actor, label }: { actor: LoginDialogActor; label: string }) {
  const once = useCredential(actor, 'password');
  const again = useCredential(actor, 'repassword');
  return (
    <>
      <Field label={label} error={once.error} className={cx(styles.row, styles.half)}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="new-password"
            autoComplete="new-password"
            maxLength={64}
            placeholder={loginText.newPasswordHint}
            value={once.value}
            onChange={once.edit}
          />
        )}
      </Field>
      <Field label={loginText.repassword} error={again.error} className={cx(styles.row, styles.half)}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="repeat-password"
            autoComplete="new-password"
            maxLength={64}
            placeholder={loginText.repasswordHint}
            value={again.value}
            onChange={again.edit}
          />
        )}
      </Field>
    </>
  );
}
