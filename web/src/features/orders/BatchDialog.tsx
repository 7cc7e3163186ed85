import { useSelector } from '@xstate/react';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { useSession } from '../session/useSession.ts';
import { BatchQuestion } from './BatchQuestion.tsx';
import { BatchResult } from './BatchResult.tsx';
import { batchText, batchWords } from './orderBatch.text.ts';
import { type OrderBatch, sumOf } from './runOnOrders.ts';

interface Props {
  actor: OrderBatch;
  /** How many orders are chosen; with some of them it may not be possible. */
  chosen: number;
  /** The results were read. */
  onOver: () => void;
}

/** Asks before something is done to many orders, shows how far it is, and then what became of each. */
export function BatchDialog({ actor, chosen, onOver }: Props) {
  const balance = useSession().user?.balance ?? null;
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, isFailed);
  const over = useMatches(actor, { resting: 'showingResults' });
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { subject, isStopping } = useFields(actor, 'subject', 'isStopping');
  const { queue, results } = useFields(actor, 'queue', 'results');
  if (!open || !subject) return null;
  const { action, orders } = subject;
  const words = batchWords[action];
  const close = () => {
    if (busy || requestFailed) return actor.send({ type: 'batch.stop' });
    actor.send({ type: 'batch.dismiss' });
    if (over) onOver();
  };
  return (
    <Dialog
      open
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
            <Button disabled={isStopping} onClick={close}>
              {requestFailed ? batchText.enough : busy ? batchText.stop : batchText.keep}
            </Button>
            <Button
              variant={action === 'cancel' ? 'danger' : 'primary'}
              loading={busy}
              disabled={!canConfirm && !busy}
              onClick={() => actor.send({ type: 'batch.confirm' })}
            >
              {requestFailed ? batchText.retry : words.accept(orders.length, sumOf(orders))}
            </Button>
          </>
        )
      }
    >
      {over ? (
        <BatchResult subject={subject} outcomes={results} />
      ) : busy || requestFailed ? (
        <Stack gap={12}>
          <Progress label={words.title} max={orders.length} value={results.length} />
          <p role="status">
            {isStopping ? batchText.stopping : batchText.progress(results.length, orders.length)}
          </p>
          {requestFailed && queue[0] && (
            <Message tone="warning">{batchText.requestFailed(queue[0].orderNo)}</Message>
          )}
        </Stack>
      ) : (
        <BatchQuestion subject={subject} balance={balance} left={chosen - orders.length} />
      )}
    </Dialog>
  );
}
