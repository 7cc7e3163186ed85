import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { isFailed } from '../../lib/selectors.ts';
import { Message } from '../../ui/feedback/Message.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { CodeStep } from './CodeStep.tsx';
import { CredentialsStep } from './CredentialsStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx';
import type { signInMachine } from './signIn.machine.ts';
import { problemText, signInText as text } from './signIn.text.ts';
import type { SignInActor } from './signInActor.ts';

const steps = {
  credentials: CredentialsStep,
  code: CodeStep,
  choosingPassword: NewPasswordStep,
  savingCodes: RecoveryCodesStep,
};

const stepOf = (snapshot: SnapshotFrom<typeof signInMachine>): keyof typeof steps | null => {
  if (snapshot.hasTag('credentials')) return 'credentials';
  if (snapshot.hasTag('code')) return 'code';
  if (snapshot.matches('choosingPassword')) return 'choosingPassword';
  return snapshot.matches('savingCodes') ? 'savingCodes' : null;
};
const formProblem = (snapshot: SnapshotFrom<typeof signInMachine>) => snapshot.context.problems.form;

/** The step of a sign-in that is due. */
export function SignInForm({ actor }: { actor: SignInActor }) {
  const step = useSelector(actor, stepOf);
  const failed = useSelector(actor, isFailed);
  const problem = useSelector(actor, formProblem);
  if (!step) return null;
  const Step = steps[step];
  return (
    <Stack gap={16}>
      {problem && <Message tone="danger">{problemText('form', problem)}</Message>}
      {failed && <Message tone="warning">{text.requestFailed}</Message>}
      <Step actor={actor} />
    </Stack>
  );
}
