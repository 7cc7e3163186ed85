import { useSelector } from '@xstate/react';
import { isBusy, isFailed, isOpen, selectContext } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { AnswerCasesForm } from './AnswerCasesForm.tsx';
import { askedIn, type CasesAnswer } from './answerCases.rules.ts';
import { acceptAnswer, answerCasesText as text } from './answerCases.text.ts';
import type { AnsweringCases } from './answerCases.ts';

/** The supplier's answer to cases that wait: what it leads to first, then what came of it. */
export function AnswerCasesDialog({ actor }: { actor: AnsweringCases }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const { subject } = useSelector(actor, selectContext);
  if (!open || !subject) return null;
  const count = subject.cases.length;
  return (
    <Dialog
      open
      title={text.title(count)}
      width={560}
      sticky
      onClose={() => actor.send({ type: busy ? 'batch.stop' : 'batch.dismiss' })}
      actions={<Actions actor={actor} answer={subject} />}
    >
      {confirming ? (
        <AnswerCasesForm actor={actor} answer={subject} />
      ) : (
        <Results actor={actor} count={count} />
      )}
    </Dialog>
  );
}

function Actions({ actor, answer: { action, cases } }: { actor: AnsweringCases; answer: CasesAnswer }) {
  const busy = useSelector(actor, isBusy);
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { isStopping } = useSelector(actor, selectContext);
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  const confirm = () => actor.send({ type: 'batch.confirm' });
  if (busy)
    return (
      <Button disabled={isStopping} onClick={() => actor.send({ type: 'batch.stop' })}>
        {isStopping ? text.stopping : text.stop}
      </Button>
    );
  if (confirming)
    return (
      <>
        <Button onClick={dismiss}>{text.cancel}</Button>
        <Button variant={action === 'OFFER' ? 'primary' : 'danger'} onClick={confirm}>
          {acceptAnswer(action, cases.length, askedIn(cases))}
        </Button>
      </>
    );
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

/** How far it is, and which cases were not answered and why. */
function Results({ actor, count }: { actor: AnsweringCases; count: number }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const showing = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'showingResults' }));
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
      {showing && (
        <Message tone="warning">
          {text.counts(results.length - notDone.length, notDone.length, queue.length)}
        </Message>
      )}
      {notDone.length > 0 && (
        <RowList label={text.list} columns="1fr 1fr" height="40vh">
          {notDone.map(({ id, caseNo, problem }) => (
            <li key={id}>
              <span className="num">{caseNo}</span>
              <Text tone="danger">{problem}</Text>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
