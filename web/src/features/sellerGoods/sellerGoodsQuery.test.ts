import { describe, expect, it } from 'vitest';
import { goodsParams, goodsVariables, type SellerGoodsQuery } from './sellerGoodsQuery.ts';

const { initial, isNarrowed, reset, write } = goodsParams;
const read = (search: string) => goodsParams.read(new URLSearchParams(search));

const full: SellerGoodsQuery = {
  ...{ status: 'REJECTED', categoryId: 8, warehouseId: 3, platform: 'JD', keyword: '毛巾', lowStock: true },
  ...{ unsold: true, revision: 'WAITING', sort: 'STOCK', pageSize: 50, page: 4 },
};

describe('sellerGoodsQuery', () => {
  it('sellerGoodsQuery writes every filter and reads it back', () => {
    const search = write(full);
    expect(search).toBe(
      '?status=REJECTED&keyword=%E6%AF%9B%E5%B7%BE&category=8&warehouse=3&platform=JD&low=1&unsold=1&revision=WAITING&sort=STOCK&size=50&page=4',
    );
    expect(read(search)).toEqual(full);
  });

  it('sellerGoodsQuery omits defaults from the URL', () => {
    expect([write(initial), read('')]).toEqual(['', initial]);
  });

  it.each([
    'status=SOLD&sort=toString&platform=constructor',
    'category=0&warehouse=-1&low=yes&size=7&page=x',
    'keyword=%20%20',
  ])('sellerGoodsQuery ignores %s', (search) => {
    expect(read(search)).toEqual(initial);
  });
});

describe('the query variables', () => {
  it('the query variables omit open filters', () => {
    expect(goodsVariables(initial)).toEqual({ filter: {}, sort: 'NEWEST', page: 1, pageSize: 20 });
  });

  it('the query variables name every set filter', () => {
    const { sort: _sort, page: _page, pageSize: _size, ...filter } = full;
    expect(goodsVariables(full)).toEqual({
      filter,
      ...{ sort: 'STOCK', page: 4, pageSize: 50 },
    });
  });
});

it.each([
  [initial, false],
  [{ ...initial, status: 'DRAFT', sort: 'SOLD', pageSize: 100, page: 2 }, false],
  [{ ...initial, lowStock: true }, true],
  [full, true],
] as const)('isNarrowed beyond the status for %o is %s', (query, narrowed) => {
  expect([isNarrowed(query), isNarrowed(reset(query))]).toEqual([narrowed, false]);
});
