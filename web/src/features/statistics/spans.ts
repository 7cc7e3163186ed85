import type { DateRange } from '../../lib/days.ts';
import { formatDate } from '../../lib/time.ts';
import type { Preset } from './statistics.text.ts';

const DAY_MS = 24 * 3_600_000;

/** The days of a month such as `2026-11`. */
export function monthDays(month: string): DateRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: `${month}-01`, to };
}

/** Spans that are asked for often, ending today or with a month. Without days a page shows the last 30. */
export function presetDays(preset: Preset, now: Date): DateRange {
  const today = formatDate(now.toISOString());
  const monthStart = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  const lastMonthEnd = dayBefore(monthStart, 1);
  switch (preset) {
    case 'week':
      return { from: dayBefore(today, 6), to: today };
    case 'month':
      return { from: dayBefore(today, 29), to: today };
    case 'thisMonth':
      return { from: monthStart, to: today };
    case 'lastMonth':
      return { from: `${lastMonthEnd.slice(0, 'yyyy-mm'.length)}-01`, to: lastMonthEnd };
  }
}

function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);
}
