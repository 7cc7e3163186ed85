import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

/** The password that the account has. */
export function PasswordField({ actor }: { actor: LoginDialogActor }) {
  const { value, error, edit } = useCredential(actor, 'password');
  return (
    <Field label={loginText.password} error={error} className={styles.row}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          name="password"
          autoComplete="current-password"
          maxLength={64}
          placeholder={loginText.passwordHint}
          value={value}
          onChange={edit}
        />
      )}
    </Field>
  );
}
