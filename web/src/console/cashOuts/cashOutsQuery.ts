import { toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { day, fixed, id, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import type { CashOutBatchFilter, CashOutFilter } from '../graphql/generated/graphql.ts';
import {
  type BatchScope,
  batchScopes,
  type CashOutTab,
  kindNames,
  payeeNames,
  statusNames,
  tabNames,
} from './cashOuts.text.ts';

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

export const batchesParams = searchParams({
  tab: fixed('batches'),
  scope: keyOf<BatchScope>(batchScopes, 'all'),
  from: day(),
  to: day(),
  page: page(),
});

export const batchesFilter = ({ scope, ...days }: typeof batchesParams.initial): CashOutBatchFilter => {
  const { startAt, endAt } = toTimeFilter(days);
  return given({ onlyPaying: scope === 'paying', from: startAt, to: endAt });
};

/** The cash-outs that were last on a list for the bank. */
export const ofBatchPath = (batchId: number) => `/cash-outs?tab=all&batch=${batchId}`;
