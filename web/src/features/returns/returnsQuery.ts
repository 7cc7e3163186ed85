import type { ReturnFilter } from '../../graphql/generated/graphql.ts';
import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { type ReturnTab, tabNames } from './returns.text.ts';

/** Which returned parcels are listed, as the address has it. */
export const returnsParams = searchParams({ tab: keyOf<ReturnTab>(tabNames, 'underway'), page: page() });

export const tabFilters: Record<ReturnTab, ReturnFilter> = {
  underway: { state: 'UNDERWAY' },
  arrived: { state: 'ARRIVED' },
  unsettled: { state: 'UNSETTLED' },
  stray: { state: 'STRAY' },
  all: {},
};
