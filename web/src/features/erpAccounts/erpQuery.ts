import { fixed, flag, id, keyOf, named, page, scope, searchParams } from '../../lib/searchParams.ts';
import { stockStateNames, tabNames } from './erpAccounts.text.ts';

export type ErpTab = keyof typeof tabNames;

/** Which account is shown, and what of it. */
export const erpParams = searchParams({
  tab: keyOf<ErpTab>(tabNames, 'trades'),
  accountId: named('account', scope(id())),
});

const account = { accountId: named('account', scope(id())) };

export const tradesParams = searchParams({ ...account, failed: flag(), page: page() });

export const stocksParams = searchParams({
  tab: fixed('stocks'),
  ...account,
  state: keyOf(stockStateNames),
  page: page(),
});

/** Its supplier does things in the ERP meanwhile. */
export const LOOK_AGAIN_MS = 10_000;
