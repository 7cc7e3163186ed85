import { writeSearch } from '../../lib/page.ts';
import { searchPath } from '../../lib/paths.ts';
import { readKeyword } from '../../shop/keyword.ts';
import type { Search, SearchKind } from './search.machine.ts';

/** The specification's own numbers; that of goods is left out of addresses. */
export const kindNumbers: Record<SearchKind, string> = { goods: '1', warehouse: '2' };

/** What an address of the search page searches for. */
export function readSearch(params: URLSearchParams): Search {
  return { kind: readKind(params), text: readKeyword(params) };
}

function readKind(params: URLSearchParams): SearchKind {
  return params.get('kind') === kindNumbers.warehouse ? 'warehouse' : 'goods';
}

/** The address of a search, over all categories. */
export function searchAddress({ kind, text }: Search): string {
  return (
    searchPath() +
    writeSearch({ kind: kind === 'warehouse' ? kindNumbers.warehouse : undefined, keyword: text })
  );
}
