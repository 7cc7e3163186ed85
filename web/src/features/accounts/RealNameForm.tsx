import { useSelector } from '@xstate/react';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { RealName } from './realName.selectors.ts';
import { realNameProblemText, realNameText as text } from './realName.text.ts';

const FIELDS = [
  { field: 'realName', label: text.realName, placeholder: text.realNameHint },
  {
    field: 'idCard',
    label: text.idCard,
    placeholder: text.idCardHint,
    autoCapitalize: 'characters',
    spellCheck: false,
  },
] as const;

/** What stands on the identity card. */
export function RealNameForm({ actor, id }: { actor: RealName; id: string }) {
  const { problems, ...form } = useFields(actor, 'realName', 'idCard', 'problems');
  const busy = useSelector(actor, isBusy);
  const requestFailed = useMatches(actor, { form: 'requestFailed' });
  const formProblem = requestFailed ? text.requestFailed : realNameProblemText('form', problems.form);
  return (
    <Form id={id} onSubmit={() => actor.send({ type: 'form.submit' })}>
      <Text as="p" tone="secondary" below={16}>
        {text.words}
      </Text>
      <Fields saving={busy}>
        {FIELDS.map(({ field, label, ...input }) => (
          <TextField
            key={field}
            {...input}
            label={label}
            error={realNameProblemText(field, problems[field])}
            value={form[field]}
            onChange={(value) => actor.send({ type: 'field.edit', field, value })}
          />
        ))}
      </Fields>
      {formProblem && <Message tone="danger">{formProblem}</Message>}
    </Form>
  );
}
