import type {
  AutoSendStatus,
  OutputStatus,
  ParcelFilter,
  ParcelStatus,
  Platform,
  RefundStatus,
} from '../../graphql/generated/graphql.ts';
import { toTimeFilter } from '../../lib/days.ts';
import { readId, readName, readPage, writeSearch } from '../../lib/page.ts';
import { refundStates } from '../refunds/refunds.text.ts';
import { platformNames } from '../shipments/byHand/flow/shipByHand.text.ts';
import { autoSendNames, outputNames, statusNames } from './parcelStatus.ts';
import { filterText } from './parcels.text.ts';

/** How the list of parcels is narrowed, as its address says; null and '' for what is left open. */
export interface ParcelsQuery {
  status: ParcelStatus | null;
  refund: RefundStatus | null;
  output: OutputStatus | null;
  autoSend: AutoSendStatus | null;
  platform: Platform | null;
  /** Suppliers: whether its label was printed. */
  printed: 'yes' | 'no' | null;
  shopId: number | null;
  warehouseId: number | null;
  courierId: number | null;
  keyword: string;
  /** Days in Asia/Shanghai, both included. */
  from: string;
  to: string;
}

export const PAGE_SIZE = 20;
export const KEYWORD_MAX = 60;

/** Everything. */
export const anyParcels: ParcelsQuery = {
  ...{ status: null, refund: null, output: null, autoSend: null, platform: null, printed: null },
  ...{ shopId: null, warehouseId: null, courierId: null, keyword: '', from: '', to: '' },
};

/** Reads the list and its page from the address; what makes no sense counts as not there. */
export function readParcelsQuery(params: URLSearchParams): { query: ParcelsQuery; page: number } {
  const query: ParcelsQuery = {
    status: readName(statusNames, params.get('status')),
    refund: readName(refundStates, params.get('refund')),
    output: readName(outputNames, params.get('output')),
    autoSend: readName(autoSendNames, params.get('autoSend')),
    platform: readName(platformNames, params.get('platform')),
    printed: readName(filterText.printedNames, params.get('printed')),
    shopId: readId(params.get('shop')),
    warehouseId: readId(params.get('warehouse')),
    courierId: readId(params.get('courier')),
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
  return { query, page: readPage(params) };
}

/** The search part of the address of a list and page. */
export function writeParcelsQuery(query: ParcelsQuery, page = 1): string {
  const { shopId, warehouseId, courierId, ...named } = query;
  const ids = { shop: shopId, warehouse: warehouseId, courier: courierId };
  const parts = Object.entries({ ...named, ...ids }).map(([name, value]) => [name, value?.toString()]);
  return writeSearch(Object.fromEntries(parts), page);
}

/** What the server is asked for; of one order or of all. */
export function filterOf(
  { refund, output, autoSend, printed, keyword, from, to, ...rest }: ParcelsQuery,
  orderId?: number,
): ParcelFilter {
  const filter: Record<string, unknown> = {
    ...rest,
    orderId,
    refundStatus: refund,
    outputStatus: output,
    autoSendStatus: autoSend,
    keyword,
    ...toTimeFilter({ from, to }),
  };
  return {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value))),
    ...(printed === null ? {} : { printed: printed === 'yes' }),
  };
}

/** What suppliers look for most, each in place of whatever else narrows the list. */
export const quickQueries = {
  waiting: { ...anyParcels, status: 'PENDING_SHIPMENT' },
  failed: { ...anyParcels, status: 'PENDING_SHIPMENT', output: 'FAILED' },
  unprinted: { ...anyParcels, status: 'SHIPPED', printed: 'no' },
} satisfies Record<keyof typeof filterText.quickNames, ParcelsQuery>;

/** Whether anything is left out. */
export function isNarrowed(query: ParcelsQuery): boolean {
  return writeParcelsQuery(query) !== '';
}

function dayIn(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
