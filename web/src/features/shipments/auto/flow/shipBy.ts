const HOUR_MS = 3_600_000;
/** Within so many hours it is said how long there is. */
export const NEAR_HOURS = 24;

/** How long there is until an order is to be sent: whole hours, null where that is not near, below 0 where it is over. */
export function hoursUntil(shipBy: string, now: number): number | null {
  const hours = Math.floor((Date.parse(shipBy) - now) / HOUR_MS);
  return hours < NEAR_HOURS ? hours : null;
}
