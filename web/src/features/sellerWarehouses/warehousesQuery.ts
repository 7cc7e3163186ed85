import type { SellerWarehouseFilter, ServiceStatus } from '../../graphql/generated/graphql.ts';
import { readId, readName, readPage, writeSearch } from '../../lib/page.ts';
import { statusNames } from './warehouses.text.ts';

/** Which of the own warehouses are listed, as the address says; null and '' for what is left open. */
export interface WarehousesQuery {
  status: ServiceStatus | null;
  keyword: string;
}

/** As the query asks for. */
export const PAGE_SIZE = 20;
export const KEYWORD_MAX = 60;
export const anyWarehouses: WarehousesQuery = { status: null, keyword: '' };

/** What the address asks for; what makes no sense counts as not there. */
export function readWarehousesQuery(params: URLSearchParams): { query: WarehousesQuery; page: number } {
  const query = {
    status: readName(statusNames, params.get('status')),
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
  };
  return { query, page: readPage(params) };
}

/** The warehouse that the address has open for editing: its id, 'new', or null for none. */
export function readEdited(params: URLSearchParams): number | 'new' | null {
  const edit = params.get('edit');
  return edit === 'new' ? 'new' : readId(edit);
}

/** The search part of the address of a list. */
export function writeWarehousesQuery({ status, keyword }: WarehousesQuery, page = 1): string {
  return writeSearch({ status: status ?? undefined, keyword }, page);
}

/** The search part that opens a warehouse above the list that is shown; without one, the list alone. */
export function writeEdited(params: URLSearchParams, edit: number | 'new' | null): string {
  const next = new URLSearchParams(params);
  if (edit === null) next.delete('edit');
  else next.set('edit', String(edit));
  return next.size > 0 ? `?${next}` : '';
}

export function isNarrowed(query: WarehousesQuery): boolean {
  return writeWarehousesQuery(query) !== '';
}

export function warehousesFilter({ status, keyword }: WarehousesQuery): SellerWarehouseFilter {
  return { ...(status && { status }), ...(keyword && { keyword }) };
}
