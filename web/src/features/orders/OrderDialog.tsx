import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { formatMoney } from '../../lib/money.ts';
import { shortfallOf } from '../../lib/refusal.ts';
import { selectRefusal } from '../../lib/selectors.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useFields } from '../../lib/useFields.ts';
import { uuid } from '../../lib/uuid.ts';
import { RechargeLink } from '../../shop/RechargeLink.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { OrderActions, OrderQuestion } from './orderActions.ts';
import type { OrderFlows } from './orderFlows.ts';
import { ordersText, ordersText as text } from './orders.text.ts';

/** Asks, in the words of what will happen, before an order is paid, cancelled, received or placed once more. */
export function OrderDialog({ actor }: { actor: OrderActions }) {
  const refusal = useSelector(actor, selectRefusal);
  const { subject } = useFields(actor, 'subject');
  const shortfall = refusal && shortfallOf(refusal);
  return (
    <ConfirmActionDialog
      actor={actor}
      destructive={subject?.action === 'cancel'}
      texts={(question) => ({ ...text.dialog, ...questionOf(question) })}
      refusalAction={shortfall !== null && <RechargeLink amount={shortfall}>{text.recharge}</RechargeLink>}
    >
      {(question) => (
        <>
          <p>{questionOf(question).words}</p>
          {question.action === 'receive' && question.order.isAfterSale && (
            <Message tone="warning">{text.confirmAfterSale}</Message>
          )}
        </>
      )}
    </ConfirmActionDialog>
  );
}

function questionOf({ action, order }: OrderQuestion) {
  const { orderNo, totalFee, packageCount, paid } = order;
  const fee = formatMoney(totalFee);
  switch (action) {
    case 'pay':
      return { title: text.payTitle, words: text.payWords(orderNo), accept: text.payNow(fee) };
    case 'cancel':
      return {
        title: text.cancelTitle,
        words: paid
          ? text.cancelPaidWords(orderNo, packageCount, fee)
          : text.cancelWords(orderNo, packageCount),
        accept: text.cancelNow,
      };
    case 'receive':
      return { title: text.confirmTitle, words: text.confirmWords(orderNo), accept: text.confirmNow };
    case 'again':
      return { title: text.againTitle, words: text.againWords(orderNo, packageCount), accept: text.againNow };
  }
}

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
