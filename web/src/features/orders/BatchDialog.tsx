import { useSelector } from '@xstate/react';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useSession } from '../session/useSession.ts';
import { BatchQuestion } from './BatchQuestion.tsx';
import { BatchResult } from './BatchResult.tsx';
import { sumOf } from './batchActions.machine.ts';
import type { BatchActions } from './batchActions.selectors.ts';
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
  const open = useTag(actor, 'open');
  const busy = useTag(actor, 'busy');
  const broken = useMatches(actor, 'broken');
  const over = useMatches(actor, 'over');
  const { action, subjects, endings, isStopped } = useFields(
    actor,
    'action',
    'subjects',
    'endings',
    'isStopped',
  );
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
        <Stack gap={12}>
          <Progress label={words.title} max={subjects.length} value={endings.length} />
          <p role="status">
            {isStopped ? batchText.stopping : batchText.progress(endings.length, subjects.length)}
          </p>
          {broken && lost && <Message tone="warning">{batchText.broken(lost.orderNo)}</Message>}
        </Stack>
      )}
      {over && <BatchResult action={action} endings={endings} undone={subjects.length - endings.length} />}
    </Dialog>
  );
}
