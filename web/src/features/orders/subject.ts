import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import type { OrderSubject } from './orderActions.machine.ts';

/** What questions about an order need to know of it. */
export function subjectOf(order: OrderRowFragment): OrderSubject {
  const { id, orderNo, totalFee, packageCount, paidAt } = order;
  return { id, orderNo, totalFee, packageCount, paid: Boolean(paidAt) };
}
