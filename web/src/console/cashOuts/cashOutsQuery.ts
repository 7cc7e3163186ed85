import { fixed, id, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import type { CashOutFilter } from '../graphql/generated/graphql.ts';
import { type CashOutTab, kindNames, payeeNames, statusNames, tabNames } from './cashOuts.text.ts';

/** Which tab of the page is shown. */
export const tabParams = searchParams({ tab: keyOf<CashOutTab>(tabNames, 'audit'), page: page() });

/** Which cash-outs are listed, as the address has it. */
export const cashOutsParams = searchParams({
  tab: keyOf<CashOutTab>(tabNames, 'audit'),
  keyword: text(),
  account: id(),
  batch: id(),
  kind: keyOf(kindNames),
  accountType: keyOf(payeeNames),
  status: keyOf(statusNames),
  page: page(),
});
type Query = typeof cashOutsParams.initial;

const ofTab: Record<CashOutTab, CashOutFilter> = {
  audit: { status: 'AUDITING' },
  pay: { status: 'APPROVED' },
  paying: { status: 'PAYING' },
  failed: { status: 'FAILED' },
  all: {},
  batches: {},
  answers: {},
  splits: {},
};

export const filterOf = ({
  tab,
  keyword,
  account,
  batch,
  kind,
  accountType,
  status,
}: Query): CashOutFilter => ({
  ...(tab === 'all' && status && { status }),
  ...ofTab[tab],
  ...(keyword && { number: keyword }),
  ...(account !== null && { accountId: account }),
  ...(batch !== null && { batchId: batch }),
  ...(kind && { kind }),
  ...(accountType && { accountType }),
});

export const batchesParams = searchParams({ tab: fixed('batches'), page: page() });

/** The cash-outs that were last on a list for the bank. */
export const ofBatchPath = (batchId: number) => `/cash-outs?tab=all&batch=${batchId}`;
