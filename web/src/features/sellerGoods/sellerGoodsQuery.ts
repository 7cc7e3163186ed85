import type { GoodRevisionStatus, SellerGoodSort } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { paths } from '../../lib/paths.ts';
import {
  flag,
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
import { SHOP_PLATFORMS } from '../goods/goods.text.ts';
import { goodStates, revisionNames, sortNames } from './sellerGoods.text.ts';

export const PAGE_SIZES = [20, 50, 100] as const;

/** Which of the own goods a list shows, and in which order. */
export const goodsParams = searchParams({
  status: scope(keyOf(goodStates)),
  /** Part of the name, of its pinyin or initials, or the goods number. */
  keyword: text(),
  categoryId: named('category', id()),
  warehouseId: named('warehouse', id()),
  platform: oneOf(SHOP_PLATFORMS),
  /** Only where some warehouse has no more than its warning. */
  lowStock: named('low', flag()),
  /** Only what has been on sale for thirty days without being sold. */
  unsold: flag(),
  revision: oneOf(Object.keys(revisionNames) as GoodRevisionStatus[]),
  sort: keyOf<SellerGoodSort>(sortNames, 'NEWEST'),
  pageSize: named('size', oneOf<number>(PAGE_SIZES, PAGE_SIZES[0])),
  page: page(),
});

export type SellerGoodsQuery = QueryOf<typeof goodsParams>;

/** The variables of one page of the own goods. */
export function goodsVariables({ sort, page: at, pageSize, ...filter }: SellerGoodsQuery) {
  return { filter: given(filter), sort, page: at, pageSize };
}

/** The stock of one of the goods. */
export function stockPath(goodId: number): string {
  return `${paths.stock}?goodId=${goodId}`;
}
