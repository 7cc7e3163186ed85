import { type DateRange, type DaySpan, daySpans } from '../../lib/days.ts';
import { formatDate } from '../../lib/time.ts';
import type { Preset } from './statistics.text.ts';

/** The days of a month such as `2026-11`. */
export function monthDays(month: string): DateRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: `${month}-01`, to };
}

const SPANS = {
  week: 'week',
  month: 'thirty',
  thisMonth: 'month',
  lastMonth: 'lastMonth',
} as const satisfies Record<Preset, DaySpan>;

/** Spans that are asked for often, ending today or with a month. Without days a page shows the last 30. */
export function presetDays(preset: Preset, now: Date): DateRange {
  return daySpans[SPANS[preset]](formatDate(now.toISOString()));
}
