import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

/** The phone number that the account goes by; the first field of every form. */
export function PhoneField({ actor }: { actor: LoginDialogActor }) {
  const { value, error, edit } = useCredential(actor, 'phone');
  return (
    <Field label={loginText.phone} error={error} className={styles.row}>
      {(wiring) => (
        <Input
          {...wiring}
          data-autofocus
          name="username"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          maxLength={20}
          placeholder={loginText.phoneHint}
          value={value}
          onChange={edit}
        />
      )}
    </Field>
  );
}
