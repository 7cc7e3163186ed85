import type { Weekday } from '../graphql/generated/graphql.ts';

/** Monday first. */
export const WEEK = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[];

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
  /** On which it works. */
  weekdays: readonly Weekday[];
}

interface Days extends Week {
  /** Days such as `2026-11-21`. */
  restDates: readonly string[];
}

/** Days of the week on which the courier rests, Monday first. */
export function restDays({ weekdays }: Week): Weekday[] {
  return WEEK.filter((day) => !weekdays.includes(day));
}

/** The day of the week of a day such as `2026-11-21`. */
export function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEK.at(sundayFirst - 1) ?? 'SUNDAY';
}

/** Whether the courier rests on the day, in Asia/Shanghai, that the instant falls on. */
export function restsOn(days: Days, instant: number): boolean {
  const day = new Date(instant + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
  return !days.weekdays.includes(weekdayOf(day)) || days.restDates.includes(day);
}
