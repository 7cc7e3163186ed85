import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { formatMoney } from '../../lib/money.ts';
import { rechargePath } from '../../lib/paths.ts';
import { shortfallOf } from '../../lib/refusal.ts';
import { selectRefusal } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { OrderActions, OrderQuestion } from './orderActions.ts';
import { ordersText as text } from './orders.text.ts';

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
      refusalAction={
        shortfall !== null && (
          <LinkButton size="small" to={rechargePath({ amount: shortfall })}>
            {text.recharge}
          </LinkButton>
        )
      }
    >
      {(question) => <p>{questionOf(question).words}</p>}
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
