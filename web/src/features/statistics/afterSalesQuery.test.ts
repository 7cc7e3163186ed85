import { describe, expect, it } from 'vitest';
import { afterSalesFilter, afterSalesParams, closerAfterSales } from './afterSalesQuery.ts';

const read = (search: string) => afterSalesParams.read(new URLSearchParams(search));

it('the query of after-sales keeps its tab in the URL, and omits defaults', () => {
  const query = read('from=2026-02-30&unit=DAY&courierId=x');
  expect(query).toEqual(afterSalesParams.initial);
  expect([afterSalesParams.write(query), afterSalesFilter(query)]).toEqual(['?tab=afterSales', {}]);
});

describe('after-sales rows', () => {
  const whole = read('from=2026-01-15&to=2026-03-15&warehouseId=3');

  it.each([
    ['GOODS', '7', '?tab=afterSales&from=2026-01-15&to=2026-03-15&unit=COURIER&warehouseId=3&goodId=7'],
    ['COURIER', '5', '?tab=afterSales&from=2026-01-15&to=2026-03-15&warehouseId=3&courierId=5'],
    ['WAREHOUSE', '4', '?tab=afterSales&from=2026-01-15&to=2026-03-15&warehouseId=4'],
    ['MONTH', '2026-02', '?tab=afterSales&from=2026-02-01&to=2026-02-28&warehouseId=3'],
  ] as const)('a row by %s drills down to the next level', (unit, key, search) => {
    expect(afterSalesParams.write(closerAfterSales({ ...whole, unit }, key))).toBe(search);
  });
});
