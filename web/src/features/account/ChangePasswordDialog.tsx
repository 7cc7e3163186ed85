import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import type { PasswordField } from './changePassword.rules.ts';
import { type ChangePassword, isBroken, isBusy, isOpen, selectForm } from './changePassword.selectors.ts';
import { changeProblemText, changePasswordText as text } from './changePassword.text.ts';

const FIELDS = [
  { field: 'oldPassword', autoComplete: 'current-password', hint: text.oldPasswordHint },
  { field: 'password', autoComplete: 'new-password', hint: text.passwordHint },
  { field: 'repassword', autoComplete: 'new-password', hint: text.repasswordHint },
] as const satisfies readonly { field: PasswordField; autoComplete: string; hint: string }[];

/** Gives the account another password. */
export function ChangePasswordDialog({ actor }: { actor: ChangePassword }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const formId = useId();
  const close = () => actor.send({ type: 'dialog.close' });
  return (
    <Dialog
      open={open}
      title={text.title}
      width={420}
      sticky
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.submit}
          </Button>
        </>
      }
    >
      <PasswordForm actor={actor} id={formId} />
    </Dialog>
  );
}

function PasswordForm({ actor, id }: { actor: ChangePassword; id: string }) {
  const form = useSelector(actor, selectForm);
  const broken = useSelector(actor, isBroken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const formProblem = broken ? text.broken : changeProblemText('form', form.problems.form);
  return (
    <form id={id} onSubmit={submit} noValidate>
      {FIELDS.map(({ field, autoComplete, hint }) => (
        <Field key={field} label={text[field]} error={changeProblemText(field, form.problems[field])}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name={field}
              autoComplete={autoComplete}
              placeholder={hint}
              value={form[field]}
              onChange={(value) => actor.send({ type: 'field.edit', field, value })}
            />
          )}
        </Field>
      ))}
      {formProblem ? <Message tone="danger">{formProblem}</Message> : <Message>{text.words}</Message>}
    </form>
  );
}
