import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { payTypeNames } from '../payments/payments.text.ts';
import { type BillScope, scopeNames } from './bills.text.ts';

/** Which bills are listed, as the address has it. */
export const billsParams = searchParams({
  scope: keyOf<BillScope>(scopeNames, 'all'),
  payType: keyOf(payTypeNames),
  page: page(),
});

/** Which differences of a bill. */
export const differencesParams = searchParams({
  scope: keyOf<BillScope>(scopeNames, 'open'),
  page: page(),
});
