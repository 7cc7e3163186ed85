const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

interface Fees {
  firstWeight: number;
  firstFee: number;
  stepWeight: number;
  stepFee: number;
}

/** What a courier takes for a parcel of that weight, in fen; grams. Before discounts and remote areas. */
export function baseFee({ firstWeight, firstFee, stepWeight, stepFee }: Fees, grams: number): number {
  const steps = Math.ceil(Math.max(0, grams - firstWeight) / Math.max(1, stepWeight));
  return firstFee + steps * stepFee;
}

interface Week {
  /** Seven flags by day of the week; the one of Sunday is always 1, see `sundayRest`. */
  workDays: string;
  sundayRest: boolean;
}

interface Days extends Week {
  /** Days such as `2026-11-21`. */
  restDates: readonly string[];
}

function rests({ workDays, sundayRest }: Week, day: number): boolean {
  return day === 0 ? sundayRest : workDays[day] === '0';
}

/** Days of the week on which the courier rests, 1 Monday to 6 Saturday, then 0 Sunday. */
export function restDays(week: Week): number[] {
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => rests(week, day));
}

/** Whether the courier rests on the day, in Asia/Shanghai, that the instant falls on. */
export function restsOn(days: Days, instant: number): boolean {
  const local = new Date(instant + SHANGHAI_OFFSET_MS);
  return rests(days, local.getUTCDay()) || days.restDates.includes(local.toISOString().slice(0, 10));
}
