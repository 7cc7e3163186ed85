import type { ProfitFilter, ProfitUnit } from '../../graphql/generated/graphql.ts';
import type { DateRange } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { day, id, keyOf, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import { formatDate } from '../../lib/time.ts';
import { type Preset, unitNames } from './profit.text.ts';

/** What of the profit a page shows, and by what. */
export const profitParams = searchParams({
  ...{ from: day(), to: day() },
  unit: keyOf<ProfitUnit>(unitNames, 'DAY'),
  ...{ warehouseId: id(), goodId: id() },
});

export type ProfitQuery = QueryOf<typeof profitParams>;

const DAY_MS = 24 * 3_600_000;

export function profitFilter({ unit: _, ...rest }: ProfitQuery): ProfitFilter {
  return given(rest);
}

/** What a row of a list is seen by: a day by its goods, a month or a thing by its days. */
export function closer(query: ProfitQuery, key: string): ProfitQuery {
  switch (query.unit) {
    case 'DAY':
      return { ...query, from: key, to: key, unit: 'GOODS' };
    case 'MONTH':
      return { ...query, from: `${key}-01`, to: monthEnd(key), unit: 'DAY' };
    case 'WAREHOUSE':
      return { ...query, unit: 'DAY', warehouseId: Number(key) };
    case 'GOODS':
      return { ...query, unit: 'DAY', goodId: Number(key) };
  }
}

function monthEnd(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
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
