import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import styles from './LoginForm.module.css';
import type { loginDialogMachine } from './loginDialog.machine.ts';
import type { LoginField } from './loginDialog.rules.ts';
import { selectBroken, selectBusy, selectForm } from './loginDialog.selectors.ts';
import { loginText, problemText } from './loginDialog.text.ts';

export function LoginForm({ actor }: { actor: ActorRefFrom<typeof loginDialogMachine> }) {
  const form = useSelector(actor, selectForm);
  const busy = useSelector(actor, selectBusy);
  const broken = useSelector(actor, selectBroken);
  const edit = (field: LoginField) => (value: string) => actor.send({ type: 'field.edit', field, value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const formProblem = broken ? loginText.broken : problemText('form', form.problems.form);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {form.message && <Message tone="warning">{form.message}</Message>}
      <RadioGroup
        label={loginText.kind}
        value={form.kind}
        choices={[
          { value: 'buyer', label: loginText.kinds.buyer },
          { value: 'seller', label: loginText.kinds.seller },
        ]}
        onChange={(kind) => actor.send({ type: 'kind.choose', kind })}
      />
      <Field label={loginText.phone} error={problemText('phone', form.problems.phone)}>
        {(wiring) => (
          <Input
            {...wiring}
            data-autofocus
            name="username"
            type="tel"
            inputMode="numeric"
            autoComplete="username"
            maxLength={11}
            placeholder={loginText.phoneHint}
            value={form.phone}
            onChange={edit('phone')}
          />
        )}
      </Field>
      <Field label={loginText.password} error={problemText('password', form.problems.password)}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="password"
            autoComplete="current-password"
            maxLength={18}
            placeholder={loginText.passwordHint}
            value={form.password}
            onChange={edit('password')}
          />
        )}
      </Field>
      <Field label={loginText.captcha} error={problemText('captcha', form.problems.captcha)}>
        {(wiring) => (
          <div className={styles.captcha}>
            <Input
              {...wiring}
              name="captcha"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={8}
              placeholder={loginText.captchaHint}
              value={form.captcha}
              onChange={edit('captcha')}
            />
            <CaptchaPicture actor={actor} />
          </div>
        )}
      </Field>
      {formProblem && <Message tone="danger">{formProblem}</Message>}
      <Button type="submit" variant="primary" size="large" fluid loading={busy}>
        {loginText.submit}
      </Button>
    </form>
  );
}
