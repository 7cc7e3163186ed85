import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isBusy, isFailed, isOpen, selectRefusal } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { LoadCaseQuery } from '../graphql/generated/graphql.ts';
import { decideText as text } from './cases.text.ts';
import { DecisionFields } from './DecisionFields.tsx';
import { DecisionMoney } from './DecisionMoney.tsx';
import type { decideCaseMachine } from './decideCase.machine.ts';

export type Deciding = ActorRefFrom<typeof decideCaseMachine>;
export type DecidedCase = Pick<LoadCaseQuery['case'], 'amount' | 'maxAmount' | 'secondEyes'>;

/** Whether the money is shown, or what came of confirming it. */
const isConfirming = (snapshot: SnapshotFrom<typeof decideCaseMachine>) =>
  snapshot.matches('confirming') || snapshot.matches('deciding') || snapshot.matches('decisionFailed');

/** What is given and why, then the money that it moves, then the decision. */
export function DecideDialog({ actor, found }: { actor: Deciding; found: DecidedCase }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const confirming = useSelector(actor, isConfirming);
  const refusal = useSelector(actor, selectRefusal);
  const { preview } = useFields(actor, 'preview');
  if (!open) return null;
  return (
    <Dialog
      open
      sticky
      width={640}
      title={confirming ? text.confirmTitle : text.title}
      onClose={() => actor.send({ type: 'decision.close' })}
      actions={confirming ? <ConfirmActions actor={actor} /> : <WritingActions actor={actor} />}
    >
      {confirming && preview ? (
        <DecisionMoney preview={preview} limit={found.secondEyes} />
      ) : (
        <DecisionFields actor={actor} found={found} busy={busy} />
      )}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {failed && <Message tone="warning">{text.requestFailed}</Message>}
    </Dialog>
  );
}

function WritingActions({ actor }: { actor: Deciding }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  return (
    <>
      <Button disabled={busy} onClick={() => actor.send({ type: 'decision.close' })}>
        {text.cancel}
      </Button>
      <Button variant="primary" loading={busy} onClick={() => actor.send({ type: 'decision.preview' })}>
        {failed ? text.retry : text.preview}
      </Button>
    </>
  );
}

function ConfirmActions({ actor }: { actor: Deciding }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const { preview } = useFields(actor, 'preview');
  const confirm = preview?.needsSecond ? text.ask : text.confirm;
  return (
    <>
      {failed ? (
        <Button onClick={() => actor.send({ type: 'decision.close' })}>{text.close}</Button>
      ) : (
        <Button disabled={busy} onClick={() => actor.send({ type: 'decision.back' })}>
          {text.back}
        </Button>
      )}
      <Button
        variant="primary"
        data-autofocus
        loading={busy}
        onClick={() => actor.send({ type: 'decision.confirm' })}
      >
        {failed ? text.retry : confirm}
      </Button>
    </>
  );
}
