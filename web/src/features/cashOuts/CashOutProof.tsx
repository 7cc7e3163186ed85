import { useSelector } from '@xstate/react';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { maskedPhone } from '../../fields/credentials.ts';
import { captchaFieldText } from '../../fields/fields.text.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import styles from './CashOut.module.css';
import { type CashOut, canRequestCode, isPictureMissing, selectForm } from './cashOut.selectors.ts';
import { cashOutProblemText, cashOutText as text } from './cashOut.text.ts';
import type { CashOutField } from './cashOut.types.ts';

const WAYS = [
  { value: 'password', label: text.ways.password },
  { value: 'code', label: text.ways.code },
] as const;

/** The proof that it is the account's holder who asks: the password, or a code to the phone. */
export function CashOutProof({ actor }: { actor: CashOut }) {
  const { way } = useSelector(actor, selectForm);
  return (
    <div className={styles.wide}>
      <div className={styles.choice}>
        <p className={styles.label}>{text.way}</p>
        <Segmented
          label={text.way}
          value={way}
          choices={WAYS}
          onChange={(chosen) => actor.send({ type: 'way.choose', way: chosen })}
        />
      </div>
      {way === 'password' ? <PasswordProof actor={actor} /> : <CodeProof actor={actor} />}
    </div>
  );
}

function PasswordProof({ actor }: { actor: CashOut }) {
  const form = useSelector(actor, selectForm);
  return (
    <Field label={text.password} error={cashOutProblemText('password', form.problems.password, form)}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          name="password"
          autoComplete="current-password"
          placeholder={text.passwordHint}
          value={form.password}
          onChange={(value) => actor.send({ type: 'field.edit', field: 'password', value })}
        />
      )}
    </Field>
  );
}

function CodeProof({ actor }: { actor: CashOut }) {
  const form = useSelector(actor, selectForm);
  const { sending, resendAt } = useCodeCountdown('CASH_OUT');
  const wiring = (field: CashOutField) => ({
    value: form[field],
    error: cashOutProblemText(field, form.problems[field], form),
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  return (
    <>
      <p className={styles.phone}>{text.codeTo(maskedPhone(form.phone))}</p>
      <div className={styles.pair}>
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
      </div>
    </>
  );
}
