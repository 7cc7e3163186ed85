import { formatDate, formatDateTime, formatDayTimeNear } from '../../lib/time.ts';
import { listingsText as text } from './putUp.text.ts';

const DAY_MS = 86_400_000;

/** When something goes on by itself, as it is said: '09:30', '明天 00:05', or with its day. */
export function comingAt(instant: string, now: number = Date.now()): string {
  const time = formatDateTime(instant).slice('2026-11-21 '.length);
  const day = formatDate(instant);
  if (day === formatDate(now)) return time;
  return day === formatDate(now + DAY_MS) ? text.tomorrow(time) : formatDayTimeNear(instant, now);
}

/** Whether it stands still until then. */
export function isLater(instant: string | null, now: number = Date.now()): instant is string {
  return instant !== null && Date.parse(instant) - now > 60_000;
}
