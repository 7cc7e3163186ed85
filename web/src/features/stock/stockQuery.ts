import type { GoodStockFilter } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { id, oneOf, page, type QueryOf, searchParams, text } from '../../lib/searchParams.ts';

export const STOCK_TABS = ['all', 'low', 'out', 'belowSafety'] as const;
export type StockTab = (typeof STOCK_TABS)[number];

/** Which rows the list shows. */
export const stockParams = searchParams({
  tab: oneOf(STOCK_TABS, 'all'),
  goodId: id(),
  warehouseId: id(),
  /** Part of the goods' name, of its pinyin or initials, or of the goods number. */
  keyword: text(),
  page: page(),
});

export type StockQuery = QueryOf<typeof stockParams>;

export function stockFilter({ tab, page: _, ...rest }: StockQuery): GoodStockFilter {
  return { ...given(rest), ...(tab !== 'all' && { [tab]: true }) };
}
