import type {
  CashOutFilter,
  CashOutStatus,
  MoneyDirection,
  MoneyLogFilter,
  MoneyLogType,
  PayType,
  RechargeFilter,
  RechargeStatus,
} from '../../graphql/generated/graphql.ts';
import { type DateRange, readDateRange, toTimeFilter } from '../../lib/days.ts';
import { readName, readPage, writeSearch } from '../../lib/page.ts';
import { cashOutStates } from '../cashOuts/cashOut.text.ts';
import { directionNames, payTypeNames, rechargeStates, tabNames, typeNames } from './wallet.text.ts';

export type WalletTab = keyof typeof tabNames;

/** Which lines of the wallet a list shows, as its address says; null and '' for what is left open. */
export interface LogsQuery extends DateRange {
  type: MoneyLogType | null;
  direction: MoneyDirection | null;
  keyword: string;
}

export interface RechargesQuery extends DateRange {
  status: RechargeStatus | null;
  payType: PayType | null;
}

export interface CashOutsQuery extends DateRange {
  status: CashOutStatus | null;
}

export const PAGE_SIZE = 20;
export const MAX_KEYWORD = 60;

const anyDays: DateRange = { from: '', to: '' };
export const anyLogs: LogsQuery = { ...anyDays, type: null, direction: null, keyword: '' };
export const anyRecharges: RechargesQuery = { ...anyDays, status: null, payType: null };
export const anyCashOuts: CashOutsQuery = { ...anyDays, status: null };

/** Which list an address shows; what makes no sense counts as not there. */
export function readTab(params: URLSearchParams): WalletTab {
  return readName(tabNames, params.get('tab')) ?? 'logs';
}

export function readLogsQuery(params: URLSearchParams): { query: LogsQuery; page: number } {
  const query = {
    ...readDateRange(params),
    type: readName(typeNames, params.get('type')),
    direction: readName(directionNames, params.get('direction')),
    keyword: (params.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD),
  };
  return { query, page: readPage(params) };
}

export function readRechargesQuery(params: URLSearchParams): { query: RechargesQuery; page: number } {
  const query = {
    ...readDateRange(params),
    status: readName(rechargeStates, params.get('status')),
    payType: readName(payTypeNames, params.get('payType')),
  };
  return { query, page: readPage(params) };
}

export function readCashOutsQuery(params: URLSearchParams): { query: CashOutsQuery; page: number } {
  const query = { ...readDateRange(params), status: readName(cashOutStates, params.get('status')) };
  return { query, page: readPage(params) };
}

/** The search part of the address of a list and page, without what is left open. */
export function writeWallet(
  tab: WalletTab,
  query: LogsQuery | RechargesQuery | CashOutsQuery = anyLogs,
  page = 1,
): string {
  const parts = Object.entries(query).map(([name, value]) => [name, value ?? undefined]);
  return writeSearch({ tab: tab === 'logs' ? undefined : tab, ...Object.fromEntries(parts) }, page);
}

/** The search part that asks for the recharge dialog above the list that is shown: a new one, or one to go on with. */
export function writeRecharge(params: URLSearchParams, payId?: number): string {
  const asked = new URLSearchParams(params);
  asked.set('recharge', '');
  if (payId !== undefined) asked.set('payId', String(payId));
  return `?${asked}`;
}

/** Whether anything is left out. */
export function isNarrowed(query: LogsQuery | RechargesQuery | CashOutsQuery): boolean {
  return writeWallet('logs', query) !== '';
}

export function logsFilter({ from, to, ...rest }: LogsQuery): MoneyLogFilter {
  return given({ ...rest, ...toTimeFilter({ from, to }) });
}

export function rechargesFilter({ from, to, ...rest }: RechargesQuery): RechargeFilter {
  return given({ ...rest, ...toTimeFilter({ from, to }) });
}

export function cashOutsFilter({ from, to, ...rest }: CashOutsQuery): CashOutFilter {
  return given({ ...rest, ...toTimeFilter({ from, to }) });
}

function given<T extends object>(filter: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value))) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
}
