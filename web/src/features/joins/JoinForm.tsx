import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './Application.module.css';
import { type JoinField, LONGEST } from './join.rules.ts';
import { hasRequestFailed, isBusy, isPictureMissing, type JoinActor, selectForm } from './join.selectors.ts';
import { joinProblemText, joinText as text } from './join.text.ts';

/** Who applies and how to reach them. */
export function JoinForm({ actor }: { actor: JoinActor }) {
  const form = useSelector(actor, selectForm);
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, hasRequestFailed);
  const pictureMissing = useSelector(actor, isPictureMissing);
  const edit = (field: JoinField) => (value: string) => actor.send({ type: 'field.edit', field, value });
  const problem = (field: JoinField) => joinProblemText(field, form.problems[field]);
  const formProblem = requestFailed ? text.requestFailed : joinProblemText('form', form.problems.form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{text.formTitle}</h2>
      <p className={styles.hint}>{text.formHint}</p>
      <Fields saving={busy}>
        <Field label={text.name} required error={problem('name')}>
          {(wiring) => (
            <Input
              {...wiring}
              required
              maxLength={LONGEST.name}
              autoComplete="name"
              placeholder={text.nameHint}
              value={form.name}
              onChange={edit('name')}
            />
          )}
        </Field>
        <Field label={text.phone} required error={problem('phone')}>
          {(wiring) => (
            <Input
              {...wiring}
              required
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={20}
              placeholder={text.phoneHint}
              value={form.phone}
              onChange={edit('phone')}
            />
          )}
        </Field>
        <Field label={text.city} error={problem('city')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={LONGEST.city}
              autoComplete="address-level2"
              placeholder={text.cityHint}
              value={form.city}
              onChange={edit('city')}
            />
          )}
        </Field>
        <Field label={text.remark} error={problem('remark')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={LONGEST.remark}
              placeholder={text.remarkHint}
              value={form.remark}
              onChange={edit('remark')}
            />
          )}
        </Field>
        <CaptchaField
          required
          value={form.captcha}
          error={problem('captcha')}
          onChange={edit('captcha')}
          placeholder={text.captchaHint}
          picture={form.picture}
          missing={pictureMissing}
          onRefresh={() => actor.send({ type: 'captcha.refresh' })}
        />
      </Fields>
      {formProblem && <Message tone="danger">{formProblem}</Message>}
      <Button type="submit" variant="primary" size="large" fluid loading={busy}>
        {text.submit}
      </Button>
    </form>
  );
}
