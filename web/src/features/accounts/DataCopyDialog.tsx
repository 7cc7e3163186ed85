import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { maskedPhone } from '../../fields/credentials.ts';
import { captchaFieldText } from '../../fields/fields.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Message } from '../../ui/Message.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import styles from './ChangePassword.module.css';
import {
  canRequestCode,
  type DataCopy,
  isBusy,
  isFailed,
  isOpen,
  isPictureMissing,
  selectForm,
} from './dataCopy.selectors.ts';
import { copyProblemText, dataCopyText as text } from './dataCopy.text.ts';
import type { CopyField } from './dataCopy.types.ts';

/** Who asks for a copy of their data proves it by a code. */
export function DataCopyDialog({ actor }: { actor: DataCopy }) {
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
      <CopyForm actor={actor} id={formId} />
    </Dialog>
  );
}

function CopyForm({ actor, id }: { actor: DataCopy; id: string }) {
  const form = useSelector(actor, selectForm);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const { sending, resendAt } = useCodeCountdown('PERSONAL_DATA');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const wiring = (field: CopyField) => ({
    value: form[field],
    error: copyProblemText(field, form.problems[field]),
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  const formProblem = failed ? text.failed : copyProblemText('form', form.problems.form);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Fields saving={busy}>
        <p className={styles.phone}>{text.codeTo(maskedPhone(form.phone))}</p>
        <CaptchaField
          {...wiring('captcha')}
          {...(form.codeSent ? { placeholder: captchaFieldText.again } : {})}
          picture={form.picture}
          missing={useSelector(actor, isPictureMissing)}
          onRefresh={() => actor.send({ type: 'captcha.refresh' })}
        />
        <CodeField
          {...wiring('phoneCode')}
          sending={sending}
          resendAt={resendAt}
          sent={form.codeSent}
          canSend={useSelector(actor, canRequestCode)}
          onSend={() => actor.send({ type: 'code.request' })}
        />
      </Fields>
      {formProblem ? <Message tone="danger">{formProblem}</Message> : <Message>{text.words}</Message>}
    </form>
  );
}
