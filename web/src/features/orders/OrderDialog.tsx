import { useSelector } from '@xstate/react';
import { formatMoney } from '../../lib/money.ts';
import { rechargePath } from '../../lib/paths.ts';
import { shortfallOf } from '../../lib/refusal.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import type { Action, OrderSubject } from './orderActions.machine.ts';
import {
  canAccept,
  isBroken,
  isBusy,
  isOpen,
  type OrderActions,
  selectAction,
  selectRefusal,
  selectReplacement,
  selectSubject,
} from './orderActions.selectors.ts';
import { ordersText } from './orders.text.ts';
import { ReplacedDialog } from './ReplacedDialog.tsx';

/** Asks, in the words of what will happen, before an order is paid, cancelled, received or placed once more. */
export function OrderDialog({ actor }: { actor: OrderActions }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const acceptable = useSelector(actor, canAccept);
  const refusal = useSelector(actor, selectRefusal);
  const action = useSelector(actor, selectAction);
  const subject = useSelector(actor, selectSubject);
  const replacement = useSelector(actor, selectReplacement);
  if (!subject) return null;
  if (replacement) return <ReplacedDialog actor={actor} before={subject} replacement={replacement} />;
  const { title, words, accept } = questionFor(action, subject);
  const lack = refusal && shortfallOf(refusal);
  return (
    <Dialog
      open={open}
      title={title}
      width={460}
      onClose={() => actor.send({ type: 'action.dismiss' })}
      actions={
        <>
          <Button disabled={busy} data-autofocus onClick={() => actor.send({ type: 'action.dismiss' })}>
            {refusal ? ordersText.gotIt : ordersText.keep}
          </Button>
          {(acceptable || busy) && (
            <Button
              variant={action === 'cancel' ? 'danger' : 'primary'}
              loading={busy}
              onClick={() => actor.send({ type: 'action.accept' })}
            >
              {broken ? ordersText.retry : accept}
            </Button>
          )}
        </>
      }
    >
      {refusal ? (
        <Message
          tone="danger"
          action={
            lack !== null && (
              <LinkButton size="small" to={rechargePath({ amount: lack })}>
                {ordersText.recharge}
              </LinkButton>
            )
          }
        >
          {refusal.msg}
        </Message>
      ) : (
        <p>{words}</p>
      )}
      {broken && <Message tone="warning">{ordersText.broken}</Message>}
    </Dialog>
  );
}

function questionFor(action: Action, { orderNo, totalFee, packageCount, paid }: OrderSubject) {
  switch (action) {
    case 'pay':
      return {
        title: ordersText.payTitle,
        words: ordersText.payWords(orderNo),
        accept: ordersText.payNow(formatMoney(totalFee)),
      };
    case 'cancel':
      return {
        title: ordersText.cancelTitle,
        words: paid
          ? ordersText.cancelPaidWords(orderNo, packageCount, formatMoney(totalFee))
          : ordersText.cancelWords(orderNo, packageCount),
        accept: ordersText.cancelNow,
      };
    case 'receive':
      return {
        title: ordersText.confirmTitle,
        words: ordersText.confirmWords(orderNo),
        accept: ordersText.confirmNow,
      };
    case 'again':
      return {
        title: ordersText.againTitle,
        words: ordersText.againWords(orderNo, packageCount),
        accept: ordersText.againNow,
      };
  }
}
