import { readId, writeSearch } from '../../lib/page.ts';
import { anyGoods, type GoodsQuery } from '../../shop/goodsQuery.ts';

/**
 * What the address of the home page narrows its list to: its category, and of what addresses of the search say only what the
 * home page leads to.
 */
export function readHomeQuery(params: URLSearchParams): GoodsQuery {
  const yes = (name: string) => params.get(name) === '1';
  const sort = params.get('sort');
  return {
    ...anyGoods,
    categoryId: readId(params.get('category')),
    minPrice: readYuan(params.get('min')),
    maxPrice: readYuan(params.get('max')),
    isNew: yes('new'),
    fast: yes('fast'),
    sort: sort === '2' ? 'SALES' : sort === '5' ? 'NEWEST' : 'GENERAL',
  };
}

/** Fen of an amount of yuan with at most two decimals; null for anything else. */
function readYuan(text: string | null): number | null {
  return text && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** The search part of that address for a category; null for all. */
export function homeSearch(categoryId: number | null): string {
  return writeSearch({ category: categoryId === null ? undefined : String(categoryId) });
}

/** Whether the page shows a part of the goods, or all in an order that was chosen. */
export function isPart(query: GoodsQuery): boolean {
  return JSON.stringify(query) !== JSON.stringify(anyGoods);
}
