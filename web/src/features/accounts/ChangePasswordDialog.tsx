import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { CodeProofFields } from '../codeCountdown/CodeProofFields.tsx';
import type { changePasswordMachine } from './changePassword.machine.ts';
import { changeProblemText, changePasswordText as text } from './changePassword.text.ts';

const WAYS = [
  { value: 'old', label: text.ways.old },
  { value: 'code', label: text.ways.code },
] as const;

interface Props {
  actor: ActorRefFrom<typeof changePasswordMachine>;
}

/** Gives the account another password. */
export function ChangePasswordDialog({ actor }: Props) {
  const { way, problems } = useFields(actor, 'way', 'problems');
  const busy = useTag(actor, 'busy');
  const requestFailed = useTag(actor, 'failed');
  const formProblem = requestFailed ? text.requestFailed : changeProblemText('form', problems.form);
  return (
    <FormDialog actor={actor} title={text.title} width={420} texts={text} problem={formProblem}>
      <Fields saving={busy}>
        <Stack below={16}>
          <Segmented
            label={text.way}
            value={way}
            choices={WAYS}
            onChange={(chosen) => actor.send({ type: 'way.choose', way: chosen })}
          />
        </Stack>
        {way === 'old' ? (
          <SecretField actor={actor} field="oldPassword" />
        ) : (
          <CodeProofFields actor={actor} scene="CHANGE_PASSWORD" codeTo={text.codeTo} />
        )}
        <SecretField actor={actor} field="password" />
        <SecretField actor={actor} field="repassword" />
      </Fields>
      {!formProblem && <Message>{text.words}</Message>}
    </FormDialog>
  );
}

function SecretField({ actor, field }: Props & { field: keyof typeof text.hints }) {
  const { [field]: value, problems } = useFields(actor, field, 'problems');
  return (
    <Field label={text[field]} error={changeProblemText(field, problems[field])}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          data-autofocus={field === 'oldPassword' || undefined}
          name={field}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          placeholder={text.hints[field]}
          value={value}
          onChange={(typed) => actor.send({ type: 'field.edit', field, value: typed })}
        />
      )}
    </Field>
  );
}
