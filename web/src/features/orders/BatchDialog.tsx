import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './Batch.module.css';
import { BatchQuestion } from './BatchQuestion.tsx';
import { BatchResult } from './BatchResult.tsx';
import { sumOf } from './batchActions.machine.ts';
import {
  type BatchActions,
  isBroken,
  isBusy,
  isOpen,
  isOver,
  selectContext,
} from './batchActions.selectors.ts';
import { batchText, batchWords } from './batchActions.text.ts';

interface Props {
  actor: BatchActions;
  /** How many orders are chosen; with some of them it may not be possible. */
  chosen: number;
  /** The results were read. */
  onOver: () => void;
}

/** Asks before something is done to many orders, shows how far it is, and then what became of each. */
export function BatchDialog({ actor, chosen, onOver }: Props) {
  const { user } = useSession();
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const over = useSelector(actor, isOver);
  const { action, subjects, endings, isStopped } = useSelector(actor, selectContext);
  const balance = user?.balance ?? null;
  const canAccept = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.accept', balance }));
  const words = batchWords[action];
  const stop = () => actor.send({ type: 'batch.stop' });
  const accept = () => actor.send({ type: 'batch.accept', balance });
  const close = () => {
    if (busy || broken) return stop();
    actor.send({ type: 'batch.dismiss' });
    if (over) onOver();
  };
  const lost = subjects[endings.length];
  const going = busy || broken;
  return (
    <Dialog
      open={open}
      title={words.title}
      width={520}
      sticky
      onClose={close}
      actions={
        over ? (
          <Button variant="primary" data-autofocus onClick={close}>
            {batchText.ok}
          </Button>
        ) : (
          <>
            <Button disabled={isStopped} onClick={close}>
              {broken ? batchText.enough : busy ? batchText.stop : batchText.keep}
            </Button>
            <Button
              variant={action === 'cancel' ? 'danger' : 'primary'}
              loading={busy}
              disabled={!canAccept && !busy}
              onClick={accept}
            >
              {broken ? batchText.retry : words.accept(subjects.length, sumOf(subjects))}
            </Button>
          </>
        )
      }
    >
      {!over && !going && (
        <BatchQuestion
          action={action}
          subjects={subjects}
          balance={balance}
          left={chosen - subjects.length}
        />
      )}
      {going && (
        <div className={styles.question}>
          <progress aria-label={words.title} max={subjects.length} value={endings.length} />
          <p role="status">
            {isStopped ? batchText.stopping : batchText.progress(endings.length, subjects.length)}
          </p>
          {broken && lost && <Message tone="warning">{batchText.broken(lost.orderNo)}</Message>}
        </div>
      )}
      {over && <BatchResult action={action} endings={endings} undone={subjects.length - endings.length} />}
    </Dialog>
  );
}
