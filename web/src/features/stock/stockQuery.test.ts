import { describe, expect, it } from 'vitest';
import { stockFilter, stockParams } from './stockQuery.ts';

const { initial: anyStock, isNarrowed, write } = stockParams;
const read = (search: string) => stockParams.read(new URLSearchParams(search));

describe('stockQuery', () => {
  it.each(['', '?tab=low', '?tab=belowSafety', '?tab=out&goodId=5&warehouseId=7&keyword=%E8%A2%9C&page=3'])(
    'stockQuery restores %o',
    (search) => {
      const query = read(search);
      expect(read(write(query))).toEqual(query);
      expect(write(query)).toBe(search);
    },
  );

  it('stockQuery ignores invalid parameters', () => {
    expect(read('?tab=full&goodId=-1&warehouseId=x&keyword=%20&page=0')).toEqual(anyStock);
  });

  it('the query variables follow the URL', () => {
    expect(stockFilter(anyStock)).toEqual({});
    expect(stockFilter({ tab: 'low', goodId: 5, warehouseId: 7, keyword: '袜', page: 1 })).toEqual({
      ...{ low: true, goodId: 5, warehouseId: 7, keyword: '袜' },
    });
    expect(stockFilter({ ...anyStock, tab: 'out' })).toEqual({ out: true });
    expect(stockFilter({ ...anyStock, tab: 'belowSafety' })).toEqual({ belowSafety: true });
  });

  it('the tab does not count as a filter', () => {
    expect(isNarrowed({ ...anyStock, tab: 'low' })).toBe(false);
    expect(isNarrowed({ ...anyStock, goodId: 5 })).toBe(true);
  });
});
