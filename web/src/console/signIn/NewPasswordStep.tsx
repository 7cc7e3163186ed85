import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { problemText, signInText as text } from './signIn.text.ts';
import type { SignInActor } from './signInActor.ts';

/** The password that takes the place of the one that was given. */
export function NewPasswordStep({ actor }: { actor: SignInActor }) {
  const { problems, ...form } = useFields(actor, 'newPassword', 'repeated', 'problems');
  return (
    <Form onSubmit={() => actor.send({ type: 'form.submit' })}>
      <Stack gap={16}>
        <h2>{text.choosePassword}</h2>
        <Text as="p" tone="secondary">
          {text.choosePasswordHint}
        </Text>
        {(['newPassword', 'repeated'] as const).map((field) => (
          <Field key={field} label={text[field]} error={problemText(field, problems[field])}>
            {(wiring) => (
              <PasswordInput
                {...wiring}
                autoComplete="new-password"
                autoFocus={field === 'newPassword'}
                value={form[field]}
                onChange={(value) => actor.send({ type: 'newPassword.edit', field, value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="primary" size="large" fluid>
          {text.next}
        </Button>
        <Button variant="quiet" onClick={() => actor.send({ type: 'signIn.restart' })}>
          {text.again}
        </Button>
      </Stack>
    </Form>
  );
}
