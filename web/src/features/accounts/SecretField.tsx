import { useSelector } from '@xstate/react';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { type ChangePassword, selectForm } from './changePassword.selectors.ts';
import { changeProblemText, changePasswordText as text } from './changePassword.text.ts';

const HINTS = {
  oldPassword: text.oldPasswordHint,
  password: text.passwordHint,
  repassword: text.repasswordHint,
};

interface Props {
  actor: ChangePassword;
  field: keyof typeof HINTS;
}

/** A password of the form: the old one, or the new one once or again. */
export function SecretField({ actor, field }: Props) {
  const form = useSelector(actor, selectForm);
  return (
    <Field label={text[field]} error={changeProblemText(field, form.problems[field])}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          data-autofocus={field === 'oldPassword' || undefined}
          name={field}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          placeholder={HINTS[field]}
          value={form[field]}
          onChange={(value) => actor.send({ type: 'field.edit', field, value })}
        />
      )}
    </Field>
  );
}
