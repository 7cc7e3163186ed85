import { writeSearch } from '../../lib/page.ts';
import { searchPath } from '../../lib/paths.ts';
import { readKeyword } from '../../shop/goodsQuery.ts';
import type { Search, SearchKind } from './search.machine.ts';

/** The specification's own number for warehouses; goods, 1, are left out. */
const WAREHOUSE = '2';

/** What an address of the search page searches for. */
export function readSearch(params: URLSearchParams): Search {
  return { kind: readKind(params), text: readKeyword(params) };
}

function readKind(params: URLSearchParams): SearchKind {
  return params.get('kind') === WAREHOUSE ? 'warehouse' : 'goods';
}

/** The address of a search, over all categories. */
export function searchAddress({ kind, text }: Search): string {
  return searchPath() + writeSearch({ kind: kind === 'warehouse' ? WAREHOUSE : undefined, keyword: text });
}
