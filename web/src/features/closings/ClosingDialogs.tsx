import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { credentialProblemText } from '../../fields/credentials.text.ts';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { CodeProofFields } from '../codeCountdown/CodeProofFields.tsx';
import type { closingMachine } from './closing.machine.ts';
import { confirmText, keepText, closingText as text } from './closing.text.ts';

/** The code that goes to the account's own phone, and the question before the account is closed. */
export function ClosingDialogs({ actor }: { actor: ActorRefFrom<typeof closingMachine> }) {
  const { problems } = useFields(actor, 'problems');
  const busy = useTag(actor, 'busy');
  const failed = useTag(actor, 'failed');
  const isConfirming = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ verifying: { form: 'confirming' } }) ||
      snapshot.matches({ verifying: { form: 'closing' } }),
  );
  const problem = failed ? text.requestFailed : credentialProblemText('form', problems.form);
  return (
    <>
      <FormDialog actor={actor} title={text.dialog} width={420} texts={text} problem={problem}>
        <CodeProofFields actor={actor} scene="CLOSE_ACCOUNT" codeTo={text.codeTo} />
      </FormDialog>
      <ConfirmDialog
        open={isConfirming}
        texts={confirmText}
        busy={busy}
        failed={false}
        canConfirm
        refusalText={null}
        destructive
        onConfirm={() => actor.send({ type: 'closing.confirm' })}
        onClose={() => actor.send({ type: 'closing.dismiss' })}
      >
        <p>{confirmText.words}</p>
      </ConfirmDialog>
    </>
  );
}

/** Asks before a closing is taken back. */
export function KeepAccountDialog({ actor }: { actor: ConfirmAction<object> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={keepText}>
      {() => <p>{keepText.words}</p>}
    </ConfirmActionDialog>
  );
}
