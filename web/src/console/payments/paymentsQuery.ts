import { id, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import {
  type PaymentTab,
  payTypeNames,
  type ShowMode,
  showNames,
  statusNames,
  tabNames,
} from './payments.text.ts';

export const tabParams = searchParams({ tab: keyOf<PaymentTab>(tabNames, 'payments') });

/** Which payments are listed, as the address has it. */
export const paymentsParams = searchParams({
  keyword: text(),
  account: id(),
  payType: keyOf(payTypeNames),
  status: keyOf(statusNames),
  page: page(),
});

const ofTab = (tab: PaymentTab) => keyOf<PaymentTab>(tabNames, tab);

export const problemsParams = searchParams({
  tab: { ...ofTab('problems'), always: true },
  show: keyOf<ShowMode>(showNames, 'open'),
  page: page(),
});

export const refundsParams = searchParams({
  tab: { ...ofTab('refunds'), always: true },
  show: keyOf<ShowMode>(showNames, 'open'),
  keyword: text(),
  page: page(),
});

export const paymentPath = (paymentId: number) => `/payments/${paymentId}`;
