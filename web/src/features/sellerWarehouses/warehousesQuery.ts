import { given } from '../../lib/given.ts';
import { readId } from '../../lib/page.ts';
import { keyOf, page, type QueryOf, searchParams, text } from '../../lib/searchParams.ts';
import { statusNames } from './warehouses.text.ts';

/** Which of the own warehouses are listed. */
export const warehousesParams = searchParams({ status: keyOf(statusNames), keyword: text(), page: page() });

/** The variables of one page of the own warehouses. */
export function warehousesVariables({ page: at, ...filter }: QueryOf<typeof warehousesParams>) {
  return { filter: given(filter), page: at, pageSize: 20 };
}

/** The warehouse that the address has open for editing: its id, 'new', or null for none. */
export function readEdited(params: URLSearchParams): number | 'new' | null {
  const edit = params.get('edit');
  return edit === 'new' ? 'new' : readId(edit);
}

/** The search part that opens a warehouse above the list that is shown; without one, the list alone. */
export function writeEdited(params: URLSearchParams, edit: number | 'new' | null): string {
  const next = new URLSearchParams(params);
  if (edit === null) next.delete('edit');
  else next.set('edit', String(edit));
  return next.size > 0 ? `?${next}` : '';
}
