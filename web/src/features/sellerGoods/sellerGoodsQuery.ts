import type {
  GoodsStatus,
  Platform,
  SellerGoodFilter,
  SellerGoodSort,
} from '../../graphql/generated/graphql.ts';
import { readId, readName, readPage, writeSearch } from '../../lib/page.ts';
import { SHOP_PLATFORMS } from './goodForm.ts';
import { goodStates, sortNames } from './sellerGoods.text.ts';

export const PAGE_SIZES = [20, 50, 100] as const;
export const KEYWORD_MAX = 60;

/** Which of the own goods a list shows, and in which order. It stands in the address. */
export interface SellerGoodsQuery {
  status: GoodsStatus | null;
  categoryId: number | null;
  warehouseId: number | null;
  platform: Platform | null;
  /** Part of the name, of its pinyin or initials, or the goods number. */
  keyword: string;
  /** Only where some warehouse has no more than its warning. */
  lowStock: boolean;
  sort: SellerGoodSort;
  pageSize: number;
  page: number;
}

/** All of them, the newest first. */
export const anyGoods: SellerGoodsQuery = {
  ...{ status: null, categoryId: null, warehouseId: null, platform: null, keyword: '', lowStock: false },
  ...{ sort: 'NEWEST', pageSize: PAGE_SIZES[0], page: 1 },
};

/** Reads the search part of an address; what makes no sense counts as not given. */
export function readGoodsQuery(params: URLSearchParams): SellerGoodsQuery {
  return {
    status: readName(goodStates, params.get('status')),
    categoryId: readId(params.get('category')),
    warehouseId: readId(params.get('warehouse')),
    platform: SHOP_PLATFORMS.find((one) => one === params.get('platform')) ?? null,
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    lowStock: params.get('low') === '1',
    sort: readName(sortNames, params.get('sort')) ?? anyGoods.sort,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? anyGoods.pageSize,
    page: readPage(params),
  };
}

/** The search part of the address for a query, without what is the default. */
export function writeGoodsQuery(query: SellerGoodsQuery): string {
  const { status, categoryId, warehouseId, platform, keyword, lowStock, sort, pageSize, page } = query;
  return writeSearch(
    {
      status: status ?? undefined,
      keyword,
      category: categoryId?.toString(),
      warehouse: warehouseId?.toString(),
      platform: platform ?? undefined,
      low: lowStock ? '1' : undefined,
      sort: sort === anyGoods.sort ? undefined : sort,
      size: pageSize === anyGoods.pageSize ? undefined : String(pageSize),
    },
    page,
  );
}

/** The query without what narrows it besides its status. */
export function widened({ status, sort, pageSize }: SellerGoodsQuery): SellerGoodsQuery {
  return { ...anyGoods, status, sort, pageSize };
}

/** Whether the list is narrowed by more than its status. */
export function isNarrowed(query: SellerGoodsQuery): boolean {
  return writeGoodsQuery({ ...query, page: 1 }) !== writeGoodsQuery(widened(query));
}

/** The variables of one page of the own goods. */
export function goodsVariables(query: SellerGoodsQuery) {
  const { status, categoryId, warehouseId, platform, keyword, lowStock, sort, page, pageSize } = query;
  const filter: SellerGoodFilter = {
    ...(status ? { status } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(warehouseId ? { warehouseId } : {}),
    ...(platform ? { platform } : {}),
    ...(keyword ? { keyword } : {}),
    ...(lowStock ? { lowStock } : {}),
  };
  return { filter, sort, page, pageSize };
}
