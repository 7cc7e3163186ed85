import { useSelector } from '@xstate/react';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { problemText, signInText as text } from './signIn.text.ts';
import type { SignInActor } from './signInActor.ts';

/** Name and password. */
export function CredentialsStep({ actor }: { actor: SignInActor }) {
  const { name, password, problems } = useFields(actor, 'name', 'password', 'problems');
  const busy = useSelector(actor, isBusy);
  const edit = (field: 'name' | 'password') => (value: string) =>
    actor.send({ type: 'credentials.edit', field, value });
  return (
    <Form onSubmit={() => actor.send({ type: 'form.submit' })}>
      <Stack gap={16}>
        <Fields saving={busy}>
          <Stack gap={16}>
            <TextField
              label={text.name}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              autoFocus
              value={name}
              error={problemText('name', problems.name)}
              onChange={edit('name')}
            />
            <Field label={text.password} error={problemText('password', problems.password)}>
              {(wiring) => (
                <PasswordInput
                  {...wiring}
                  autoComplete="current-password"
                  value={password}
                  onChange={edit('password')}
                />
              )}
            </Field>
          </Stack>
        </Fields>
        <Button type="submit" variant="primary" size="large" fluid loading={busy}>
          {text.next}
        </Button>
      </Stack>
    </Form>
  );
}
