import { readId } from '../../lib/page.ts';
import { readGoodsQuery, writeGoodsQuery } from '../../shop/goodsAddress.ts';
import type { GoodsQuery } from '../../shop/goodsQuery.ts';

/** Which goods an address of the mobile site asks for; here the category stands in the search part too. */
export function readMobileQuery(params: URLSearchParams): GoodsQuery {
  return { ...readGoodsQuery(params), categoryId: readId(params.get('category')) };
}

/** The search part of the address for a query, without what is the default. */
export function writeMobileQuery(query: GoodsQuery): string {
  const params = new URLSearchParams(writeGoodsQuery(query));
  if (query.categoryId !== null) params.set('category', String(query.categoryId));
  return params.size > 0 ? `?${params}` : '';
}
