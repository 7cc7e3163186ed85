import type { ActorRefFrom } from 'xstate';
import { credentialProblemText } from '../../fields/credentials.text.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Message } from '../../ui/feedback/Message.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { CodeProofFields } from '../codeCountdown/CodeProofFields.tsx';
import type { dataCopyMachine } from './dataCopy.machine.ts';
import { dataCopyText as text } from './dataCopy.text.ts';

/** Who asks for a copy of their data proves it by a code. */
export function DataCopyDialog({ actor }: { actor: ActorRefFrom<typeof dataCopyMachine> }) {
  const { problems } = useFields(actor, 'problems');
  const busy = useTag(actor, 'busy');
  const failed = useTag(actor, 'failed');
  const formProblem = failed ? text.requestFailed : credentialProblemText('form', problems.form);
  return (
    <FormDialog actor={actor} title={text.title} width={420} texts={text} problem={formProblem}>
      <Fields saving={busy}>
        <CodeProofFields actor={actor} scene="PERSONAL_DATA" codeTo={text.codeTo} />
      </Fields>
      {!formProblem && <Message>{text.words}</Message>}
    </FormDialog>
  );
}
