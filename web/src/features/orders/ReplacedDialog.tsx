import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import type { OrderFlows } from './orderFlows.ts';
import { ordersText } from './orders.text.ts';

type Props = Pick<OrderFlows, 'actions' | 'replacement' | 'setReplacement'>;

/** Shows the unpaid order that replaced a cancelled one, and leads to its payment. */
export function ReplacedDialog({ actions, replacement, setReplacement }: Props) {
  if (!replacement) return null;
  const { before, order, payExpireAt, skipped } = replacement;
  const { orderNo, packageCount, totalFee } = order;
  const [first] = skipped;
  const close = () => setReplacement(null);
  const pay = () => {
    close();
    actions.send({ type: 'action.ask', subject: { action: 'pay', order, clientNo: uuid() } });
  };
  return (
    <Dialog
      open
      title={ordersText.replacedTitle}
      width={460}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{ordersText.payLater}</Button>
          <Button variant="primary" data-autofocus onClick={pay}>
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
