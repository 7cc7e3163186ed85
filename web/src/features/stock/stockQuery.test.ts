import { describe, expect, it } from 'vitest';
import { anyStock, isNarrowed, readStockQuery, stockFilter, writeStock } from './stockQuery.ts';

const read = (search: string) => readStockQuery(new URLSearchParams(search));

describe('stockQuery', () => {
  it.each(['', '?tab=low', '?tab=out&goodId=5&warehouseId=7&keyword=%E8%A2%9C&page=3'])(
    'stockQuery restores %o',
    (search) => {
      const { query, page } = read(search);
      expect(read(writeStock(query, page))).toEqual({ query, page });
      expect(writeStock(query, page)).toBe(search);
    },
  );

  it('stockQuery ignores invalid parameters', () => {
    expect(read('?tab=full&goodId=-1&warehouseId=x&keyword=%20&page=0')).toEqual({
      query: anyStock,
      page: 1,
    });
  });

  it('the query variables follow the URL', () => {
    expect(stockFilter(anyStock)).toEqual({});
    expect(stockFilter({ tab: 'low', goodId: 5, warehouseId: 7, keyword: '袜' })).toEqual({
      ...{ low: true, goodId: 5, warehouseId: 7, keyword: '袜' },
    });
    expect(stockFilter({ ...anyStock, tab: 'out' })).toEqual({ out: true });
  });

  it('the tab does not count as a filter', () => {
    expect(isNarrowed({ ...anyStock, tab: 'low' })).toBe(false);
    expect(isNarrowed({ ...anyStock, goodId: 5 })).toBe(true);
  });
});
