import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { BatchActions, BatchResults } from '../../../flows/BatchResults.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { isBusy, isFailed, isOpen, selectContext } from '../../../lib/selectors.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RowList } from '../../../ui/data/RowList.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { type DueOrders, type PayingSourceOrders, sumOf } from './paySourceOrders.ts';
import { payManyText as text } from './sources.text.ts';

/** Several orders that are paid by agreement: what each costs and all together, then what came of it. */
export function PayManyDialog({ actor }: { actor: PayingSourceOrders }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const confirming = useSelector(actor, isConfirming);
  const { subject } = useSelector(actor, selectContext);
  if (!open || !subject) return null;
  return (
    <Dialog
      open
      title={text.title}
      width={520}
      sticky
      onClose={() => actor.send({ type: busy || failed ? 'batch.stop' : 'batch.dismiss' })}
      actions={<Actions actor={actor} subject={subject} />}
    >
      {confirming ? (
        <Question subject={subject} />
      ) : (
        <BatchResults
          actor={actor}
          count={subject.orders.length}
          texts={text}
          nameOf={({ remoteOrderNo }) => remoteOrderNo}
        />
      )}
    </Dialog>
  );
}

function isConfirming(snapshot: SnapshotFrom<PayingSourceOrders>): boolean {
  return snapshot.matches('confirming');
}

function Actions({ actor, subject }: { actor: PayingSourceOrders; subject: DueOrders }) {
  const failed = useSelector(actor, isFailed);
  const confirming = useSelector(actor, isConfirming);
  if (!confirming && !failed) return <BatchActions actor={actor} texts={text} />;
  return (
    <>
      <Button onClick={() => actor.send({ type: failed ? 'batch.stop' : 'batch.dismiss' })}>
        {failed ? text.enough : text.cancel}
      </Button>
      <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'batch.confirm' })}>
        {failed ? text.retry : text.accept(formatMoney(sumOf(subject)))}
      </Button>
    </>
  );
}

function Question({ subject }: { subject: DueOrders }) {
  const { orders } = subject;
  return (
    <Stack gap={12}>
      <p>{text.words(orders.length, formatMoney(sumOf(subject)))}</p>
      <RowList label={text.orders} columns="1fr auto" height="40vh">
        {orders.map(({ id, remoteOrderNo, amount }) => (
          <li key={id}>
            <span className="num">{remoteOrderNo}</span>
            <Text num>{formatMoney(amount)}</Text>
          </li>
        ))}
      </RowList>
    </Stack>
  );
}
