import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { maskedPhone } from '../../fields/credentials.ts';
import { captchaFieldText } from '../../fields/fields.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import styles from './Closing.module.css';
import {
  type ClosingActor,
  canRequestCode,
  hasFailed,
  isPictureMissing,
  isProving,
  selectForm,
} from './closing.selectors.ts';
import { proofProblemText, closingText as text } from './closing.text.ts';
import type { ProofField } from './closing.types.ts';

/** The code that goes to the account's own phone, before the account is closed. */
export function ProofDialog({ actor }: { actor: ClosingActor }) {
  const open = useSelector(actor, isProving);
  const formId = useId();
  const close = () => actor.send({ type: 'dialog.close' });
  return (
    <Dialog
      open={open}
      title={text.dialog}
      width={420}
      sticky
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {text.next}
          </Button>
        </>
      }
    >
      <ProofForm actor={actor} id={formId} />
    </Dialog>
  );
}

function ProofForm({ actor, id }: { actor: ClosingActor; id: string }) {
  const form = useSelector(actor, selectForm);
  const failed = useSelector(actor, hasFailed);
  const { sending, resendAt } = useCodeCountdown('CLOSE_ACCOUNT');
  const wiring = (field: ProofField) => ({
    value: form[field],
    error: proofProblemText(field, form.problems[field]),
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const problem = failed ? text.failed : proofProblemText('form', form.problems.form);
  return (
    <form id={id} onSubmit={submit} noValidate>
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
      {problem && <Message tone="danger">{problem}</Message>}
    </form>
  );
}
