import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { bindingStatusOf } from './bindingStatus.ts';

type Shop = Pick<
  ShopFieldsFragment,
  'id' | 'shopName' | 'status' | 'daysLeft' | 'waitingOrders' | 'pendingWriteBacks'
>;

/** Shops whose authorisation is about to end with work left that needs it: what to renew first, the most urgent first. */
export function endingShops<S extends Shop>(shops: readonly S[]): S[] {
  const workOf = ({ waitingOrders, pendingWriteBacks }: Shop) => waitingOrders + pendingWriteBacks;
  return shops
    .filter((shop) => bindingStatusOf(shop) === 'expiring' && workOf(shop) > 0)
    .toSorted((one, other) => one.daysLeft - other.daysLeft || workOf(other) - workOf(one));
}
