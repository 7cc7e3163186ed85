import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';

/** How long a shop stays bound, as its card says it. */
export type BindingStatus = 'good' | 'expiring' | 'expired' | 'disabled';

const SOON_DAYS = 3;

export function bindingStatusOf({
  status,
  daysLeft,
}: Pick<ShopFieldsFragment, 'status' | 'daysLeft'>): BindingStatus {
  if (status === 'EXPIRED') return 'expired';
  if (status === 'DISABLED') return 'disabled';
  return status === 'EXPIRING' || daysLeft <= SOON_DAYS ? 'expiring' : 'good';
}
