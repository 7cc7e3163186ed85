const DAY_MS = 86_400_000;
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
/** More at once is a mistake. */
const MAX_REST_DATES = 60;

/** The days from one to another, both included, such as `2027-02-06`; 60 at most, none when they are turned round. */
export function daysBetween(from: string, to: string): string[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const count = Math.min(MAX_REST_DATES, Math.floor((end - start) / DAY_MS) + 1);
  return count > 0 ? Array.from({ length: count }, (_, ahead) => dayOf(start + ahead * DAY_MS)) : [];
}

/** Days by month, `2027-02` with its days, in order. */
export function monthsOf(days: readonly string[]): { month: string; days: string[] }[] {
  const byMonth = Map.groupBy(days, (day) => day.slice(0, 'yyyy-mm'.length));
  return [...byMonth].map(([month, ofMonth]) => ({ month, days: ofMonth }));
}

/** Today's date there. */
export function todayInShanghai(): string {
  return dayOf(Date.now() + SHANGHAI_OFFSET_MS);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
