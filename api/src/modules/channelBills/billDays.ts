import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';

const DAY_MS = 86_400_000;
/** Minutes past midnight: channels write the bill of a day on the next morning. */
const WRITTEN = 10 * 60 + 30;
/** What is not there by then is empty: channels write no bill of a day on which nothing moved. */
const FINAL = 18 * 60;
/** How far back channels keep bills. */
const KEPT_DAYS = 90;

/** The days before a moment that jobs look at, the newest first; yesterday from the time on when it may be written. */
export function daysBefore(now: Date, count: number): string[] {
  const first = shanghaiParts(now).minutes >= WRITTEN ? 1 : 2;
  return Array.from({ length: count }, (_, at) => dayBefore(now, first + at));
}

/** The day so many days ago. */
export function dayBefore(now: Date, days: number): string {
  return shanghaiParts(new Date(now.getTime() - days * DAY_MS)).date;
}

/** When a day begins and ends. */
export function boundsOf(day: string): { from: string; to: string } {
  const begins = shanghaiMoment(day, 0);
  return { from: begins.toISOString(), to: new Date(begins.getTime() + DAY_MS).toISOString() };
}

/** Whether the bill of a day may be asked for: it is over, and the channel keeps it still. */
export function isOver(day: string, now: Date): boolean {
  return day < shanghaiParts(now).date && day >= dayBefore(now, KEPT_DAYS);
}

/** Whether a bill that is absent now stays so. */
export function isFinal(day: string, now: Date): boolean {
  return now.getTime() >= shanghaiMoment(day, FINAL).getTime() + DAY_MS;
}
