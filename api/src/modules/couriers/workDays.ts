import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';

/**
 * The working calendar of a courier or a warehouse. `workDays` has seven flags by day of the week; index 0 (Sunday)
 * is always 1, see `sundayRest`.
 */
export type WorkCalendar = {
  workDays: string;
  sundayRest: boolean;
  /** Calendar days `2026-02-17`. */
  restDates: readonly string[];
  /** `16:00` */
  cutoffTime: string;
};

const DAY_MINUTES = 24 * 60;
/** A calendar that rests for longer than this is a mistake, not a holiday. */
const HORIZON_DAYS = 60;

/** Whether it works on a Shanghai calendar day. */
function worksOn(calendar: WorkCalendar, day: { date: string; weekday: number }): boolean {
  if (calendar.restDates.includes(day.date)) return false;
  return day.weekday === 0 ? !calendar.sundayRest : calendar.workDays[day.weekday] === '1';
}

/** Whether it rests on the day of `at`. */
export function restsToday(calendar: WorkCalendar, at: Date): boolean {
  return !worksOn(calendar, shanghaiParts(at));
}

/** The cut-off of the day of `at`; null where it rests then. */
export function cutoffToday(calendar: WorkCalendar, at: Date): Date | null {
  const day = shanghaiParts(at);
  return worksOn(calendar, day) ? shanghaiMoment(day.date, minutesOf(calendar.cutoffTime)) : null;
}

/**
 * The cut-off of the first day on which a payment at `at` can be shipped; null when there is none within the
 * horizon. A day counts when all of them work, and the earliest cut-off applies.
 */
export function promisedShipAt(calendars: readonly WorkCalendar[], at: Date): Date | null {
  const cutoff = Math.min(...calendars.map(({ cutoffTime }) => minutesOf(cutoffTime)));
  const { minutes } = shanghaiParts(at);
  const firstDay = minutes < cutoff ? 0 : 1;
  for (let ahead = firstDay; ahead < HORIZON_DAYS; ahead += 1) {
    const day = shanghaiParts(new Date(at.getTime() + ahead * DAY_MINUTES * 60_000));
    if (calendars.every((calendar) => worksOn(calendar, day))) return shanghaiMoment(day.date, cutoff);
  }
  return null;
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
