import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isBusy, isFailed } from '../../lib/selectors.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { CodeInput } from '../ui/CodeInput.tsx';
import { proofText as text } from './proof.text.ts';
import type { proveAgainMachine } from './proveAgain.machine.ts';

type ProofActor = ActorRefFrom<typeof proveAgainMachine>;

/** Asks for the code of the authenticator above whatever page needs it. */
export function ProveAgainDialog({ actor }: { actor: ProofActor }) {
  return useTag(actor, 'open') && <OpenDialog actor={actor} />;
}

function OpenDialog({ actor }: { actor: ProofActor }) {
  const { code, refusal } = useFields(actor, 'code', 'refusal');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const form = useId();
  const dismiss = () => actor.send({ type: 'proof.dismiss' });
  return (
    <Dialog
      open
      title={text.title}
      width={420}
      sticky
      onClose={dismiss}
      actions={
        <DialogActions
          other={{ label: text.cancel, onClick: dismiss }}
          main={{ label: text.submit, loading: busy, form }}
        />
      }
    >
      <Text as="p" tone="secondary" below={12}>
        {text.hint}
      </Text>
      {failed && (
        <Message tone="warning" below={12}>
          {text.requestFailed}
        </Message>
      )}
      <Form id={form} onSubmit={() => actor.send({ type: 'code.submit' })}>
        <CodeInput
          label={text.code}
          hint={text.codeHint}
          value={code}
          error={refusal && (refusal.msg || text.incomplete)}
          busy={busy}
          onChange={(value) => actor.send({ type: 'code.edit', value })}
        />
      </Form>
    </Dialog>
  );
}
