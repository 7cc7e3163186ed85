/** The page number in an address, from 1, from the end where it is negative; what makes no sense counts as the first. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return isPage(page) ? Number(page) : 1;
}

/** Whether a part of an address is the number of a page. */
export function isPage(text: string): boolean {
  return /^-?[1-9]\d{0,4}$/.test(text);
}

/** An id out of an address; null when it is none. */
export function readId(text: string | null): number | null {
  return text !== null && isWhole(text) && Number(text) > 0 ? Number(text) : null;
}

/** Whether a part of an address is a whole number that JavaScript counts exactly: 53 bits. */
export function isWhole(text: string): boolean {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
}

/** The search part of an address, without what is empty and without the first page. */
export function writeSearch(parts: Record<string, string | undefined>, page = 1): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) params.set(name, value);
  if (page !== 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
