import { readId, writeSearch } from '../../lib/page.ts';

/** The category that the address of the home page narrows its list to; null for all. */
export function readHomeCategory(params: URLSearchParams): number | null {
  return readId(params.get('category'));
}

/** The search part of that address. */
export function homeSearch(categoryId: number | null): string {
  return writeSearch({ category: categoryId === null ? undefined : String(categoryId) });
}
