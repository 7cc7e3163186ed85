import type { OrderFilter, OrderSort, Platform, ShipMode } from '../../graphql/generated/graphql.ts';
import { readDay, toTimeFilter } from '../../lib/days.ts';
import { readId, readPage, writeSearch } from '../../lib/page.ts';

export const ORDER_TABS = [
  'all',
  'pendingPayment',
  'pendingShipment',
  'pendingReceipt',
  'pendingReview',
  'afterSale',
] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

export const PAGE_SIZES = [10, 20, 50] as const;
const KEYWORD_MAX = 60;

const SORTS: readonly OrderSort[] = ['NEWEST', 'OLDEST', 'FEE_HIGH', 'FEE_LOW'];
const MODES: readonly ShipMode[] = ['BY_HAND', 'AUTO', 'MODEL'];
const PLATFORMS: readonly Platform[] = [
  'TAOBAO',
  'PINDUODUO',
  'JD',
  'DOUYIN',
  'KUAISHOU',
  'WECHAT_CHANNELS',
  'OTHER',
];

/** Which orders a list shows, and in which order. It stands in the address. */
export interface OrdersQuery {
  tab: OrderTab;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword: string;
  platform: Platform | null;
  shopId: number | null;
  warehouseId: number | null;
  courierId: number | null;
  mode: ShipMode | null;
  /** Days in Asia/Shanghai such as `2026-11-21`, both included; empty for no bound. */
  startOn: string;
  endOn: string;
  /** Orders that were placed as one decision; empty for all. */
  batchNo: string;
  sort: OrderSort;
  pageSize: number;
  page: number;
}

/** Every order, the newest first. */
export const anyOrders: OrdersQuery = {
  tab: 'all',
  keyword: '',
  platform: null,
  shopId: null,
  warehouseId: null,
  courierId: null,
  mode: null,
  startOn: '',
  endOn: '',
  batchNo: '',
  sort: 'NEWEST',
  pageSize: PAGE_SIZES[0],
  page: 1,
};

const TAB_FILTERS: Record<OrderTab, OrderFilter> = {
  all: {},
  pendingPayment: { status: 'PENDING_PAYMENT' },
  pendingShipment: { status: 'PENDING_SHIPMENT' },
  pendingReceipt: { status: 'PENDING_RECEIPT' },
  pendingReview: { status: 'PENDING_REVIEW' },
  afterSale: { afterSale: true },
};

/** Reads the search part of an address; what makes no sense counts as not given. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const oneOf = <V extends string>(all: readonly V[], name: string) =>
    all.find((one) => one === params.get(name)) ?? null;
  return {
    tab: oneOf(ORDER_TABS, 'tab') ?? 'all',
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    platform: oneOf(PLATFORMS, 'platform'),
    shopId: readId(params.get('shop')),
    warehouseId: readId(params.get('warehouse')),
    courierId: readId(params.get('courier')),
    mode: oneOf(MODES, 'mode'),
    startOn: readDay(params.get('from')),
    endOn: readDay(params.get('to')),
    batchNo: (params.get('batchNo') ?? '').trim(),
    sort: oneOf(SORTS, 'sort') ?? 'NEWEST',
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? anyOrders.pageSize,
    page: readPage(params),
  };
}

/** The search part of the address for a query, without what is the default. */
export function writeOrdersQuery(query: OrdersQuery): string {
  const { tab, keyword, platform, shopId, warehouseId, courierId, mode, startOn, endOn } = query;
  return writeSearch(
    {
      tab: tab === 'all' ? undefined : tab,
      keyword,
      platform: platform ?? undefined,
      shop: shopId?.toString(),
      warehouse: warehouseId?.toString(),
      courier: courierId?.toString(),
      mode: mode ?? undefined,
      from: startOn,
      to: endOn,
      batchNo: query.batchNo,
      sort: query.sort === 'NEWEST' ? undefined : query.sort,
      size: query.pageSize === anyOrders.pageSize ? undefined : String(query.pageSize),
    },
    query.page,
  );
}

/** Whether the list is narrowed by more than its tab and batch. */
export function isNarrowed(query: OrdersQuery): boolean {
  const { tab, batchNo, sort, pageSize, page } = query;
  return writeOrdersQuery(query) !== writeOrdersQuery({ ...anyOrders, tab, batchNo, sort, pageSize, page });
}

/** The variables of one page of orders. */
export function ordersVariables(query: OrdersQuery) {
  const { tab, keyword, platform, shopId, warehouseId, courierId, mode, startOn, endOn, batchNo } = query;
  const filter: OrderFilter = {
    ...TAB_FILTERS[tab],
    ...(keyword ? { keyword } : {}),
    ...(platform ? { platform } : {}),
    ...(shopId ? { shopId } : {}),
    ...(warehouseId ? { warehouseId } : {}),
    ...(courierId ? { courierId } : {}),
    ...(mode ? { type: mode } : {}),
    ...toTimeFilter({ from: startOn, to: endOn }),
    ...(batchNo ? { batchNo } : {}),
  };
  return { filter, sort: query.sort, page: query.page, pageSize: query.pageSize };
}

/** The part of an address that opens an order's details above the list. */
export function detailHash(orderId: number): string {
  return `#order-${orderId}`;
}

/** Which order's details an address opens; null for none. */
export function readDetailHash(hash: string): number | null {
  return hash.startsWith('#order-') ? readId(hash.slice('#order-'.length)) : null;
}
