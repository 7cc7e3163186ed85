import type { GoodFilter, GoodsSort } from '../../graphql/generated/graphql.ts';

/** What the address of the home page asks of the goods list. */
export interface GoodsQuery {
  categoryId: number | null;
  /** 2 or 4 digits, or empty for everywhere. */
  areaCode: string;
  sort: GoodsSort;
  keyword: string;
}

/** The specification's own numbers, so that an address can be shared. */
const SORTS: readonly GoodsSort[] = ['GENERAL', 'SALES', 'PRICE_UP', 'PRICE_DOWN', 'NEWEST'];

const GOODS_PAGE_SIZE = 30;

/** Reads the search part of an address; what makes no sense counts as not given. */
export function readGoodsQuery(params: URLSearchParams): GoodsQuery {
  const category = params.get('category') ?? '';
  const area = params.get('area') ?? '';
  return {
    categoryId: /^\d{1,6}$/.test(category) ? Number(category) : null,
    areaCode: /^\d{2}(\d{2})?$/.test(area) ? area : '',
    sort: SORTS[Number(params.get('sort') ?? 1) - 1] ?? 'GENERAL',
    keyword: (params.get('keyword') ?? '').trim().slice(0, 60),
  };
}

/** The search part of the address for a query, without what is the default. */
export function writeGoodsQuery({ categoryId, areaCode, sort, keyword }: GoodsQuery): string {
  const params = new URLSearchParams();
  if (categoryId !== null) params.set('category', String(categoryId));
  if (areaCode) params.set('area', areaCode);
  if (sort !== 'GENERAL') params.set('sort', String(SORTS.indexOf(sort) + 1));
  if (keyword) params.set('keyword', keyword);
  return params.size > 0 ? `?${params}` : '';
}

/** The variables of one page of the feed. */
export function feedVariables({ categoryId, areaCode, sort, keyword }: GoodsQuery, page: number) {
  const filter: GoodFilter = {
    ...(categoryId === null ? {} : { categoryId }),
    ...(areaCode ? { areaCode } : {}),
    ...(keyword ? { keyword } : {}),
  };
  return { filter, sort, page, pageSize: GOODS_PAGE_SIZE };
}
