import { useSelector } from '@xstate/react';
import { isBusy, isFailed, isOpen, selectContext } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { AnswerQuestion } from './AnswerQuestion.tsx';
import { type AnswerForm, givenIn } from './answer.rules.ts';
import { acceptText, answeringText as text } from './answering.text.ts';
import type { Answering } from './answerRefunds.ts';

/** The supplier's answer to one refund or many: what it leads to first, then what came of it. */
export function AnswerDialog({ actor }: { actor: Answering }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
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
      {confirming || (busy && refunds.length === 1) ? (
        <AnswerQuestion actor={actor} form={subject} />
      ) : (
        <AnswerResults actor={actor} count={refunds.length} />
      )}
    </Dialog>
  );
}

function Actions({ actor, form }: { actor: Answering; form: AnswerForm }) {
  const busy = useSelector(actor, isBusy);
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { isStopping } = useSelector(actor, selectContext);
  const { action, refunds } = form;
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  const confirm = () => actor.send({ type: 'batch.confirm' });
  if (busy && refunds.length > 1) {
    return (
      <Button disabled={isStopping} onClick={() => actor.send({ type: 'batch.stop' })}>
        {isStopping ? text.stopping : text.stop}
      </Button>
    );
  }
  if (confirming || busy) {
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
  return (
    <>
      <Button onClick={dismiss} data-autofocus={!canConfirm}>
        {canConfirm ? text.close : text.gotIt}
      </Button>
      {canConfirm && (
        <Button variant="primary" data-autofocus onClick={confirm}>
          {text.retry}
        </Button>
      )}
    </>
  );
}

/** How far it is, and which refunds were not answered and why. */
function AnswerResults({ actor, count }: { actor: Answering; count: number }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const showingResults = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'showingResults' }));
  const { results, queue } = useSelector(actor, selectContext);
  const notDone = results.filter(({ problem }) => problem !== null);
  return (
    <>
      {busy && (
        <Progress wide label={text.doing} value={results.length} max={count}>
          {text.progress(results.length, count)}
        </Progress>
      )}
      {failed && <Message tone="warning">{text.requestFailed}</Message>}
      {showingResults && (
        <Message tone="warning">
          {text.counts(results.length - notDone.length, notDone.length, queue.length)}
        </Message>
      )}
      {notDone.length > 0 && (
        <RowList label={text.list} columns="1fr 1fr" height="40vh">
          {notDone.map(({ id, packageNo, problem }) => (
            <li key={id}>
              <span className="num">{packageNo}</span>
              <Text tone="danger">{problem}</Text>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
