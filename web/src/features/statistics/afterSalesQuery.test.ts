import { describe, expect, it } from 'vitest';
import { formatRate, formatSeconds } from './afterSales.text.ts';
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

it.each([
  [null, '—', '—'],
  [0, '0%', '不到 1 分钟'],
  [1250, '12.5%', '20 分钟'],
  [10_000, '100%', '2 小时 46 分钟'],
  [90_000, '900%', '1 天 1 小时'],
  [172_800, '1728%', '2 天'],
])('%j is shown as a rate %s, and as a time %s', (value, rate, time) => {
  expect([formatRate(value), formatSeconds(value)]).toEqual([rate, time]);
});
