/** The whole number that was typed; null for anything else, or beyond the bounds. */
export function wholeIn(typed: string, min: number, max: number): number | null {
  const text = typed.normalize('NFKC').trim();
  const number = /^\d{1,7}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max ? number : null;
}

const MAX_MARGIN = 90;

/** Percent of a price that have to be left. */
export const marginIn = (typed: string) => wholeIn(typed, 0, MAX_MARGIN);
