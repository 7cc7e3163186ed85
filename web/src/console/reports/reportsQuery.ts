import type { DateRange } from '../../lib/days.ts';
import { day, keyOf, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import { formatDate } from '../../lib/time.ts';
import type { ReportName, ReportUnit } from '../graphql/generated/graphql.ts';
import { type Preset, reportNames, unitNames } from './reports.text.ts';

const DAY_MS = 24 * 3_600_000;
/** Most days of a report. */
const MAX_DAYS = 731;

/** Which report is shown, by what, and of which days. */
export const reportParams = searchParams({
  name: keyOf<ReportName>(reportNames, 'TURNOVER'),
  unit: keyOf<ReportUnit>(unitNames, 'DAY'),
  from: day(),
  to: day(),
});
export type ReportQuery = QueryOf<typeof reportParams>;

/** Whether there is a report of these days: the last one is today where none is given. */
export function isSpan({ from, to }: DateRange, now: Date): boolean {
  const last = to || formatDate(now.toISOString());
  return !from || (from <= last && from > dayBefore(last, MAX_DAYS));
}

/** Spans that are asked for often, ending today or with a month. */
export function presetDays(preset: Preset, now: Date): DateRange {
  const to = formatDate(now.toISOString());
  const month = to.slice(0, 'yyyy-mm'.length);
  const lastOfBefore = dayBefore(`${month}-01`, 1);
  switch (preset) {
    case 'week':
      return { from: dayBefore(to, 6), to };
    case 'month':
      return { from: dayBefore(to, 29), to };
    case 'thisMonth':
      return { from: `${month}-01`, to };
    case 'lastMonth':
      return { from: `${lastOfBefore.slice(0, 'yyyy-mm'.length)}-01`, to: lastOfBefore };
    case 'year':
      return { from: dayBefore(to, 364), to };
  }
}

/** The same, in months where there are too many days to look at. */
export function presetQuery(preset: Preset, now: Date): Partial<ReportQuery> {
  return { ...presetDays(preset, now), ...(preset === 'year' && { unit: 'MONTH' }) };
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
