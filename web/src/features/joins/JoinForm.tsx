import { CaptchaField } from '../../fields/CaptchaField.tsx';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import styles from './JoinPage.module.css';
import type { JoinActor } from './join.machine.ts';
import { type JoinField, LONGEST } from './join.rules.ts';
import { joinProblemText, joinText as text } from './join.text.ts';

const PHONE = { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' } as const;

/** Who applies and how to reach them. */
export function JoinForm({ actor }: { actor: JoinActor }) {
  const { problems, picture } = useFields(actor, 'problems', 'picture');
  const form = useFields(actor, 'name', 'phone', 'city', 'remark', 'captcha');
  const busy = useTag(actor, 'busy');
  const requestFailed = useMatches(actor, { applying: { form: 'requestFailed' } });
  const fieldOf = (field: JoinField) => ({ error: joinProblemText(field, problems[field]) });
  const inputOf = (field: JoinField) => ({
    value: form[field],
    onChange: (value: string) => actor.send({ type: 'field.edit', field, value }),
  });
  const formProblem = requestFailed ? text.requestFailed : joinProblemText('form', problems.form);
  const inputs = [
    { field: 'name', hint: text.nameHint, required: true, maxLength: LONGEST.name, autoComplete: 'name' },
    { field: 'phone', hint: text.phoneHint, required: true, maxLength: 20, ...PHONE },
    { field: 'city', hint: text.cityHint, maxLength: LONGEST.city, autoComplete: 'address-level2' },
  ] as const;
  return (
    <Form className={styles.form} onSubmit={() => actor.send({ type: 'form.submit' })}>
      <h2>{text.formTitle}</h2>
      <SecondLine as="p" above={4} below={16}>
        {text.formHint}
      </SecondLine>
      <Fields saving={busy}>
        {inputs.map(({ field, hint, ...input }) => (
          <Field key={field} {...fieldOf(field)} label={text[field]} required={'required' in input}>
            {(wiring) => <Input {...wiring} {...input} {...inputOf(field)} placeholder={hint} />}
          </Field>
        ))}
        <Field {...fieldOf('remark')} label={text.remark}>
          {(wiring) => (
            <TextArea
              {...wiring}
              {...inputOf('remark')}
              rows={3}
              maxLength={LONGEST.remark}
              placeholder={text.remarkHint}
            />
          )}
        </Field>
        <CaptchaField
          {...fieldOf('captcha')}
          {...inputOf('captcha')}
          required
          placeholder={text.captchaHint}
          picture={picture}
          missing={useTag(actor, 'pictureMissing')}
          onRefresh={() => actor.send({ type: 'captcha.refresh' })}
        />
      </Fields>
      {formProblem && <Message tone="danger">{formProblem}</Message>}
      <Button type="submit" variant="primary" size="large" fluid loading={busy}>
        {text.submit}
      </Button>
    </Form>
  );
}
