import type {
  GoodFilter,
  GoodPropertyChoiceInput,
  GoodsSort,
  Platform,
} from '../graphql/generated/graphql.ts';

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
  courierId: number | null;
  /** 2 or 4 digits of where a courier ships free of charge, or empty. */
  freeTo: string;
  /** Published within the last 30 days; shipped within 48 hours. */
  isNew: boolean;
  fast: boolean;
  platform: Platform | null;
  /** One of the values of each property that is named. */
  properties: readonly GoodPropertyChoiceInput[];
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
  courierId: null,
  freeTo: '',
  isNew: false,
  fast: false,
  platform: null,
  properties: [],
  sort: 'GENERAL',
};

const GOODS_PAGE_SIZE = 30;
/** What the graph is asked for. */
export function filterOf(query: GoodsQuery): GoodFilter {
  const { categoryId, warehouseId, minPrice, maxPrice, courierId, platform, properties } = query;
  const { areaCode, keyword, inStock, freeTo, isNew, fast } = query;
  return {
    ...(categoryId === null ? {} : { categoryId }),
    ...(warehouseId === null ? {} : { warehouseId }),
    ...(areaCode ? { areaCode } : {}),
    ...(keyword ? { keyword } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(inStock ? { inStock } : {}),
    ...(courierId === null ? {} : { courierId }),
    ...(freeTo ? { freeTo } : {}),
    ...(isNew ? { isNew } : {}),
    ...(fast ? { fast } : {}),
    ...(platform === null ? {} : { platform }),
    ...(properties.length > 0 ? { properties: [...properties] } : {}),
  };
}

/** The variables of one page of the feed; what sounds similar to a keyword is welcome. */
export function feedVariables(query: GoodsQuery, page: number) {
  const filter: GoodFilter = { ...filterOf(query), ...(query.keyword ? { similar: true } : {}) };
  return { filter, sort: query.sort, page, pageSize: GOODS_PAGE_SIZE };
}
