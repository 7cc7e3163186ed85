import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';

/** How long a shop stays bound, as its card says it. */
export type Standing = 'good' | 'expiring' | 'expired' | 'disabled';

const SOON_DAYS = 3;

export function standingOf({ status, daysLeft }: Pick<ShopFieldsFragment, 'status' | 'daysLeft'>): Standing {
  if (status === 'EXPIRED') return 'expired';
  if (status === 'DISABLED') return 'disabled';
  return status === 'EXPIRING' || daysLeft <= SOON_DAYS ? 'expiring' : 'good';
}
