import { describe, expect, it } from 'vitest';
import {
  closerSales,
  formatMargin,
  isTooLong,
  type ShopSalesQuery,
  shopSalesFilter,
  shopSalesParams,
} from './shopSalesQuery.ts';

const query = (more: Partial<ShopSalesQuery>): ShopSalesQuery => ({ ...shopSalesParams.initial, ...more });
const row = { key: '2026-11-21', name: '2026-11-21', shopId: null };

describe('the sales that an address asks for', () => {
  it('come back from it', () => {
    const asked = query({
      from: '2026-11-01',
      to: '2026-11-21',
      unit: 'GOODS',
      shopId: 3,
      linksOf: 3,
      links: '杯子',
    });
    expect(shopSalesParams.read(new URLSearchParams(shopSalesParams.write(asked)))).toEqual(asked);
    expect(shopSalesFilter(asked)).toEqual({ from: '2026-11-01', to: '2026-11-21', shopId: 3 });
  });

  it('are seen more closely from a row', () => {
    expect(closerSales(query({}), row)).toMatchObject({
      from: '2026-11-21',
      to: '2026-11-21',
      unit: 'GOODS',
    });
    expect(closerSales(query({ unit: 'MONTH' }), { ...row, key: '2026-02' })).toMatchObject({
      ...{ from: '2026-02-01', to: '2026-02-28', unit: 'DAY' },
    });
    expect(closerSales(query({ unit: 'SHOP' }), { ...row, key: '3', shopId: 3 })).toMatchObject({
      ...{ unit: 'GOODS', shopId: 3 },
    });
    const good = { key: '3 g', name: '杯子', shopId: 3 };
    expect(closerSales(query({ unit: 'GOODS' }), good)).toMatchObject({
      linksOf: 3,
      links: '杯子',
      unit: 'GOODS',
    });
  });

  it('are of so many days at most by goods', () => {
    const days = { from: '2026-01-01', to: '2026-04-02' };
    expect(isTooLong({ ...days, unit: 'GOODS' })).toBe(false);
    expect(isTooLong({ ...days, to: '2026-04-03', unit: 'GOODS' })).toBe(true);
    expect(isTooLong({ ...days, to: '2026-12-03', unit: 'DAY' })).toBe(false);
  });
});

it('says a margin in percent, and none without income', () => {
  expect([
    formatMargin({ income: 10_000, profit: 3_660 }),
    formatMargin({ income: 10_000, profit: -120 }),
    formatMargin({ income: 0, profit: -120 }),
  ]).toEqual(['36.6%', '-1.2%', '—']);
});
