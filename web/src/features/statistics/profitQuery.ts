import type { ProfitFilter, ProfitUnit } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { day, id, keyOf, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import { unitNames } from './profit.text.ts';
import { monthDays } from './spans.ts';

/** What of the profit a page shows, and by what. */
export const profitParams = searchParams({
  ...{ from: day(), to: day() },
  unit: keyOf<ProfitUnit>(unitNames, 'DAY'),
  ...{ warehouseId: id(), goodId: id() },
});

export type ProfitQuery = QueryOf<typeof profitParams>;

export function profitFilter({ unit: _, ...rest }: ProfitQuery): ProfitFilter {
  return given(rest);
}

/** What a row of a list is seen by: a day by its goods, a month or a thing by its days. */
export function closer(query: ProfitQuery, key: string): ProfitQuery {
  switch (query.unit) {
    case 'DAY':
      return { ...query, from: key, to: key, unit: 'GOODS' };
    case 'MONTH':
      return { ...query, ...monthDays(key), unit: 'DAY' };
    case 'WAREHOUSE':
      return { ...query, unit: 'DAY', warehouseId: Number(key) };
    case 'GOODS':
      return { ...query, unit: 'DAY', goodId: Number(key) };
  }
}
