import type { CashOutFilter, MoneyLogFilter, RechargeFilter } from '../../graphql/generated/graphql.ts';
import { type DateRange, toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { readMonth } from '../../lib/months.ts';
import { day, fixed, keyOf, page, type QueryOf, searchParams, text } from '../../lib/searchParams.ts';
import { cashOutStates } from '../cashOuts/cashOut.text.ts';
import { directionNames, payTypeNames, rechargeStates, tabNames, typeNames } from './wallet.text.ts';

export type WalletTab = keyof typeof tabNames;

const PAGE_SIZE = 20;

/** Which list is shown. */
export const tabParams = searchParams({ tab: keyOf<WalletTab>(tabNames, 'logs') });

/** Which lines of the wallet a list shows. */
export const logsParams = searchParams({
  from: day(),
  to: day(),
  type: keyOf(typeNames),
  direction: keyOf(directionNames),
  keyword: text(),
  page: page(),
});

export const rechargesParams = searchParams({
  tab: fixed('recharges'),
  from: day(),
  to: day(),
  status: keyOf(rechargeStates),
  payType: keyOf(payTypeNames),
  page: page(),
});

/** Of which month the statement is; no month is the current one. */
export const statementParams = searchParams({
  tab: fixed('statement'),
  month: { initial: '', narrows: true, parse: readMonth, format: (value: string) => value },
});

export const cashOutsParams = searchParams({
  tab: fixed('cashOuts'),
  from: day(),
  to: day(),
  status: keyOf(cashOutStates),
  page: page(),
});

/** The search part that asks for the recharge dialog above the list that is shown: a new one, or one to go on with. */
export function writeRecharge(params: URLSearchParams, payId?: number): string {
  const asked = new URLSearchParams(params);
  asked.set('recharge', '');
  if (payId !== undefined) asked.set('payId', String(payId));
  return `?${asked}`;
}

/** The page of a list that is asked for, as the graph takes it. */
function variablesOf<Rest extends object>({ from, to }: DateRange, page: number, rest: Rest) {
  return { filter: given({ ...rest, ...toTimeFilter({ from, to }) }), page, pageSize: PAGE_SIZE };
}

interface Variables<Filter> {
  filter: Filter;
  page: number;
  pageSize: number;
}

export function logsVariables(query: QueryOf<typeof logsParams>): Variables<MoneyLogFilter> {
  const { type, direction, keyword } = query;
  return variablesOf(query, query.page, { type, direction, keyword });
}

export function rechargesVariables(query: QueryOf<typeof rechargesParams>): Variables<RechargeFilter> {
  const { status, payType } = query;
  return variablesOf(query, query.page, { status, payType });
}

export function cashOutsVariables(query: QueryOf<typeof cashOutsParams>): Variables<CashOutFilter> {
  return variablesOf(query, query.page, { status: query.status });
}
