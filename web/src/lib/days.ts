const DAY_MS = 24 * 3_600_000;

/** Days in Asia/Shanghai such as `2026-11-21`, both included; empty for no bound. */
export interface DateRange {
  from: string;
  to: string;
}

/** Whether the last day comes before the first. */
export function isReversed({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && to < from;
}

/** A day such as `2026-11-21` out of an address; empty when it is none. */
export function readDay(text: string | null): string {
  if (text === null || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && dayOf(at) === text ? text : '';
}

/** Such days as the service filters by them: up to, but without, `endAt`. */
export function toTimeFilter({ from, to }: DateRange): { startAt?: string; endAt?: string } {
  return {
    ...(from ? { startAt: `${from}T00:00:00+08:00` } : {}),
    ...(to ? { endAt: `${dayAfter(to)}T00:00:00+08:00` } : {}),
  };
}

/** The day that follows one. */
function dayAfter(day: string): string {
  return addDays(day, 1);
}

/** The day so many days after one, or before it. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** The first day of the month so many months after that of a day, or before it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1 + months, 1)));
}

/** The same day of a month so many months after that of a day, or before it; the last one of a shorter month. */
export function sameDayIn(day: string, months: number): string {
  const last = Number(addDays(addMonths(day, months + 1), -1).slice(8));
  return `${addMonths(day, months).slice(0, 8)}${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** A day as a person types it: `2026-11-21`, `2026/11/1`, `20261121`; empty when it is none. */
export function typedDay(text: string): string {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/.exec(text.trim()) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text.trim()) ?? [];
  return readDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The weeks that a month touches, from Monday, each of seven days. */
export function weeksOf(month: string): string[][] {
  const after = addMonths(month, 1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(addMonths(month, 0)); monday < after; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
}

/** Spans of days that are asked for often, up to today. */
export const daySpans = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  week: (today) => ({ from: addDays(today, -6), to: today }),
  thirty: (today) => ({ from: addDays(today, -29), to: today }),
  month: (today) => ({ from: addMonths(today, 0), to: today }),
  lastMonth: (today) => ({ from: addMonths(today, -1), to: addDays(addMonths(today, 0), -1) }),
} satisfies Record<string, (today: string) => DateRange>;

export type DaySpan = keyof typeof daySpans;

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
