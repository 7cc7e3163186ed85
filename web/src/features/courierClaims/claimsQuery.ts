import type { CourierClaimFilter } from '../../graphql/generated/graphql.ts';
import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { type ClaimTab, tabNames } from './courierClaims.text.ts';

/** Which claims are listed, as the address has it. */
export const claimsParams = searchParams({ tab: keyOf<ClaimTab>(tabNames, 'open'), page: page() });

export const tabFilters: Record<ClaimTab, CourierClaimFilter> = {
  open: { open: true },
  over: { open: false },
  all: {},
};
