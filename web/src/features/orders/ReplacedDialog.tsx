import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import type { OrderSubject, Replacement } from './orderActions.machine.ts';
import type { OrderActions } from './orderActions.selectors.ts';
import { ordersText } from './orders.text.ts';

interface Props {
  actor: OrderActions;
  /** The cancelled order. */
  before: OrderSubject;
  replacement: Replacement;
}

/** Shows the unpaid order that replaced a cancelled one, with a link to its payment. */
export function ReplacedDialog({ actor, before, replacement: { order, payExpireAt, skipped } }: Props) {
  const { orderNo, packageCount, totalFee } = order;
  const [first] = skipped;
  const later = () => actor.send({ type: 'action.dismiss' });
  return (
    <Dialog
      open
      title={ordersText.replacedTitle}
      width={460}
      onClose={later}
      actions={
        <>
          <Button onClick={later}>{ordersText.payLater}</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() =>
              actor.send({ type: 'action.ask', action: 'pay', subject: order, clientNo: uuid() })
            }
          >
            {ordersText.goPay(formatMoney(totalFee))}
          </Button>
        </>
      }
    >
      <p>
        {ordersText.replacedWords(orderNo, packageCount, formatMoney(totalFee), formatMoney(before.totalFee))}
      </p>
      <p>{ordersText.payBefore(formatDateTime(payExpireAt).slice(11))}</p>
      {first && <Message tone="warning">{ordersText.replacedSkipped(skipped.length, first.msg)}</Message>}
    </Dialog>
  );
}
