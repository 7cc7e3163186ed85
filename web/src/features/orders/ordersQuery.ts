import type { OrderFilter } from '../../graphql/generated/graphql.ts';
import { readPage, writeSearch } from '../../lib/page.ts';

export const ORDER_TABS = [
  'all',
  'pendingPayment',
  'pendingShipment',
  'pendingReceipt',
  'pendingReview',
  'afterSale',
] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

export const ORDERS_PAGE_SIZE = 10;

const FILTERS: Record<OrderTab, OrderFilter> = {
  all: {},
  pendingPayment: { status: 'PENDING_PAYMENT' },
  pendingShipment: { status: 'PENDING_SHIPMENT' },
  pendingReceipt: { status: 'PENDING_RECEIPT' },
  pendingReview: { status: 'PENDING_REVIEW' },
  afterSale: { afterSale: true },
};

/** Reads tab and page from the address; what makes no sense counts as the first. */
export function readOrdersQuery(params: URLSearchParams): { tab: OrderTab; page: number } {
  const tab = ORDER_TABS.find((one) => one === params.get('tab')) ?? 'all';
  return { tab, page: readPage(params) };
}

/** Reads which batch the address is narrowed to; empty for none. */
export function readBatchNo(params: URLSearchParams): string {
  return params.get('batchNo')?.trim() ?? '';
}

/** The search part of the address for a tab and page, of one batch or of all orders. */
export function writeOrdersQuery(tab: OrderTab, page: number, batchNo = ''): string {
  return writeSearch({ tab: tab === 'all' ? undefined : tab, batchNo }, page);
}

/** The variables of one page of orders, of one batch or of all. */
export function ordersVariables(tab: OrderTab, page: number, batchNo = '') {
  const filter = batchNo ? { ...FILTERS[tab], batchNo } : FILTERS[tab];
  return { filter, page, pageSize: ORDERS_PAGE_SIZE };
}
