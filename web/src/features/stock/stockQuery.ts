import type { GoodStockFilter } from '../../graphql/generated/graphql.ts';
import { readId, readPage, writeSearch } from '../../lib/page.ts';

export const STOCK_TABS = ['all', 'low', 'out'] as const;
export type StockTab = (typeof STOCK_TABS)[number];

export const PAGE_SIZE = 20;
export const KEYWORD_MAX = 60;

/** Which rows the list shows. It stands in the address. */
export interface StockQuery {
  tab: StockTab;
  goodId: number | null;
  warehouseId: number | null;
  /** Part of the goods' name, of its pinyin or initials, or of the goods number. */
  keyword: string;
}

export const anyStock: StockQuery = { tab: 'all', goodId: null, warehouseId: null, keyword: '' };

/** Out of an address; what makes no sense counts as not given. */
export function readStockQuery(params: URLSearchParams): { query: StockQuery; page: number } {
  const query = {
    tab: STOCK_TABS.find((tab) => tab === params.get('tab')) ?? 'all',
    goodId: readId(params.get('goodId')),
    warehouseId: readId(params.get('warehouseId')),
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
  };
  return { query, page: readPage(params) };
}

/** The search part of the address of a list and page, without what is left open. */
export function writeStock({ tab, goodId, warehouseId, keyword }: StockQuery, page = 1): string {
  const parts = {
    tab: tab === 'all' ? undefined : tab,
    goodId: goodId?.toString(),
    warehouseId: warehouseId?.toString(),
    keyword,
  };
  return writeSearch(parts, page);
}

/** Whether anything is left out besides what the tab leaves out. */
export function isNarrowed(query: StockQuery): boolean {
  return writeStock({ ...query, tab: 'all' }) !== '';
}

export function stockFilter({ tab, goodId, warehouseId, keyword }: StockQuery): GoodStockFilter {
  return {
    ...(goodId !== null && { goodId }),
    ...(warehouseId !== null && { warehouseId }),
    ...(keyword !== '' && { keyword }),
    ...(tab !== 'all' && { [tab]: true }),
  };
}
