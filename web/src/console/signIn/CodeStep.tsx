import { useSelector } from '@xstate/react';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { CodeInput } from '../ui/CodeInput.tsx';
import { NewAuthenticator } from './NewAuthenticator.tsx';
import { problemText, signInText as text } from './signIn.text.ts';
import type { SignInActor } from './signInActor.ts';

const words = {
  authenticator: { title: text.enterCode, label: text.code, hint: text.codeHint, other: text.useRecovery },
  recovery: {
    ...{ title: text.enterRecovery, label: text.recoveryCode, hint: text.recoveryHint },
    other: text.useAuthenticator,
  },
};

/** The second factor; of a first sign-in with what the authenticator is set up with. */
export function CodeStep({ actor }: { actor: SignInActor }) {
  const fields = useFields(actor, 'code', 'byRecovery', 'challenge', 'problems');
  const { code, byRecovery, challenge, problems } = fields;
  const busy = useSelector(actor, isBusy);
  const otpauthUrl = challenge?.otpauthUrl ?? null;
  const { title, label, hint, other } = words[byRecovery ? 'recovery' : 'authenticator'];
  return (
    <Form onSubmit={() => actor.send({ type: 'code.submit' })}>
      <Stack gap={16}>
        <h2>{otpauthUrl ? text.bind : title}</h2>
        {otpauthUrl && <NewAuthenticator url={otpauthUrl} />}
        <CodeInput
          key={label}
          label={label}
          hint={hint}
          value={code}
          error={problemText('code', problems.code)}
          busy={busy}
          letters={byRecovery}
          onChange={(value) => actor.send({ type: 'code.edit', value })}
        />
        <Button type="submit" variant="primary" size="large" fluid loading={busy}>
          {text.signIn}
        </Button>
        {!otpauthUrl && (
          <Button variant="text" disabled={busy} onClick={() => actor.send({ type: 'recovery.toggle' })}>
            {other}
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={() => actor.send({ type: 'signIn.restart' })}>
          {text.again}
        </Button>
      </Stack>
    </Form>
  );
}
