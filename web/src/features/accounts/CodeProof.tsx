import { useSelector } from '@xstate/react';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { maskedPhone } from '../../fields/credentials.ts';
import { captchaFieldText } from '../../fields/fields.text.ts';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import styles from './ChangePassword.module.css';
import {
  type ChangePassword,
  canRequestCode,
  isPictureMissing,
  selectForm,
} from './changePassword.selectors.ts';
import { changeProblemText, changePasswordText as text } from './changePassword.text.ts';
import type { PasswordField } from './changePassword.types.ts';

/** The code that goes to the account's own phone, and the picture to be read before it is sent. */
export function CodeProof({ actor }: { actor: ChangePassword }) {
  const form = useSelector(actor, selectForm);
  const { sending, resendAt } = useCodeCountdown('CHANGE_PASSWORD');
  const wiring = (field: PasswordField) => ({
    value: form[field],
    error: changeProblemText(field, form.problems[field]),
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  return (
    <>
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
    </>
  );
}
