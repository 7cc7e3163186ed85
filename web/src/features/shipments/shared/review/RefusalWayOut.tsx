import { paths, rechargePath } from '../../../../lib/paths.ts';
import { type Refusal, shortfallOf } from '../../../../lib/refusal.ts';
import { LinkButton } from '../../../../ui/Button.tsx';
import { reviewText as text } from '../checkout/reviewStep.text.ts';

/** Where to go when an order was refused; nothing where no other page helps. */
export function RefusalWayOut({ refusal }: { refusal: Refusal }) {
  const { errorKey } = refusal;
  if (errorKey === 'BALANCE_SHORT') {
    return (
      <LinkButton size="small" to={rechargePath({ amount: shortfallOf(refusal) })}>
        {text.recharge}
      </LinkButton>
    );
  }
  if (errorKey !== 'IDEMPOTENCY_CONFLICT' && errorKey !== 'ORDER_STATE') return null;
  return (
    <LinkButton size="small" to={paths.orders}>
      {text.toOrders}
    </LinkButton>
  );
}
