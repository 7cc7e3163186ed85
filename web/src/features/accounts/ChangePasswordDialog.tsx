import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Message } from '../../ui/Message.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './ChangePassword.module.css';
import { CodeProof } from './CodeProof.tsx';
import {
  type ChangePassword,
  hasRequestFailed,
  isBusy,
  isOpen,
  selectForm,
} from './changePassword.selectors.ts';
import { changeProblemText, changePasswordText as text } from './changePassword.text.ts';
import { SecretField } from './SecretField.tsx';

const WAYS = [
  { value: 'old', label: text.ways.old },
  { value: 'code', label: text.ways.code },
] as const;

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
  const { way, problems } = useSelector(actor, selectForm);
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, hasRequestFailed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const formProblem = requestFailed ? text.requestFailed : changeProblemText('form', problems.form);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Fields saving={busy}>
        <div className={styles.way}>
          <Segmented
            label={text.way}
            value={way}
            choices={WAYS}
            onChange={(chosen) => actor.send({ type: 'way.choose', way: chosen })}
          />
        </div>
        {way === 'old' ? <SecretField actor={actor} field="oldPassword" /> : <CodeProof actor={actor} />}
        <SecretField actor={actor} field="password" />
        <SecretField actor={actor} field="repassword" />
      </Fields>
      {formProblem ? <Message tone="danger">{formProblem}</Message> : <Message>{text.words}</Message>}
    </form>
  );
}
