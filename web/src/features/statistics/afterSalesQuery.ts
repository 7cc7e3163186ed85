import type { AfterSalesFilter, AfterSalesUnit } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { day, fixed, id, keyOf, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import { afterSalesUnitNames } from './afterSales.text.ts';
import { monthDays } from './spans.ts';

/** What of the after-sales a page shows, and by what. */
export const afterSalesParams = searchParams({
  ...{ tab: fixed('afterSales'), from: day(), to: day() },
  unit: keyOf<AfterSalesUnit>(afterSalesUnitNames, 'GOODS'),
  ...{ warehouseId: id(), courierId: id(), goodId: id() },
});

export type AfterSalesQuery = QueryOf<typeof afterSalesParams>;

export function afterSalesFilter({ tab: _tab, unit: _unit, ...rest }: AfterSalesQuery): AfterSalesFilter {
  return given(rest);
}

/** What a row of a list is seen by: goods by couriers, all else by goods. */
export function closerAfterSales(query: AfterSalesQuery, key: string): AfterSalesQuery {
  switch (query.unit) {
    case 'GOODS':
      return { ...query, unit: 'COURIER', goodId: Number(key) };
    case 'COURIER':
      return { ...query, unit: 'GOODS', courierId: Number(key) };
    case 'WAREHOUSE':
      return { ...query, unit: 'GOODS', warehouseId: Number(key) };
    case 'MONTH':
      return { ...query, unit: 'GOODS', ...monthDays(key) };
  }
}
