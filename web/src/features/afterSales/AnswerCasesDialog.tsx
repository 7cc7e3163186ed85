import { useSelector } from '@xstate/react';
import { BatchActions, BatchResults } from '../../flows/BatchResults.tsx';
import { isBusy, isOpen, selectContext } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
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
        <BatchResults actor={actor} count={count} texts={text} nameOf={({ caseNo }) => caseNo} />
      )}
    </Dialog>
  );
}

function Actions({ actor, answer: { action, cases } }: { actor: AnsweringCases; answer: CasesAnswer }) {
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  const confirm = () => actor.send({ type: 'batch.confirm' });
  if (confirming)
    return (
      <>
        <Button onClick={dismiss}>{text.cancel}</Button>
        <Button variant={action === 'OFFER' ? 'primary' : 'danger'} onClick={confirm}>
          {acceptAnswer(action, cases.length, askedIn(cases))}
        </Button>
      </>
    );
  return <BatchActions actor={actor} texts={text} />;
}
