import type { OrderFilter, OrderSort } from '../../graphql/generated/graphql.ts';
import { toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { readId } from '../../lib/page.ts';
import {
  day,
  id,
  keyOf,
  named,
  oneOf,
  page,
  type QueryOf,
  scope,
  searchParams,
  text,
} from '../../lib/searchParams.ts';
import { platformNames } from '../goods/goods.text.ts';
import { shipModeNames, sortNames } from './orders.text.ts';

const TAB_FILTERS = {
  all: {},
  pendingPayment: { status: 'PENDING_PAYMENT' },
  pendingShipment: { status: 'PENDING_SHIPMENT' },
  pendingReceipt: { status: 'PENDING_RECEIPT' },
  pendingReview: { status: 'PENDING_REVIEW' },
  afterSale: { afterSale: true },
} satisfies Record<string, OrderFilter>;

export type OrderTab = keyof typeof TAB_FILTERS;
export const ORDER_TABS = Object.keys(TAB_FILTERS) as OrderTab[];
export const PAGE_SIZES = [10, 20, 50] as const;

/** Which orders a list shows, and in which order. Days are those of Asia/Shanghai, both included. */
export const ordersParams = searchParams({
  tab: oneOf(ORDER_TABS, 'all'),
  keyword: text(),
  platform: keyOf(platformNames),
  shopId: named('shop', id()),
  warehouseId: named('warehouse', id()),
  courierId: named('courier', id()),
  mode: keyOf(shipModeNames),
  from: day(),
  to: day(),
  /** Orders that were placed as one decision. */
  batchNo: scope(text()),
  sort: keyOf<OrderSort>(sortNames, 'NEWEST'),
  pageSize: named('size', oneOf(PAGE_SIZES, 10)),
  page: page(),
});

export type ListOrdersQuery = QueryOf<typeof ordersParams>;

/** The variables of one page of orders. */
export function ordersVariables({ tab, mode, from, to, sort, pageSize, page: at, ...rest }: ListOrdersQuery) {
  const filter: OrderFilter = {
    ...TAB_FILTERS[tab],
    ...given({ ...rest, type: mode }),
    ...toTimeFilter({ from, to }),
  };
  return { filter, sort, page: at, pageSize };
}

/** The part of an address that opens an order's details above the list. */
export function detailHash(orderId: number): string {
  return `#order-${orderId}`;
}

/** Which order's details an address opens; null for none. */
export function readDetailHash(hash: string): number | null {
  return hash.startsWith('#order-') ? readId(hash.slice('#order-'.length)) : null;
}
