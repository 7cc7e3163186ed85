import type { GoodFilter, GoodsSort } from '../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../lib/money.ts';
import { writeSearch } from '../lib/page.ts';

/** Which goods a list shows, and in which order. */
export interface GoodsQuery {
  categoryId: number | null;
  warehouseId: number | null;
  /** 2 or 4 digits, or empty for everywhere. */
  areaCode: string;
  keyword: string;
  /** Fen a piece, both ends included; null for no bound. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Only what can be ordered now. */
  inStock: boolean;
  sort: GoodsSort;
}

/** Everything on sale, in the general order. */
export const anyGoods: GoodsQuery = {
  categoryId: null,
  warehouseId: null,
  areaCode: '',
  keyword: '',
  minPrice: null,
  maxPrice: null,
  inStock: false,
  sort: 'GENERAL',
};

/** The specification's own numbers, so that an address can be shared. */
const SORTS: readonly GoodsSort[] = ['GENERAL', 'SALES', 'PRICE_UP', 'PRICE_DOWN', 'NEWEST'];

const GOODS_PAGE_SIZE = 30;
const MAX_KEYWORD_LENGTH = 60;
/** Fen; no piece costs more than a million yuan. */
const MAX_PRICE = 100_000_000;

/** Reads the search part of an address; what makes no sense counts as not given. Category and warehouse stand in its path. */
export function readGoodsQuery(params: URLSearchParams): GoodsQuery {
  const area = params.get('area') ?? '';
  return {
    ...anyGoods,
    areaCode: /^\d{2}(\d{2})?$/.test(area) ? area : '',
    keyword: readKeyword(params),
    minPrice: readPrice(params.get('min') ?? ''),
    maxPrice: readPrice(params.get('max') ?? ''),
    inStock: params.get('stock') === '1',
    sort: SORTS[Number(params.get('sort') ?? 1) - 1] ?? 'GENERAL',
  };
}

/** The words that an address searches for; empty for none. */
export function readKeyword(params: URLSearchParams): string {
  return (params.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH);
}

/** A price typed in yuan, as fen; null when it is none, or more than any piece costs. */
export function readPrice(text: string): number | null {
  const fen = parseYuan(text);
  return fen !== null && fen <= MAX_PRICE ? fen : null;
}

/** The search part of the address for a query, without what is the default. */
export function writeGoodsQuery(query: GoodsQuery): string {
  const { areaCode, keyword, minPrice, maxPrice, inStock, sort } = query;
  return writeSearch({
    keyword,
    area: areaCode,
    min: minPrice === null ? undefined : fenToYuan(minPrice),
    max: maxPrice === null ? undefined : fenToYuan(maxPrice),
    stock: inStock ? '1' : undefined,
    sort: sort === 'GENERAL' ? undefined : String(SORTS.indexOf(sort) + 1),
  });
}

/** Whether anything but words and order narrows the list. */
export function isNarrowed({ categoryId, areaCode, minPrice, maxPrice, inStock }: GoodsQuery): boolean {
  return categoryId !== null || areaCode !== '' || minPrice !== null || maxPrice !== null || inStock;
}

/** The variables of one page of the feed. */
export function feedVariables(query: GoodsQuery, page: number) {
  const { categoryId, warehouseId, areaCode, keyword, minPrice, maxPrice, inStock, sort } = query;
  const filter: GoodFilter = {
    ...(categoryId === null ? {} : { categoryId }),
    ...(warehouseId === null ? {} : { warehouseId }),
    ...(areaCode ? { areaCode } : {}),
    ...(keyword ? { keyword } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(inStock ? { inStock } : {}),
  };
  return { filter, sort, page, pageSize: GOODS_PAGE_SIZE };
}
