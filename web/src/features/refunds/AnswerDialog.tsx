import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AnswerQuestion } from './AnswerQuestion.tsx';
import { AnswerResults } from './AnswerResults.tsx';
import {
  type Answering,
  canRetry,
  givenIn,
  isAsking,
  isBusy,
  isOpen,
  selectContext,
} from './answering.selectors.ts';
import { acceptText, answeringText as text } from './answering.text.ts';

/** The supplier's answer to one refund or many: what it leads to first, then what came of it. */
export function AnswerDialog({ actor }: { actor: Answering }) {
  const open = useSelector(actor, isOpen);
  const asking = useSelector(actor, isAsking);
  const busy = useSelector(actor, isBusy);
  const { action, refunds } = useSelector(actor, selectContext);
  return (
    <Dialog
      open={open}
      title={text.title(action, refunds.length)}
      width={560}
      sticky
      onClose={() => actor.send({ type: busy ? 'answer.stop' : 'answer.dismiss' })}
      actions={<Actions actor={actor} />}
    >
      {asking || (busy && refunds.length === 1) ? (
        <AnswerQuestion actor={actor} />
      ) : (
        <AnswerResults actor={actor} />
      )}
    </Dialog>
  );
}

function Actions({ actor }: { actor: Answering }) {
  const asking = useSelector(actor, isAsking);
  const busy = useSelector(actor, isBusy);
  const retriable = useSelector(actor, canRetry);
  const context = useSelector(actor, selectContext);
  const { action, refunds, stopping } = context;
  const dismiss = () => actor.send({ type: 'answer.dismiss' });
  if (busy && refunds.length > 1) {
    return (
      <Button disabled={stopping} onClick={() => actor.send({ type: 'answer.stop' })}>
        {stopping ? text.stopping : text.stop}
      </Button>
    );
  }
  if (asking || busy) {
    return (
      <>
        <Button disabled={busy} onClick={dismiss}>
          {text.cancel}
        </Button>
        <Button
          variant={action === 'return' ? 'primary' : 'danger'}
          loading={busy}
          onClick={() => actor.send({ type: 'answer.accept' })}
        >
          {acceptText(action, refunds.length, givenIn(context))}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={dismiss} data-autofocus={!retriable}>
        {retriable ? text.close : text.gotIt}
      </Button>
      {retriable && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'answer.retry' })}>
          {text.retry}
        </Button>
      )}
    </>
  );
}
