import type { CaseFilter } from '../../graphql/generated/graphql.ts';
import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { type CaseTab, tabNames } from './afterSales.text.ts';

/** Which cases are listed, as the address has it. */
export const casesParams = searchParams({ tab: keyOf<CaseTab>(tabNames, 'mine'), page: page() });

export const tabFilters: Record<CaseTab, CaseFilter> = {
  mine: { mine: true },
  open: { open: true },
  over: { open: false },
  all: {},
};
