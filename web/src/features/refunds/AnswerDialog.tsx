import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { BatchActions, BatchResults } from '../../flows/BatchResults.tsx';
import { isBusy, isOpen, selectContext, selectRefusal } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { AnswerQuestion } from './AnswerQuestion.tsx';
import { type AnswerForm, givenIn } from './answer.rules.ts';
import { acceptText, answeringText as text } from './answering.text.ts';
import type { Answering } from './answerRefunds.ts';

/** The supplier's answer to one refund or many: what it leads to first, then what came of it. */
export function AnswerDialog({ actor }: { actor: Answering }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const asks = useSelector(actor, asksOne);
  const refusal = useSelector(actor, selectRefusal);
  const { subject } = useSelector(actor, selectContext);
  if (!open || !subject) return null;
  const { action, refunds } = subject;
  return (
    <Dialog
      open
      title={text.title(action, refunds.length)}
      width={560}
      sticky
      onClose={() => actor.send({ type: busy ? 'batch.stop' : 'batch.dismiss' })}
      actions={<Actions actor={actor} form={subject} />}
    >
      {asks ? (
        <>
          <AnswerQuestion actor={actor} form={subject} />
          {refusal && <Message tone="danger">{refusal.msg}</Message>}
        </>
      ) : (
        <BatchResults
          actor={actor}
          count={refunds.length}
          texts={text}
          nameOf={({ packageNo }) => packageNo}
        />
      )}
    </Dialog>
  );
}

/** Whether the question stands, which it does of one refund until it is answered or came to nothing. */
function asksOne(snapshot: SnapshotFrom<Answering>): boolean {
  const isOne = snapshot.context.subject?.refunds.length === 1;
  return (
    snapshot.matches('confirming') ||
    (isOne && (isBusy(snapshot) || snapshot.matches({ resting: 'refused' })))
  );
}

function Actions({ actor, form }: { actor: Answering; form: AnswerForm }) {
  const busy = useSelector(actor, isBusy);
  const asks = useSelector(actor, asksOne);
  const { action, refunds } = form;
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  const confirm = () => actor.send({ type: 'batch.confirm' });
  if (asks) {
    return (
      <>
        <Button disabled={busy} onClick={dismiss}>
          {text.cancel}
        </Button>
        <Button variant={action === 'return' ? 'primary' : 'danger'} loading={busy} onClick={confirm}>
          {acceptText(action, refunds.length, givenIn(form))}
        </Button>
      </>
    );
  }
  return <BatchActions actor={actor} texts={text} />;
}
