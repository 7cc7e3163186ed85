import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';

/** Minutes of a day of Beijing; over midnight where the first is later. */
export type QuietHours = { quietFrom: number | null; quietTo: number | null };

const DAY_MINUTES = 24 * 60;

/** When something may be sent that is ready now: at once, or when the quiet hours end. */
export function sendableAt(now: Date, { quietFrom: from, quietTo: to }: QuietHours): Date {
  if (from === null || to === null || from === to) return now;
  const { date, minutes } = shanghaiParts(now);
  if (from < to) return minutes >= from && minutes < to ? shanghaiMoment(date, to) : now;
  if (minutes >= from) return shanghaiMoment(date, to + DAY_MINUTES);
  return minutes < to ? shanghaiMoment(date, to) : now;
}

/** The next time that it is `minutes` past midnight in Beijing. */
export function nextAt(now: Date, minutes: number): Date {
  const { date } = shanghaiParts(now);
  const today = shanghaiMoment(date, minutes);
  return today > now ? today : shanghaiMoment(date, minutes + DAY_MINUTES);
}
