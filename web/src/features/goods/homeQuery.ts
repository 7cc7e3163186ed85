import { writeSearch } from '../../lib/page.ts';

/** The category that the address of the home page narrows its list to; null for all. */
export function readHomeCategory(params: URLSearchParams): number | null {
  const category = params.get('category') ?? '';
  return /^\d{1,6}$/.test(category) ? Number(category) : null;
}

/** The search part of that address. */
export function homeSearch(categoryId: number | null): string {
  return writeSearch({ category: categoryId === null ? undefined : String(categoryId) });
}
