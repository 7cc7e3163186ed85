const DAY_MS = 24 * 3_600_000;

/** Whole days until an instant, where these are fewer than `days`; null where it is later, or past. `now` in epoch milliseconds. */
export function endsWithin(instant: string, days: number, now: number): number | null {
  const left = Math.floor((Date.parse(instant) - now) / DAY_MS);
  return left >= 0 && left < days ? left : null;
}
