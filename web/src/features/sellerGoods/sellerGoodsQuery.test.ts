import { describe, expect, it } from 'vitest';
import {
  anyGoods,
  goodsVariables,
  isNarrowed,
  readGoodsQuery,
  type SellerGoodsQuery,
  widened,
  writeGoodsQuery,
} from './sellerGoodsQuery.ts';

const read = (search: string) => readGoodsQuery(new URLSearchParams(search));

const full: SellerGoodsQuery = {
  ...{ status: 'REJECTED', categoryId: 8, warehouseId: 3, platform: 'JD', keyword: '毛巾', lowStock: true },
  ...{ sort: 'STOCK', pageSize: 50, page: 4 },
};

describe('the address of the own goods', () => {
  it('says everything, and is read back', () => {
    const search = writeGoodsQuery(full);
    expect(search).toBe(
      '?status=REJECTED&keyword=%E6%AF%9B%E5%B7%BE&category=8&warehouse=3&platform=JD&low=1&sort=STOCK&size=50&page=4',
    );
    expect(read(search)).toEqual(full);
  });

  it('says nothing of what is the default', () => {
    expect([writeGoodsQuery(anyGoods), read('')]).toEqual(['', anyGoods]);
  });

  it.each([
    'status=SOLD&sort=toString&platform=constructor',
    'category=0&warehouse=-1&low=yes&size=7&page=x',
    'keyword=%20%20',
  ])('takes %s for nothing', (search) => {
    expect(read(search)).toEqual(anyGoods);
  });
});

describe('what is asked for', () => {
  it('leaves out what is left open', () => {
    expect(goodsVariables(anyGoods)).toEqual({ filter: {}, sort: 'NEWEST', page: 1, pageSize: 20 });
  });

  it('names what narrows', () => {
    const { status, categoryId, warehouseId, platform, keyword, lowStock } = full;
    expect(goodsVariables(full)).toEqual({
      filter: { status, categoryId, warehouseId, platform, keyword, lowStock },
      ...{ sort: 'STOCK', page: 4, pageSize: 50 },
    });
  });
});

it.each([
  [anyGoods, false],
  [{ ...anyGoods, status: 'DRAFT', sort: 'SOLD', pageSize: 100, page: 2 }, false],
  [{ ...anyGoods, lowStock: true }, true],
  [full, true],
] as const)('%o is narrowed beyond its status: %s', (query, narrowed) => {
  expect([isNarrowed(query), isNarrowed(widened(query))]).toEqual([narrowed, false]);
});
