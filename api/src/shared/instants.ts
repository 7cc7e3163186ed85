const INSTANT = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FIRST = Date.UTC(1900, 0, 1);
const END = Date.UTC(3000, 0, 1);

/** A moment with its offset, from 1900 to the end of 2999. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && isDay(text.slice(0, 10)) && isBetween(Date.parse(text.toUpperCase()));
}

/** A valid day, from 1900 to the end of 2999. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February would become the 2nd of March.
  return isBetween(at) && new Date(at).toISOString().startsWith(text);
}

function isBetween(at: number): boolean {
  return at >= FIRST && at < END;
}
